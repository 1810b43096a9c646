import type { IncomingMessage } from 'node:http'
import { BlockList, isIP, SocketAddress } from 'node:net'
import type { RequestLike } from './request-like.ts'

/** Client connection, read behind trusted proxies. */
export type Connection = {
  /** Returns the visitor's IP address, or `unknown` without a connection. Only for the log that `AUTH_LOG` enables. */
  readonly addressOf: (request: RequestLike) => string
  /**
   * Returns the visitor's network for rate limits: an IPv4 address, or the first bits of an IPv6 address, 64 by
   * default; `unknown` without a connection (in tests). Never stored, never logged.
   */
  readonly networkOf: (request: RequestLike, bits?: 56 | 64) => string
  /**
   * Whether the visitor's side of the line is encrypted, so that cookies can be `Secure`. With an https `PUBLIC_URL` a
   * page can still be open over plain HTTP, such as at an address of the local network, where such cookies are lost.
   */
  readonly isSecure: (request: RequestLike) => boolean
  /** Returns a sentence about a missing cookie with this purpose; over plain HTTP it names the public https URL. */
  readonly cookieProblem: (request: RequestLike, purpose: string) => string
}

/**
 * Believes `X-Forwarded-For` and `X-Forwarded-Proto` only as far as they were written by the proxies named in
 * `TRUST_PROXY`: addresses or CIDR ranges, separated by commas, each range for one proxy of the chain; the words `loopback` and `private` stand for the ranges
 * of RFC 1122 §3.2.1.3 and RFC 4291 §2.5.3, and of RFC 1918 and RFC 4193. Throws an Error that names an entry that is neither.
 */
export function createConnection(trustProxy: string, publicUrl?: string): Connection {
  const hops = readHops(trustProxy)
  // Behind a proxy, every request originates from the same IP address.
  const isTrusted = memoizeLast((address) => hops.some((hop) => includes(hop, address)))
  const clientAddress = (request: RequestLike) => {
    const chain = request.req.header('x-forwarded-for')?.split(',') ?? []
    let address = remoteAddress(request)
    if (chain.length === 0 || !isTrusted(address)) return address
    // A range stands for one proxy: visitors can be in it, too, and would choose what comes before.
    let left = hops
    for (;;) {
      const hop = left.find((one) => includes(one, address))
      const before = hop && normalizeIp(chain.pop()?.trim() ?? '')
      if (before === undefined || isIP(before) === 0) return address
      address = before
      if (!hop?.isSingle) left = left.filter((one) => one !== hop)
    }
  }
  const isPublicSecure = publicUrl?.startsWith('https:') === true
  const isSecure = (request: RequestLike) => {
    const forwarded = request.req.header('x-forwarded-proto')
    if (forwarded !== undefined && isTrusted(remoteAddress(request))) return forwarded === 'https'
    return isPublicSecure && (forwarded === 'https' || isFromSecurePage(request))
  }
  return {
    addressOf: clientAddress,
    networkOf: (request, bits = 64) => networkOf(clientAddress(request), bits),
    isSecure,
    cookieProblem: (request, purpose) =>
      isPublicSecure && !isSecure(request)
        ? `Your browser did not send the cookie used to ${purpose}. This page is open over plain http: open ${publicUrl} instead.`
        : `Your browser blocks the cookie used to ${purpose}.`,
  }
}

/**
 * Whether the browser's headers show that the page was opened over TLS, behind a proxy that says nothing of it. `Origin`
 * names the scheme of a change; `__Secure-` and `__Host-` cookies and Fetch Metadata are not sent over plain HTTP, except to this
 * machine. Only a client itself can forge them, and only to its own disadvantage.
 */
function isFromSecurePage({ req }: RequestLike): boolean {
  const origin = req.header('origin')
  if (origin !== undefined && origin !== 'null') return origin.startsWith('https:')
  if (/__(?:Secure|Host)-/.test(req.header('cookie') ?? '')) return true
  return req.header('sec-fetch-site') !== undefined && !isLoopbackHost(req.header('host') ?? '')
}

function isLoopbackHost(host: string): boolean {
  return /^(?:(?:.+\.)?localhost|127(?:\.\d{1,3}){3}|\[::1\])(?::\d+)?$/i.test(host)
}

/** Memoizes the result of the last call. */
function memoizeLast(ask: (text: string) => boolean): (text: string) => boolean {
  let last: { readonly text: string; readonly answer: boolean } | undefined
  return (text) => {
    if (last?.text !== text) last = { text, answer: ask(text) }
    return last.answer
  }
}

