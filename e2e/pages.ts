import { readFileSync } from 'node:fs'
import type { SiteMap } from '#contract/site.ts'

const map: SiteMap = JSON.parse(readFileSync(new URL('../dist/site.json', import.meta.url), 'utf8'))

/** Pages of what is shared under an id, with an id that nothing has. */
const shared = Object.entries(map.below).map(([folder, file]) => [`${folder}no-such-id`, file] as const)

/** Every document of the site under its first address, and two that are not there. */
export const paths: readonly string[] = [
  ...canonicalPaths(),
  ...shared.map(([path]) => path),
  '/no-such-page',
  '/tools/no-such-category',
]

/** Every document under its first path, and the file that contains it. */
export const files: readonly (readonly [path: string, file: string])[] = [
  ...canonicalPaths().map((path) => [path, map.fileByPath[path] ?? ''] as const),
  ...shared,
  ['/no-such-page', map.notFound],
  ['/tools/no-such-category', map.categoryNotFound],
]

/** Every address of the site. */
export const allPaths: readonly string[] = Object.keys(map.fileByPath)

function canonicalPaths(): string[] {
  const first = new Map<string, string>()
  for (const [address, file] of Object.entries(map.fileByPath)) if (!first.has(file)) first.set(file, address)
  return [...first.values()]
}
