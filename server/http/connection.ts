import type { IncomingMessage } from 'node:http'
import { BlockList, isIP, SocketAddress } from 'node:net'
import type { RequestLike } from './request-like.ts'

/** Client connection, read behind trusted proxies. */
export type Connection = {
  /**
   * Returns the visitor's network for rate limits: an IPv4 address, or the first bits of an IPv6 address, 64 by
   * default; `unknown` without a connection (in tests). Never stored, never logged.
   */
  readonly networkOf: (request: RequestLike, bits?: 56 | 64) => string
  /** Whether the visitor's side of the line is encrypted, so that cookies can be `Secure`. */
  readonly isSecure: (request: RequestLike) => boolean
}

/**
 * Believes `X-Forwarded-For` and `X-Forwarded-Proto` only as far as they were written by the proxies named in
 * `TRUST_PROXY`: addresses or CIDR ranges, separated by commas; the words `loopback` and `private` stand for the ranges
 * of RFC 1122 §3.2.1.3 and RFC 4291 §2.5.3, and of RFC 1918 and RFC 4193. Throws an Error that names an entry that is neither.
 */
export function createConnection(trustProxy: string, publicUrl?: string): Connection {
  const trusted = proxies(trustProxy)
  // Behind a proxy, every request originates from the same IP address.
  const isTrusted = memoizeLast((address) => {
    const version = isIP(address)
    return version > 0 && trusted.check(address, version === 6 ? 'ipv6' : 'ipv4')
  })
  const clientAddress = (request: RequestLike) => {
    const chain = request.req.header('x-forwarded-for')?.split(',') ?? []
    let address = remoteAddress(request)
    // Whether an address is trusted matters only as long as it names another one.
    while (chain.length > 0 && isTrusted(address)) {
      const before = normalizeIp(chain.pop()?.trim() ?? '')
      if (isIP(before) === 0) break
      address = before
    }
    return address
  }
  return {
    networkOf: (request, bits = 64) => networkOf(clientAddress(request), bits),
    isSecure: (request) =>
      publicUrl?.startsWith('https:') === true ||
      (isTrusted(remoteAddress(request)) && request.req.header('x-forwarded-proto') === 'https'),
  }
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

function proxies(trustProxy: string): BlockList {
  const list = new BlockList()
  const entries = trustProxy
    .split(',')
    .map((text) => text.trim())
    .filter((text) => text !== '')
  for (const entry of entries.flatMap((name) => NAMED[name] ?? [name])) {
    const range = parseRange(entry)
    if (!range)
      throw new Error(`TRUST_PROXY must hold addresses, ranges, "loopback" or "private", not "${entry}"`)
    list.addSubnet(...range)
  }
  return list
}

/** Returns the parts before and after the slash, and the IP version; undefined if it is not a range. */
function parseRange(entry: string): [address: string, bits: number, kind: 'ipv4' | 'ipv6'] | undefined {
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
