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
export type CurlOption =
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
