import type { ApiRequest, Auth } from '../api-request.ts'
import { queryRows, withQueryRow } from './query-rows.ts'

/** Names of headers and parameters whose values are credentials. */
const SECRET_NAME =
  /^(proxy-)?authorization$|^(set-)?cookie2?$|api[-_]?key|^key$|token|secret|passw(or)?d|^pwd$|signature|^sig$|^auth$|session|credential|jwt/i

export function isSecretName(name: string): boolean {
  return SECRET_NAME.test(name.trim())
}

/** The request without any credentials: what a shared link and the history may hold. */
export function withoutCredentials(request: ApiRequest): ApiRequest {
  const isSecret = (name: string) => isSecretName(name) || isNamedByAuth(name, request.auth)
  return {
    ...request,
    url: withoutSecretsInUrl(request.url, isSecret),
    headers: request.headers.map((row) => (isSecret(row.name) ? { ...row, value: '' } : row)),
    auth: { ...request.auth, user: '', password: '', token: '', keyValue: '' },
  }
}

/** The request with names only, and no file: what may be stored where nothing is to be remembered. */
export function withoutValues(request: ApiRequest): ApiRequest {
  const bare = withoutFiles(withoutCredentials(request))
  const blank = <Row extends { readonly value: string }>(row: Row) => ({ ...row, value: '' })
  return {
    ...bare,
    headers: bare.headers.map(blank),
    form: bare.form.map(blank),
    parts: bare.parts.map(blank),
    text: '',
  }
}

/** Files are never stored. */
export function withoutFiles({ file: _, ...request }: ApiRequest): ApiRequest {
  return { ...request, parts: request.parts.map(({ file: _, ...part }) => part) }
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
