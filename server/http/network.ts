import { isIP, SocketAddress } from 'node:net'

/** An address in one spelling, whatever it was written as: IPv4 that came over IPv6 (RFC 4291 §2.5.5.2) as IPv4, without a zone. */
export function normalizeIp(address: string): string {
  if (isIP(address) === 4) return address
  const [bare = ''] = address.split('%')
  if (isIP(bare) !== 6) return bare
  return new SocketAddress({ address: bare, family: 'ipv6' }).address.replace(/^::ffff:(?=\d+\.)/, '')
}

/**
 * Returns the network that counts as one visitor for limits: an IPv4 address as it is, or the first `bits` of an IPv6
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
