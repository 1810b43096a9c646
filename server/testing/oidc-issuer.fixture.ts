import { once } from 'node:events'
import { createServer, type IncomingMessage } from 'node:http'
import { exportJWK, generateKeyPair, SignJWT } from 'jose'

/** Claims of the issuer about a person, and its misbehavior. */
export type Person = {
  readonly sub: string
  readonly email: string
  readonly email_verified: boolean
  readonly name?: string
  readonly groups?: readonly string[] | string
}
type Misdeeds = {
  /** Claims that replace the correct ones in the ID token, such as `nonce` or `iss`. */
  readonly claims?: Readonly<Record<string, unknown>>
  /** Issuer name in the discovery document. */
  readonly namedIssuer?: string
  /** Rejects client id and secret. */
  readonly rejectsClient?: boolean
}

/**
 * Starts a small OpenID Connect issuer: discovery, keys, and a token per code. `signIn` acts as its sign-in page and
 * returns the redirect URL.
 */
export async function startOidcIssuer() {
  const { publicKey, privateKey } = await generateKeyPair('RS256')
  const key = { ...(await exportJWK(publicKey)), kid: 'one', alg: 'RS256', use: 'sig' }
  const codes = new Map<string, { readonly person: Person; readonly params: URLSearchParams }>()
  const challenges: string[] = []
  let misdeeds: Misdeeds = {}
  let visitor: Person | undefined
  const server = createServer(async (request, response) => {
    const send = (body: unknown, status = 200) =>
      response.writeHead(status, { 'content-type': 'application/json' }).end(JSON.stringify(body))
    if (request.url === '/.well-known/openid-configuration') return send(discovery())
    if (request.url === '/keys') return send({ keys: [key] })
    const url = new URL(request.url ?? '', issuer)
    if (url.pathname === '/authorize') {
      const back = new URL(url.searchParams.get('redirect_uri') ?? '')
      const location = visitor
        ? new URL(signIn(url.href, visitor), back).href
        : `${back}?error=access_denied&state=${url.searchParams.get('state')}`
      return response.writeHead(302, { location }).end()
    }
    const form = new URLSearchParams(await bodyOf(request))
    if (misdeeds.rejectsClient) return send({ error: 'invalid_client' }, 401)
    const known = codes.get(form.get('code') ?? '')
    codes.delete(form.get('code') ?? '')
    const verifier = form.get('code_verifier') ?? ''
    if (!known || (await s256(verifier)) !== known.params.get('code_challenge'))
      return send({ error: 'invalid_grant' }, 400)
    send({
      access_token: 'opaque',
      token_type: 'Bearer',
      id_token: await idToken(known.person, known.params),
    })
  }).listen(0, '127.0.0.1')
  await once(server, 'listening')
  const address = server.address()
  const issuer = `http://127.0.0.1:${typeof address === 'object' ? address?.port : 0}`

  const discovery = () => ({
    issuer: misdeeds.namedIssuer ?? issuer,
    authorization_endpoint: `${issuer}/authorize`,
    token_endpoint: `${issuer}/token`,
    jwks_uri: `${issuer}/keys`,
    id_token_signing_alg_values_supported: ['RS256'],
  })
  const idToken = ({ sub, ...claims }: Person, params: URLSearchParams) =>
    new SignJWT({
      iss: issuer,
      aud: params.get('client_id') ?? '',
      sub,
      nonce: params.get('nonce'),
      exp: Math.floor(Date.now() / 1000) + 300,
      ...claims,
      ...misdeeds.claims,
    })
      .setProtectedHeader({ alg: 'RS256', kid: 'one' })
      .setIssuedAt()
      .sign(privateKey)

  /** Signs a person in at the URL of the redirect; returns the URL that leads back. */
  const signIn = (url: string, person: Person): string => {
    const params = new URL(url).searchParams
    challenges.push(params.get('code_challenge_method') ?? '')
    const code = `code-${codes.size}-${crypto.randomUUID()}`
    codes.set(code, { person, params })
    const back = new URL(params.get('redirect_uri') ?? '')
    back.search = String(new URLSearchParams({ code, state: params.get('state') ?? '' }))
    return `${back.pathname}${back.search}`
  }

  return {
    issuer,
    /** Signs a token with these claims, as the issuer or with another key. */
    sign: (claims: Readonly<Record<string, unknown>>, key: Parameters<SignJWT['sign']>[0] = privateKey) =>
      new SignJWT(claims).setProtectedHeader({ alg: 'RS256', kid: 'one', typ: 'logout+jwt' }).sign(key),
    /** PKCE challenges received, with their methods. */
    challenges,
    misbehave: (next: Misdeeds) => {
      misdeeds = next
    },
    signIn,
    /** Sets the person who signs in in visiting browsers; undefined cancels. */
    willBe: (person: Person | undefined) => {
      visitor = person
    },
    async stop() {
      server.closeAllConnections()
      server.close()
      await once(server, 'close')
    },
  }
}

async function bodyOf(request: IncomingMessage): Promise<string> {
  const chunks: Buffer[] = []
  for await (const chunk of request) chunks.push(chunk)
  return Buffer.concat(chunks).toString()
}

async function s256(verifier: string): Promise<string> {
  const digest = await crypto.subtle.digest('SHA-256', new TextEncoder().encode(verifier))
  return Buffer.from(digest).toString('base64url')
}
