import { BlockList, isIP } from 'node:net'
import { getConnInfo } from '@hono/node-server/conninfo'
import type { Context } from 'hono'

/** What is known of the line between a visitor and this server. */
export type Connection = {
  /** The visitor's network address, or `unknown` where there is no connection (in tests). Never stored, never logged. */
  readonly addressOf: (context: Context) => string
  /** Whether the visitor's side of the line is encrypted, so that cookies can be `Secure`. */
  readonly isSecure: (context: Context) => boolean
}

/**
 * Believes `X-Forwarded-For` and `X-Forwarded-Proto` only as far as they were written by the proxies named in
 * `TRUST_PROXY`: addresses or CIDR ranges, separated by commas; the words `loopback` and `private` stand for the ranges
 * of RFC 1122 §3.2.1.3 and RFC 4291 §2.5.3, and of RFC 1918 and RFC 4193. Throws an Error that names an entry that is neither.
 */
export function connectionThrough(trustProxy: string, publicUrl?: string): Connection {
  const trusted = proxies(trustProxy)
  const isTrusted = (address: string) => {
    const version = isIP(address)
    return version > 0 && trusted.check(address, version === 6 ? 'ipv6' : 'ipv4')
  }
  return {
    addressOf(context) {
      const chain = (context.req.header('x-forwarded-for') ?? '').split(',').map((text) => text.trim())
      let address = plain(remoteAddress(context))
      while (isTrusted(address)) {
        const before = plain(chain.pop() ?? '')
        if (isIP(before) === 0) break
        address = before
      }
      return address
    },
    isSecure: (context) =>
      publicUrl?.startsWith('https:') === true ||
      (isTrusted(plain(remoteAddress(context))) && context.req.header('x-forwarded-proto') === 'https'),
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
    const [address = '', bits] = entry.split('/')
    const version = isIP(address)
    if (version === 0)
      throw new Error(`TRUST_PROXY must hold addresses, ranges, "loopback" or "private", not "${entry}"`)
    list.addSubnet(address, Number(bits ?? (version === 6 ? 128 : 32)), version === 6 ? 'ipv6' : 'ipv4')
  }
  return list
}

function remoteAddress(context: Context): string {
  return context.env?.incoming ? (getConnInfo(context).remote.address ?? 'unknown') : 'unknown'
}

/** An IPv4 address that came over an IPv6 socket, in its own form. */
function plain(address: string): string {
  return address.replace(/^::ffff:(?=\d+\.)/i, '')
}
