import type { Tool } from '#web/catalog/tool.ts'
import KeyRound from '~icons/lucide/key-round'

export const tool: Tool = {
  id: 25,
  slug: 'jwt-decoder',
  title: 'JWT Decoder',
  tagline: 'Read, verify and sign JSON Web Tokens.',
  summary: 'Read, verify and sign JSON Web Tokens without sending them anywhere.',
  features: [
    'Claims with their meaning and dates',
    'Signatures verified with a secret, PEM, JWK or JWKS',
    'Nothing is kept and nothing leaves the device',
  ],
  categories: ['dev'],
  tags: [
    'jwt',
    'json web token',
    'jws',
    'jwk',
    'jwks',
    'bearer token',
    'token',
    'claims',
    'decode',
    'verify signature',
    'oauth',
    'openid',
    'hs256',
    'rs256',
    'es256',
    'eddsa',
    'expired',
  ],
  icon: KeyRound,
}
