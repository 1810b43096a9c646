import { UserError } from '#lib/result/user-error.ts'
import { type ApiRequest, type Auth, allowsBody, type Method, type Pair, type Part } from '../api-request.ts'
import { resolve, resolveUrl, type Variables } from '../variables/resolve.ts'
import { encodeForm } from './form.ts'
import { checkHeader } from './headers.ts'
import { withNewQueryRow } from './query.ts'

export type Header = readonly [name: string, value: string]

/** A part of a multipart body. A file that is still to be chosen has a name and no content. */
type PreparedPart =
  | { readonly name: string; readonly value: string }
  | { readonly name: string; readonly file: File }

export type PreparedBody =
  | { readonly kind: 'text'; readonly text: string }
  | { readonly kind: 'multipart'; readonly parts: readonly PreparedPart[] }
  | { readonly kind: 'file'; readonly file: File }

/** Request ready to be sent: variables resolved, everything checked. */
export type PreparedRequest = {
  readonly method: Method
  /** Absolute URL; can have a fragment, which is never sent. */
  readonly url: string
  /** In order, repeated names included; also those that browsers do not send. */
  readonly headers: readonly Header[]
  readonly body: PreparedBody | undefined
}

/** Throws UserError, worded for the visitor, for a variable, address, header or file that cannot be sent. */
export function prepareRequest(request: ApiRequest, variables: Variables): PreparedRequest {
  const fill = (text: string) => resolve(text, variables)
  const auth = filledAuth(request.auth, fill)
  const address = readAddress(withKey(resolveUrl(request.url.trim(), variables), auth))
  const typed = sentPairs(request.headers, fill)
  const credentials = authHeader(auth, address)
  address.username = ''
  address.password = ''
  const headers = credentials ? [...omitHeader(typed, credentials[0]), credentials] : typed
  const { body, contentType } = allowsBody(request.method)
    ? prepareBody(request, fill)
    : { body: undefined, contentType: undefined }
  const all = contentType && !has(headers, 'content-type') ? [...headers, contentType] : headers
  const sent = body?.kind === 'multipart' ? all.filter(([name, value]) => !isBareMultipart(name, value)) : all
  for (const [name, value] of sent) checkHeader(name, value)
  return { method: request.method, url: address.href, headers: sent, body }
}

type Fill = (text: string) => string

/** Rows that are on and have both a name and a value. */
function sentPairs(rows: readonly Pair[], fill: Fill): Header[] {
  return rows
    .filter(({ isOn, name, value }) => isOn && name.trim() !== '' && value !== '')
    .map(({ name, value }) => [fill(name).trim(), fill(value).trim()] as const)
    .filter(([, value]) => value !== '')
}

function has(headers: readonly Header[], lowerName: string): boolean {
  return headers.some(([name]) => name.toLowerCase() === lowerName)
}

function omitHeader(headers: readonly Header[], name: string): readonly Header[] {
  return headers.filter(([other]) => other.toLowerCase() !== name.toLowerCase())
}

/** The boundary is the browser's to choose, so a type without one would make the body unreadable. */
function isBareMultipart(name: string, value: string): boolean {
  return name.toLowerCase() === 'content-type' && /^multipart\/form-data\s*$/i.test(value)
}

function filledAuth(auth: Auth, fill: Fill): Auth {
  switch (auth.kind) {
    case 'None':
      return auth
    case 'Basic':
      return { ...auth, user: fill(auth.user), password: fill(auth.password) }
    case 'Bearer':
      return { ...auth, token: fill(auth.token) }
    case 'API key':
      return { ...auth, keyName: fill(auth.keyName), keyValue: fill(auth.keyValue) }
  }
}

function withKey(url: string, { kind, keyPlace, keyName, keyValue }: Auth): string {
  const isInQuery = kind === 'API key' && keyPlace === 'Query parameter' && keyName !== '' && keyValue !== ''
  return isInQuery ? withNewQueryRow(url, { name: keyName, value: keyValue }) : url
}

