import { UserError } from '#lib/result/user-error.ts'
import { type ApiRequest, type Auth, allowsBody, type Method, type Pair, type Part } from '../api-request.ts'
import { resolve, resolveUrl, type Variables } from '../variables/resolve.ts'
import { encodeForm } from './form.ts'
import { checkHeader } from './headers.ts'
import { withNewQueryRow } from './query.ts'

export type Header = readonly [name: string, value: string]

/** Name and media type of a file; a `File` has both. */
export type NamedFile = { readonly name: string; readonly type: string }

type TextPart = { readonly name: string; readonly value: string; readonly contentType?: string | undefined }
type FilePart<F extends NamedFile> = {
  readonly name: string
  readonly file: F
  /** Media type, if it differs from the file's own. */
  readonly contentType?: string | undefined
  /** Whether the content is sent as text, without a file name. */
  readonly readsText?: boolean | undefined
}

/** Body with files, or only with their names. */
export type Body<F extends NamedFile> =
  | { readonly kind: 'text'; readonly text: string }
  | { readonly kind: 'multipart'; readonly parts: readonly (TextPart | FilePart<F>)[] }
  | { readonly kind: 'file'; readonly file: F }

export type PreparedBody = Body<File>

/** Request with variables resolved. */
export type Described<F extends NamedFile, Name extends string> = {
  readonly method: Name
  /** Absolute URL; can have a fragment, which is never sent. */
  readonly url: string
  /** In order, repeated names included; also those that browsers do not send. */
  readonly headers: readonly Header[]
  readonly body: Body<F> | undefined
  /** Name and password with variables, which cannot be encoded yet. */
  readonly credentials?: Credentials
}

export type Credentials = { readonly user: string; readonly password: string }

/** Request ready to be sent: variables resolved, everything checked. */
export type PreparedRequest = Described<File, Method>

/** Decisions that differ between sending a request and writing it as code. */
export type Rules<F extends NamedFile> = {
  readonly fill: Fill
  readonly fillUrl: Fill
  /** Returns the URL without name and password. */
  readonly readUrl: (text: string) => Address
  readonly hasBody: boolean
  /** Returns the file of the whole body; undefined without one. */
  readonly bodyFile: (request: ApiRequest) => F | undefined
  readonly partFile: (part: Part) => F
  readonly checkHeader: (name: string, value: string) => void
  readonly encodeForm: (pairs: readonly Header[]) => string
  /** Whether a name or password must stay readable. */
  readonly hasReadableCredentials: (text: string) => boolean
}

export type Address = Credentials & { readonly url: string }

/** Throws UserError, worded for the visitor, for a variable, address, header or file that cannot be sent. */
export function prepareRequest(request: ApiRequest, variables: Variables): PreparedRequest {
  return describeRequest(request, {
    fill: (text) => resolve(text, variables),
    fillUrl: (text) => resolveUrl(text, variables),
    readUrl: withoutCredentials,
    hasBody: allowsBody(request.method),
    bodyFile,
    partFile,
    checkHeader,
    encodeForm,
    hasReadableCredentials: () => false,
  })
}

/** Puts URL, authorization, headers and body together. */
export function describeRequest<F extends NamedFile>(
  request: ApiRequest,
  rules: Rules<F>,
): Described<F, Method> {
  const { fill } = rules
  const auth = filledAuth(request.auth, fill)
  const address = rules.readUrl(withKey(rules.fillUrl(request.url.trim()), auth))
  const typed = sentPairs(request.headers, fill)
  const { user, password } = auth
  const areReadable = auth.kind === 'Basic' && rules.hasReadableCredentials(user + password)
  const authorization = areReadable ? undefined : authHeader(auth, address)
  const headers = authorization ? [...omitHeader(typed, authorization[0]), authorization] : typed
  const { body, contentType } = rules.hasBody ? describeBody(request, rules) : noBody
  const all = contentType && !has(headers, 'content-type') ? [...headers, contentType] : headers
  const sent = body?.kind === 'multipart' ? all.filter(([name, value]) => !isBareMultipart(name, value)) : all
  for (const [name, value] of sent) rules.checkHeader(name, value)
  const described = { method: request.method, url: address.url, headers: sent, body }
  return areReadable ? { ...described, credentials: { user, password } } : described
}

