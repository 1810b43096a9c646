import { EMPTY_PAIR, type Part } from '../api-request.ts'
import { type CurlOption, curlOptions } from './options.ts'

/** Parts of a request, collected from the options of a curl command. */
export class CurlParts {
  readonly urls: string[] = []
  readonly headers: (readonly [name: string, value: string])[] = []
  readonly data: string[] = []
  readonly queries: string[] = []
  readonly parts: Part[] = []
  /** Unsupported options. */
  readonly leftOut: string[] = []
  method: string | undefined
  user: string | undefined
  /** The body is a file, which is not at hand. */
  isFile = false
  isJson = false
  isHead = false
  isGet = false
}

export function readParts(words: readonly string[]): CurlParts {
  const parts = new CurlParts()
  for (const option of curlOptions(words)) take(parts, option)
  return parts
}

function take(parts: CurlParts, option: CurlOption): void {
  if (option.name === undefined) {
    // A joined line whose end was lost in pasting leaves whitespace.
    if (option.value.trim() !== '') parts.urls.push(option.value)
    return
  }
  const read = READERS[option.name]
  if (read) read(parts, option.value, option.spelling)
  else if (!NEEDLESS.has(option.name)) parts.leftOut.push(option.spelling)
}

type Reader = (parts: CurlParts, value: string, spelling: string) => void

const READERS: Readonly<Record<string, Reader>> = {
  url: (parts, value) => parts.urls.push(value),
  request: (parts, value) => {
    parts.method = value.toUpperCase()
  },
  header: readHeader,
  data: readData,
  'data-ascii': readData,
  'data-binary': readData,
  'data-raw': (parts, value) => parts.data.push(value),
  'data-urlencode': readEncoded,
  'url-query': (parts, value) => parts.queries.push(value),
  json: (parts, value) => {
    parts.isJson = true
    readData(parts, value)
  },
  form: readForm,
  'form-string': (parts, value) => addPart(parts, value, false),
  user: (parts, value) => {
    parts.user = value
  },
  'oauth2-bearer': (parts, value) => parts.headers.push(['Authorization', `Bearer ${value}`]),
  cookie: (parts, value, spelling) => {
    // Without `=` it is a file name.
    if (value.includes('=')) parts.headers.push(['Cookie', value])
    else parts.leftOut.push(spelling)
  },
  'user-agent': (parts, value) => parts.headers.push(['User-Agent', value]),
  referer: (parts, value) => parts.headers.push(['Referer', value]),
  get: (parts) => {
    parts.isGet = true
  },
  head: (parts) => {
    parts.isHead = true
  },
  k: leaveCertificates,
  insecure: leaveCertificates,
}

/** They change what curl prints, or what every browser does anyway. */
const NEEDLESS = new Set(
  's silent S show-error v verbose i include show-headers L location compressed # progress-bar no-progress-meter g globoff N no-buffer http1.1 http2 tcp-nodelay'.split(
    ' ',
  ),
)

/** `Name: value`; `Name;` would be a header without a value, `Name:` takes one of curl's own away, `@file` names a file. */
function readHeader(parts: CurlParts, line: string): void {
  const [, name, value] = /^([^:]+):\s*(.*?)\s*$/s.exec(line) ?? []
  if (line.startsWith('@') || name === undefined || !value) parts.leftOut.push(`-H ${line}`)
  else parts.headers.push([name.trim(), value])
}

function readData(parts: CurlParts, value: string): void {
  if (value.startsWith('@')) leaveFile(parts, value.slice(1))
  else parts.data.push(value)
}

/** `content`, `=content`, `name=content`; a file's content is not at hand. */
function readEncoded(parts: CurlParts, value: string, spelling: string): void {
  const equals = value.indexOf('=')
  if (equals === -1 && value.includes('@')) {
    parts.leftOut.push(spelling)
    return
  }
  const name = equals > 0 ? `${value.slice(0, equals)}=` : ''
  parts.data.push(name + encodeURIComponent(value.slice(equals + 1).toWellFormed()))
}

/** `name=text`, `name=@file`, `name=<file`, each with a description such as `;type=image/png`. */
function readForm(parts: CurlParts, value: string): void {
  const [, name = '', mark = '', rest = ''] = /^([^=]*)=([@<]?)(.*)$/s.exec(value) ?? []
  addPart(parts, `${name}=${mark === '' ? withoutType(rest) : ''}`, mark !== '')
  if (mark !== '') parts.leftOut.push(fileRemark(withoutType(rest)))
}

function addPart({ parts }: CurlParts, pair: string, isFile: boolean): void {
  const equals = pair.indexOf('=')
  parts.push({
    ...EMPTY_PAIR,
    id: parts.length + 1,
    name: pair.slice(0, equals),
    value: pair.slice(equals + 1),
    isFile,
  })
}

/** The value of `-F` without what describes it. */
function withoutType(value: string): string {
  const quoted = /^"((?:[^"\\]|\\.)*)"/.exec(value)?.[1]
  return quoted === undefined
    ? value.replace(/;\s*(type|filename|headers|encoder)=.*$/s, '')
    : quoted.replace(/\\(.)/g, '$1')
}

function leaveFile(parts: CurlParts, name: string): void {
  parts.isFile = true
  parts.leftOut.push(fileRemark(name))
}

function fileRemark(name: string): string {
  return `the file ${name} (choose it again)`
}

function leaveCertificates(parts: CurlParts, _value: string, spelling: string): void {
  parts.leftOut.push(`${spelling} (a browser always checks certificates)`)
}
