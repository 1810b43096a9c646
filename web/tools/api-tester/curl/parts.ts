import { EMPTY_PAIR, type Part } from '../api-request.ts'

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
  /** Whether the body is a file, which is not available. */
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

/**
 * `Name: value`; `Name;` would be a header without a value, `Name:` removes one of curl's own, `@file` names a file.
 */
function readHeader(parts: CurlParts, line: string): void {
  const [, name, value] = /^([^:]+):\s*(.*?)\s*$/s.exec(line) ?? []
  if (line.startsWith('@') || name === undefined || !value) parts.leftOut.push(`-H ${line}`)
  else parts.headers.push([name.trim(), value])
}

function readData(parts: CurlParts, value: string): void {
  if (value.startsWith('@')) leaveFile(parts, value.slice(1))
  else parts.data.push(value)
}

/** `content`, `=content`, `name=content`; a file's content is not available. */
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