const NAMED: Readonly<Record<string, readonly string[]>> = {
  loopback: ['127.0.0.0/8', '::1/128'],
  private: ['10.0.0.0/8', '172.16.0.0/12', '192.168.0.0/16', 'fc00::/7'],
}

/** Entry of `TRUST_PROXY`. */
type Hop = {
  readonly addresses: BlockList
  /** Whether it is one address. */
  readonly isSingle: boolean
}

function readHops(trustProxy: string): readonly Hop[] {
  return entriesOf(trustProxy).map((entry) => {
    const addresses = new BlockList()
    for (const range of rangesOf(entry)) addresses.addSubnet(...range)
    return { addresses, isSingle: rangesOf(entry).every(([, bits, kind]) => bits === BITS[kind]) }
  })
}

function includes({ addresses }: Hop, address: string): boolean {
  const version = isIP(address)
  return version > 0 && addresses.check(address, version === 6 ? 'ipv6' : 'ipv4')
}

function entriesOf(trustProxy: string): string[] {
  return trustProxy.split(',').flatMap((entry) => entry.trim() || [])
}

type Range = [address: string, bits: number, kind: 'ipv4' | 'ipv6']

const BITS = { ipv4: 32, ipv6: 128 } as const
/** Shorter prefixes hold more addresses than the largest private network, and so those of visitors. */
const MIN_BITS = { ipv4: 8, ipv6: 16 } as const

function rangesOf(entry: string): Range[] {
  return (NAMED[entry] ?? [entry]).map((text) => {
    const range = parseRange(text)
    if (!range)
      throw new Error(`TRUST_PROXY must hold addresses, ranges, "loopback" or "private", not "${text}"`)
    return range
  })
}

/** Returns the entries of `TRUST_PROXY` that trust a large part of the internet. */
export function findWideTrust(trustProxy: string): string[] {
  return entriesOf(trustProxy).filter(
    (entry) => !(entry in NAMED) && rangesOf(entry).some(([, bits, kind]) => bits < MIN_BITS[kind]),
  )
}

/** Returns the parts before and after the slash, and the IP version; undefined if it is not a range. */
function parseRange(entry: string): Range | undefined {
  const [address = '', bits, ...more] = entry.split('/')
  const version = isIP(address)
  const max = version === 6 ? 128 : 32
  // Number('') is 0, and a range of 0 bits is the whole world.
  const isRange = bits === undefined || (/^\d{1,3}$/.test(bits) && Number(bits) <= max)
  if (version === 0 || address.includes('%') || !isRange || more.length > 0) return undefined
  return [address, Number(bits ?? max), version === 6 ? 'ipv6' : 'ipv4']
}

function remoteAddress({ env }: RequestLike): string {
  return normalizeIp((hasIncoming(env) ? env.incoming.socket.remoteAddress : undefined) ?? 'unknown')
}

function hasIncoming(env: unknown): env is { readonly incoming: Pick<IncomingMessage, 'socket'> } {
  return typeof env === 'object' && env !== null && 'incoming' in env
}

/** Normalizes an IP address: IPv4 over IPv6 (RFC 4291 §2.5.5.2) as IPv4, without a zone. */
function normalizeIp(address: string): string {
  if (isIP(address) === 4) return address
  const [bare = ''] = address.split('%')
  if (isIP(bare) !== 6) return bare
  return new SocketAddress({ address: bare, family: 'ipv6' }).address.replace(/^::ffff:(?=\d+\.)/, '')
}

/**
 * Returns the network that counts as one visitor for limits: an IPv4 address unchanged, or the first `bits` of an IPv6
 * address. A household has at least a /64 and can use any address in it (RFC 6177); providers usually assign a /56.
 */
export function networkOf(address: string, bits: 56 | 64): string {
  const plain = normalizeIp(address)
  if (isIP(plain) !== 6) return plain
  const masked = groupsOf(plain).map((group, index) => group & maskOf(bits - index * 16))
  return `${masked.map((group) => group.toString(16)).join(':')}::/${bits}`
}

/** The first four groups of an IPv6 address. */
function groupsOf(address: string): number[] {
  const [before = [], after = []] = address
    .split('::')
    .map((side) => (side === '' ? [] : side.split(':')).map((group) => Number.parseInt(group, 16)))
  // An IPv4 address at the end stands for two groups, and is never among the first four.
  const zeros = Math.max(0, 8 - before.length - after.length)
  return [...before, ...Array<number>(zeros).fill(0), ...after].slice(0, 4)
}

/** A group's mask where so many bits of the address are left to count. */
function maskOf(bits: number): number {
  return bits >= 16 ? 0xffff : 0xffff & ~(0xffff >> Math.max(0, bits))
}
