import { readFileSync } from 'node:fs'
import type { SiteMap } from '../build/site-map.ts'

const map: SiteMap = JSON.parse(readFileSync(new URL('../dist/site.json', import.meta.url), 'utf8'))

/** Every document of the site under its first address, and two that are not there. */
export const paths: readonly string[] = [...firstAddresses(), '/no-such-page', '/tools/no-such-category']

/** Every document under its first address, and the file that holds it. */
export const files: readonly (readonly [path: string, file: string])[] = [
  ...firstAddresses().map((path) => [path, map.addresses[path]?.file ?? ''] as const),
  ['/no-such-page', map.notFound],
  ['/tools/no-such-category', map.categoryNotFound],
]

/** Every address of the site. */
export const addresses: readonly string[] = Object.keys(map.addresses)

function firstAddresses(): string[] {
  const first = new Map<string, string>()
  for (const [address, { file }] of Object.entries(map.addresses))
    if (!first.has(file)) first.set(file, address)
  return [...first.values()]
}
