import type { ApiRequest, Auth, Pair } from '../api-request.ts'
import { queryRows, withQueryRow } from './query.ts'

/** Names of headers and parameters whose values are credentials. */
const SECRET_NAME =
  /^(proxy-)?authorization$|^(set-)?cookie2?$|api[-_]?key|access[-_]?key|private[-_]?key|(?<!idempotency)([-_.]|^)key$|token|secret|passw(or)?d|passphrase|^pwd$|signature|^sig$|([-_.]|^)auth$|session|credential|jwt/i

export function isSecretName(name: string): boolean {
  return SECRET_NAME.test(name.trim())
}

/** Returns the request without any credentials, for the history. */
export function withoutCredentials(request: ApiRequest): ApiRequest {
  const isSecret = (name: string) => isSecretName(name) || isNamedByAuth(name, request.auth)
  const bare = <Row extends Pair>(row: Row) => (isSecret(row.name) ? { ...row, value: '' } : row)
  return {
    ...request,
    url: withoutSecretsInUrl(request.url, isSecret),
    headers: request.headers.map(bare),
    form: request.form.map(bare),
    parts: request.parts.map(bare),
    auth: { ...request.auth, user: '', password: '', token: '', keyValue: '' },
  }
}

/** Returns the request without credentials and files, for storing and for shared links. */
export function storable(request: ApiRequest): ApiRequest {
  const { file: _, ...bare } = withoutCredentials(request)
  return { ...bare, parts: bare.parts.map(({ file: _, ...part }) => part) }
}

function isNamedByAuth(name: string, { kind, keyName }: Auth): boolean {
  return kind === 'API key' && name.trim().toLowerCase() === keyName.trim().toLowerCase()
}

/** Without a name and password before the host, and without the values of secret parameters. */
function withoutSecretsInUrl(url: string, isSecret: (name: string) => boolean): string {
  const bare = url.replace(/^(\s*[a-z][a-z0-9+.-]*:\/\/)[^/?#]*@/i, '$1')
  return queryRows(bare).reduce(
    (now, { name }, index) => (isSecret(name) ? withQueryRow(now, index, { name, value: '' }) : now),
    bare,
  )
}