/** Reads an address; its name and password become a header, because browsers refuse them there. */
export function withoutCredentials(text: string): Address {
  const address = readAddress(text)
  const user = tryDecodeComponent(address.username)
  const password = tryDecodeComponent(address.password)
  address.username = ''
  address.password = ''
  return { url: address.href, user, password }
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
function authHeader({ kind, user, password, token, ...key }: Auth, address: Address): Header | undefined {
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
      if (address.user === '' && address.password === '') return undefined
      return basic(address.user, address.password)
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

type BodyAndType<F extends NamedFile> = {
  readonly body: Body<F> | undefined
  readonly contentType: Header | undefined
}

const noBody = { body: undefined, contentType: undefined }

/** Returns the body with its `Content-Type`, unless the visitor names another. */
function describeBody<F extends NamedFile>(request: ApiRequest, rules: Rules<F>): BodyAndType<F> {
  const { format, text, form, parts } = request
  const { fill } = rules
  switch (format) {
    case 'JSON':
      return textBody(fill(text), 'application/json')
    case 'Text':
      return textBody(fill(text), 'text/plain;charset=UTF-8')
    case 'Form':
      return textBody(rules.encodeForm(namedPairs(form, fill)), 'application/x-www-form-urlencoded')
    case 'Multipart':
      return multipart(parts, rules)
    case 'File': {
      const file = rules.bodyFile(request)
      if (!file) return noBody
      return {
        body: { kind: 'file', file },
        contentType: ['Content-Type', file.type || 'application/octet-stream'],
      }
    }
  }
}

function textBody(text: string, type: string): BodyAndType<never> {
  return text === '' ? noBody : { body: { kind: 'text', text }, contentType: ['Content-Type', type] }
}

function namedPairs(rows: readonly Pair[], fill: Fill): Header[] {
  return rows
    .filter(({ isOn, name }) => isOn && name !== '')
    .map(({ name, value }) => [fill(name), fill(value)] as const)
}

function multipart<F extends NamedFile>(
  parts: readonly Part[],
  { fill, partFile }: Rules<F>,
): BodyAndType<F> {
  const sent = parts
    .filter(({ isOn, name }) => isOn && name !== '')
    .map((part) => {
      const { value, isFile, contentType, readsText } = part
      const name = fill(part.name)
      return isFile
        ? { name, file: partFile(part), contentType, readsText }
        : { name, value: fill(value), contentType }
    })
  return sent.length === 0 ? noBody : { body: { kind: 'multipart', parts: sent }, contentType: undefined }
}

function bodyFile({ file, fileName }: ApiRequest): File | undefined {
  if (!file && fileName !== undefined)
    throw new UserError(`Error: The file ${fileName} is not chosen`, 'Choose it as the body.')
  return file
}

function partFile({ name, file }: Part): File {
  if (file) return file
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
  // Some browsers accept a space in a host.
  const isParsed = !/^[^/?#]*\s/.test(rest) && URL.canParse(`http://${rest}`)
  if (rest === '' || hasScheme || beginsWithVariable || !isParsed) return []
  const schemes = LOCAL_HOST.test(rest) ? ['http', 'https'] : ['https', 'http']
  return schemes.map((scheme) => `${scheme}://${rest}`)
}

/** The address to send to. Throws UserError for anything but a whole http or https URL. */
export function readAddress(text: string): URL {
  const address = URL.canParse(text.trim()) ? new URL(text.trim()) : undefined
  if (address && /^https?:$/.test(address.protocol) && /^https?:\/\//i.test(text.trim())) return address
  throw new UserError(BAD_ADDRESS, 'It begins with https:// or http://, followed by a host name.')
}
