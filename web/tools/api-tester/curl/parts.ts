import { EMPTY_PAIR, type Part } from '../api-request.ts'
import { encodeKeepingVariables } from '../request/query.ts'

/** Parts of a request, collected from the options of a curl command. */
export class CurlParts {
  readonly urls: string[] = []
  readonly headers: (readonly [name: string, value: string])[] = []
  readonly data: string[] = []
  readonly queries: string[] = []
  readonly parts: Part[] = []
  readonly cookies: string[] = []
  /** Unsupported options. */
  readonly leftOut: string[] = []
  /** Options that other programs can express, but a browser cannot send. */
  readonly notSendable: string[] = []
  method: string | undefined
  user: string | undefined
  /** Name of the file that is the body, which is not available. */
  file: string | undefined
  isGlobOff = false
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
  json: (parts, value, spelling) => {
    parts.isJson = true
    readData(parts, value, spelling)
  },
  form: readForm,
  'form-string': readFormString,
  user: (parts, value) => {
    parts.user = value
  },
  'oauth2-bearer': (parts, value) => parts.headers.push(['Authorization', `Bearer ${value}`]),
  cookie: (parts, value, spelling) => {
    // Without `=` it is a file name.
    if (value.includes('=')) readCookie(parts, value)
    else parts.leftOut.push(spelling)
  },
  globoff: turnOffPatterns,
  g: turnOffPatterns,
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
  's silent S show-error v verbose i include show-headers L location compressed # progress-bar no-progress-meter N no-buffer http1.1 http2 tcp-nodelay'.split(
    ' ',
  ),
)

/**
 * `Name: value`; `Name;` would be a header without a value, `Name:` removes one of curl's own, `@file` names a file.
 */
function readHeader(parts: CurlParts, line: string): void {
  const [, name, value] = /^([^:]+):\s*(.*?)\s*$/s.exec(line) ?? []
  if (line.startsWith('@') || name === undefined || !value) parts.leftOut.push(`-H ${line}`)
  else parts.headers.push([name.trim(), value])
}

/** Cookies of several options are one header, in the place of the first. */
function readCookie({ headers, cookies }: CurlParts, value: string): void {
  const before = headers.findIndex((header) => header[0] === 'Cookie' && header[1] === cookies.join('; '))
  cookies.push(value)
  if (before === -1) headers.push(['Cookie', value])
  else headers[before] = ['Cookie', cookies.join('; ')]
}

function turnOffPatterns(parts: CurlParts): void {
  parts.isGlobOff = true
}

function readData(parts: CurlParts, value: string, spelling: string): void {
  if (!value.startsWith('@')) parts.data.push(value)
  else if (parts.file !== undefined) parts.leftOut.push(`${spelling} (only one file can be the body)`)
  else {
    parts.file = value.slice(1)
    parts.notSendable.push(fileRemark(parts.file))
  }
}

/** `content`, `=content`, `name=content`; a file's content is not available. */
function readEncoded(parts: CurlParts, value: string, spelling: string): void {
  const equals = value.indexOf('=')
  if (equals === -1 && value.includes('@')) {
    parts.leftOut.push(spelling)
    return
  }
  const name = equals > 0 ? `${value.slice(0, equals)}=` : ''
  parts.data.push(name + encodeKeepingVariables(value.slice(equals + 1)))
}

/** `name=text`, `name=@file`, `name=<file`, each with a description such as `;type=image/png`. */
function readForm(parts: CurlParts, option: string): void {
  const [, name = '', mark = '', rest = ''] = /^([^=]*)=([@<]?)(.*)$/s.exec(option) ?? []
  const { content, type, others } = readFormValue(rest)
  const described = type === undefined ? {} : { contentType: type }
  if (mark === '') addPart(parts, { name, value: content, isFile: false, ...described })
  else {
    const readsText = mark === '<' ? { readsText: true } : {}
    addPart(parts, { name, value: '', isFile: true, fileName: content, ...readsText, ...described })
    parts.notSendable.push(fileRemark(content))
  }
  parts.leftOut.push(...others.map((other) => `${other} of the part ${name}`))
}

function readFormString(parts: CurlParts, pair: string): void {
  const equals = pair.indexOf('=')
  addPart(parts, { name: pair.slice(0, equals), value: pair.slice(equals + 1), isFile: false })
}

function addPart({ parts }: CurlParts, part: Omit<Part, 'id' | 'isOn'>): void {
  parts.push({ ...EMPTY_PAIR, ...part, id: parts.length + 1 })
}

type FormValue = {
  readonly content: string
  readonly type: string | undefined
  /** Other descriptions, as written. */
  readonly others: readonly string[]
}

const DESCRIPTION = /;\s*(?=(?:type|filename|headers|encoder)=)/

