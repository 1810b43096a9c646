import type { NetworkInterfaceInfo } from 'node:os'

type Interfaces = Readonly<Record<string, readonly NetworkInterfaceInfo[] | undefined>>

/** Returns the lines that the server prints when it listens: its URL on this machine and, if reachable, on the network. */
export function listeningLines(port: number, host: string, interfaces: Interfaces): string[] {
  if (host.startsWith('/')) return [`Sundry answers at the Unix socket ${host}`]
  const isEverywhere = host === '0.0.0.0' || host === '::'
  const own = isEverywhere || host === '127.0.0.1' || host === '::1' ? 'localhost' : urlHost(host)
  const onNetwork = isEverywhere ? firstIpv4(interfaces) : undefined
  return [
    `Sundry answers at http://${own}:${port}`,
    ...(onNetwork ? [`On this network at http://${onNetwork}:${port}`] : []),
  ]
}

/** The first IPv4 address at which other devices reach this machine. */
function firstIpv4(interfaces: Interfaces): string | undefined {
  const all = Object.values(interfaces).flatMap((addresses) => addresses ?? [])
  return all.find(({ family, internal }) => family === 'IPv4' && !internal)?.address
}

/** An IPv6 address in a URL has brackets (RFC 3986 §3.2.2). */
function urlHost(host: string): string {
  return host.includes(':') ? `[${host}]` : host
}