/** The header that the chosen authorization adds; without one, that of a name and password in the address. */
function authHeader({ kind, user, password, token, ...key }: Auth, address: URL): Header | undefined {
  switch (kind) {
    case 'Basic':
      return user === '' && password === '' ? undefined : basic(user, password)
    case 'Bearer':
      return token === '' ? undefined : ['Authorization', `Bearer ${token.trim()}`]
    case 'API key': {
      const isHeader = key.keyPlace === 'Header' && key.keyName.trim() !== '' && key.keyValue !== ''
      return isHeader ? [key.keyName.trim(), key.keyValue] : undefined
    }
    case 'None': {
      if (address.username === '' && address.password === '') return undefined
      return basic(tryDecodeComponent(address.username), tryDecodeComponent(address.password))
    }
  }
}

/** Decodes percent-encoding; returns invalid input unchanged. */
function tryDecodeComponent(text: string): string {
  try {
    return decodeURIComponent(text)
  } catch {
    return text
  }
}

/** RFC 7617, with UTF-8. */
function basic(user: string, password: string): Header {
  const bytes = new TextEncoder().encode(`${user}:${password}`)
  return ['Authorization', `Basic ${btoa(String.fromCharCode(...bytes))}`]
}

type BodyAndType = { readonly body: PreparedBody | undefined; readonly contentType: Header | undefined }

const NO_BODY: BodyAndType = { body: undefined, contentType: undefined }

/** Returns the body with its `Content-Type`, unless the visitor names another. */
function prepareBody({ format, text, form, parts, file }: ApiRequest, fill: Fill): BodyAndType {
  switch (format) {
    case 'JSON':
      return textBody(fill(text), 'application/json')
    case 'Text':
      return textBody(fill(text), 'text/plain;charset=UTF-8')
    case 'Form':
      return textBody(encodeForm(namedPairs(form, fill)), 'application/x-www-form-urlencoded')
    case 'Multipart':
      return multipart(parts, fill)
    case 'File':
      if (!file) return NO_BODY
      return {
        body: { kind: 'file', file },
        contentType: ['Content-Type', file.type || 'application/octet-stream'],
      }
  }
}

function textBody(text: string, type: string): BodyAndType {
  return text === '' ? NO_BODY : { body: { kind: 'text', text }, contentType: ['Content-Type', type] }
}

function namedPairs(rows: readonly Pair[], fill: Fill): Header[] {
  return rows
    .filter(({ isOn, name }) => isOn && name !== '')
    .map(({ name, value }) => [fill(name), fill(value)] as const)
}

function multipart(parts: readonly Part[], fill: Fill): BodyAndType {
  const sent = parts.filter(({ isOn, name }) => isOn && name !== '').map((part) => preparedPart(part, fill))
  return sent.length === 0 ? NO_BODY : { body: { kind: 'multipart', parts: sent }, contentType: undefined }
}

function preparedPart({ name, value, isFile, file }: Part, fill: Fill): PreparedPart {
  if (!isFile) return { name: fill(name), value: fill(value) }
  if (file) return { name: fill(name), file }
  throw new UserError(
    `Error: No file is chosen for "${name}"`,
    'Choose one, or switch this part off. Files are not kept when the page is left.',
  )
}

const BAD_ADDRESS = 'Error: Enter a valid http or https URL'

const LOCAL_HOST = /^(localhost|127\.|\[::1\]|[^/?#]*\.(localhost|local)(?=[:/?#]|$))/i

/** Returns URLs with possible schemes for an input without one, the likelier first; none if they would be invalid. */
export function withSchemes(text: string): readonly string[] {
  const rest = text.trim().replace(/^\/\//, '')
  // A colon can only precede a port.
  const hasScheme = /^[a-z][a-z0-9+.-]*:(?!\d+([/?#]|$))/i.test(rest)
  const beginsWithVariable = rest.startsWith('{{')
  if (rest === '' || hasScheme || beginsWithVariable || !URL.canParse(`http://${rest}`)) return []
  const schemes = LOCAL_HOST.test(rest) ? ['http', 'https'] : ['https', 'http']
  return schemes.map((scheme) => `${scheme}://${rest}`)
}

/** The address to send to. Throws UserError for anything but a whole http or https URL. */
export function readAddress(text: string): URL {
  const address = URL.canParse(text.trim()) ? new URL(text.trim()) : undefined
  if (address && /^https?:$/.test(address.protocol) && /^https?:\/\//i.test(text.trim())) return address
  throw new UserError(BAD_ADDRESS, 'It begins with https:// or http://, followed by a host name.')
}