function readFormValue(value: string): FormValue {
  const [, quoted, tail] = /^"((?:[^"\\]|\\.)*)"(.*)$/s.exec(value) ?? []
  const [start = '', ...descriptions] = (tail ?? value).split(DESCRIPTION)
  const type = descriptions.findLast((description) => description.startsWith('type='))?.slice(5)
  return {
    content: quoted === undefined ? start : quoted.replace(/\\(.)/g, '$1'),
    type: type?.trim(),
    others: descriptions.filter((description) => !description.startsWith('type=')),
  }
}

function fileRemark(name: string): string {
  return name === '-' ? 'the standard input (choose a file)' : `the file ${name} (choose it again)`
}

function leaveCertificates(parts: CurlParts, _value: string, spelling: string): void {
  parts.leftOut.push(`${spelling} (a browser always checks certificates)`)
}

/** curl's options that matter to a request, each under its long name. */
const SHORT_NAMES: Readonly<Record<string, string>> = {
  X: 'request',
  H: 'header',
  d: 'data',
  F: 'form',
  u: 'user',
  b: 'cookie',
  A: 'user-agent',
  e: 'referer',
  G: 'get',
  I: 'head',
}

/** Options with a value; all others are switches. From curl's manual, version 8. */
const LONG_WITH_VALUE = new Set(
  `abstract-unix-socket alt-svc aws-sigv4 cacert capath cert cert-type ciphers config connect-timeout connect-to
  continue-at cookie cookie-jar create-file-mode crlfile curves data data-ascii data-binary data-raw
  data-urlencode delegation dns-interface dns-ipv4-addr dns-ipv6-addr dns-servers doh-url dump-header ech
  egd-file engine etag-compare etag-save expect100-timeout form form-string ftp-account ftp-alternative-to-user
  ftp-method ftp-port ftp-ssl-ccc-mode happy-eyeballs-timeout-ms haproxy-clientip header help hostpubmd5
  hostpubsha256 hsts interface ip-tos ipfs-gateway json keepalive-cnt keepalive-time key key-type krb libcurl
  limit-rate local-port location-mode login-options mail-auth mail-from mail-rcpt max-filesize max-redirs max-time
  netrc-file noproxy oauth2-bearer output output-dir parallel-max pass pinnedpubkey preproxy proto proto-default
  proto-redir proxy proxy-cacert proxy-capath proxy-cert proxy-cert-type proxy-ciphers proxy-crlfile
  proxy-header proxy-key proxy-key-type proxy-pass proxy-pinnedpubkey proxy-service-name proxy-tls13-ciphers
  proxy-tlsauthtype proxy-tlspassword proxy-tlsuser proxy-user proxy1.0 pubkey quote random-file range rate
  referer request request-target resolve retry retry-delay retry-max-time sasl-authzid service-name socks4
  socks4a socks5 socks5-gssapi-service socks5-hostname speed-limit speed-time stderr telnet-option tftp-blksize
  time-cond tls-max tls13-ciphers tlsauthtype tlspassword tlsuser trace trace-ascii trace-config unix-socket
  upload-file upload-flags url url-query user user-agent variable vlan-priority write-out`.split(/\s+/),
)
const SHORT_WITH_VALUE = new Set('XHdFubAeTCDEKPQUYcmortwxyzh')

/** One option of a command, or a word that is none. */
type CurlOption =
  | { readonly name: string; readonly value: string; readonly spelling: string }
  | { readonly name: undefined; readonly value: string }

/** Yields the options of curl's arguments, without `curl` itself; short ones can be combined (`-sXPOST`). */
export function* curlOptions(words: readonly string[]): Generator<CurlOption> {
  let isOver = false
  for (let at = 0; at < words.length; at++) {
    const word = words[at] ?? ''
    if (isOver || !word.startsWith('-') || word === '-') yield { name: undefined, value: word }
    else if (word === '--') isOver = true
    else if (word.startsWith('--')) {
      const [name = '', ...attached] = word.slice(2).split('=')
      const isAttached = attached.length > 0
      const hasSeparateValue = LONG_WITH_VALUE.has(name) && !isAttached
      const value = isAttached ? attached.join('=') : hasSeparateValue ? (words[++at] ?? '') : ''
      yield { name, value, spelling: hasSeparateValue ? `--${name} ${value}` : word }
    } else {
      for (let letterAt = 1; letterAt < word.length; letterAt++) {
        const letter = word.charAt(letterAt)
        const name = SHORT_NAMES[letter] ?? letter
        if (!SHORT_WITH_VALUE.has(letter)) {
          yield { name, value: '', spelling: `-${letter}` }
          continue
        }
        const rest = word.slice(letterAt + 1)
        const value = rest === '' ? (words[++at] ?? '') : rest
        yield { name, value, spelling: `-${letter} ${value}` }
        break
      }
    }
  }
}
