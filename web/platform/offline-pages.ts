import { addressOf } from '#lib/net/base-path.ts'

/** Which of these addresses open without a network: those whose finished page the service worker keeps. */
export async function offlinePages(addresses: readonly string[]): Promise<ReadonlySet<string>> {
  if (!('caches' in globalThis)) return new Set()
  const found = await Promise.all(
    addresses.map(async (address) =>
      (await caches.match(addressOf(`${address}.html`))) ? address : undefined,
    ),
  )
  return new Set(found.filter((address) => address !== undefined))
}
