import { exportJWK, exportPKCS8, exportSPKI } from 'jose/key/export'
import { generateKeyPair } from 'jose/key/generate/keypair'
import { generateSecret } from 'jose/key/generate/secret'
import { ensureSubtle } from '#lib/crypto/ensure-subtle.ts'
import { UserError } from '#lib/result/user-error.ts'
import { getAlgorithm } from './algorithms.ts'

/** A fresh key in every form that it can be carried away in. */
export type GeneratedKey =
  | { readonly kind: 'secret'; readonly alg: string; readonly base64url: string; readonly jwk: string }
  | {
      readonly kind: 'pair'
      readonly alg: string
      readonly privateJwk: string
      readonly publicJwk: string
      readonly privatePem: string
      readonly publicPem: string
    }

/** A key for an algorithm, out of this device's own randomness: as long as the hash, RSA with 2048 bits. */
export async function generateKey(alg: string): Promise<GeneratedKey> {
  const algorithm = getAlgorithm(alg)
  if (!algorithm) throw new UserError('No key can be made for this algorithm')
  await ensureSubtle()
  try {
    return algorithm.key.kty === 'oct' ? await freshSecret(alg) : await freshPair(alg)
  } catch (error) {
    if (error instanceof Error && error.name === 'NotSupportedError') {
      throw new UserError(`This browser cannot make keys for ${alg}`)
    }
    throw error
  }
}

async function freshSecret(alg: string): Promise<GeneratedKey> {
  const { k = '' } = await exportJWK(await generateSecret(alg, { extractable: true }))
  return { kind: 'secret', alg, base64url: k, jwk: jwkText({ kty: 'oct', alg, k }) }
}

async function freshPair(alg: string): Promise<GeneratedKey> {
  const { privateKey, publicKey } = await generateKeyPair(alg, { extractable: true })
  const [privateJwk, publicJwk, privatePem, publicPem] = await Promise.all([
    exportJWK(privateKey),
    exportJWK(publicKey),
    exportPKCS8(privateKey),
    exportSPKI(publicKey),
  ])
  return {
    kind: 'pair',
    alg,
    privateJwk: jwkText({ ...privateJwk, alg }),
    publicJwk: jwkText({ ...publicJwk, alg }),
    privatePem,
    publicPem,
  }
}

function jwkText(jwk: Readonly<Record<string, unknown>>): string {
  return JSON.stringify(jwk, null, 2)
}
