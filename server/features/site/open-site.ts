import { createHash } from 'node:crypto'
import { existsSync } from 'node:fs'
import { readdir, readFile, realpath } from 'node:fs/promises'
import { extname, join, relative, sep } from 'node:path'
import type { SiteMap } from '#contract/site.ts'

/** A built file, ready to be sent. */
export type SiteFile = {
  readonly path: string
  readonly type: string
  readonly etag: string
  readonly sizeBytes: number
  /** Compressed copies that lie beside it. */
  readonly encodings: readonly ('br' | 'gzip')[]
}

/** The built site: its files by path, and which address each document answers. */
export type Site = { readonly files: ReadonlyMap<string, SiteFile>; readonly map: SiteMap }

export const emptySite: Site = {
  files: new Map(),
  map: { addresses: {}, below: {}, notFound: '404.html', categoryNotFound: 'tools/404.html', documents: {} },
}

/** A process may have few files open, such as 256. */
const OPEN_AT_ONCE = 32

const TYPES: Readonly<Record<string, string>> = {
  '.html': 'text/html; charset=utf-8',
  '.js': 'text/javascript; charset=utf-8',
  '.mjs': 'text/javascript; charset=utf-8',
  '.css': 'text/css; charset=utf-8',
  '.svg': 'image/svg+xml',
  '.png': 'image/png',
  '.webp': 'image/webp',
  '.json': 'application/json',
  '.txt': 'text/plain; charset=utf-8',
  '.wasm': 'application/wasm',
  '.ttf': 'font/ttf',
  '.webmanifest': 'application/manifest+json',
}

/** The folder of the finished build. Throws an Error that says how to build when there is none. */
export async function builtFolder(dist: string): Promise<string> {
  // A later build takes over the name; this process keeps the folder that it stands for now.
  const build = await realpath(dist).catch(() => dist)
  if (existsSync(join(build, 'site.json'))) return build
  throw new Error(`${dist} holds no built site. Start Sundry with "npm start", which builds it.`)
}

/** Reads a build, and what was made again of it in `fitted` in place of its documents. */
export async function openSite(build: string, fitted?: string): Promise<Site> {
  const built = await readSite(build)
  if (fitted === undefined) return built
  const own = await readSite(fitted)
  const kept = [...built.files].filter(([file]) => !Object.hasOwn(built.map.documents, file))
  return { files: new Map([...kept, ...own.files]), map: own.map }
}

async function readSite(build: string): Promise<Site> {
  const map = await readFile(join(build, 'site.json'), 'utf8')
  const folder = join(build, 'site')
  const entries = await readdir(folder, { recursive: true, withFileTypes: true })
  const paths = entries.filter((entry) => entry.isFile()).map((entry) => join(entry.parentPath, entry.name))
  const all = new Set(paths)
  const files: [string, SiteFile][] = []
  const own = paths.filter((path) => !/\.(br|gz)$/.test(path))
  for (let at = 0; at < own.length; at += OPEN_AT_ONCE)
    files.push(
      ...(await Promise.all(own.slice(at, at + OPEN_AT_ONCE).map((path) => siteFile(folder, path, all)))),
    )
  return { files: new Map(files), map: JSON.parse(map) }
}

async function siteFile(folder: string, path: string, all: ReadonlySet<string>): Promise<[string, SiteFile]> {
  const content = await readFile(path)
  const file: SiteFile = {
    path,
    type: TYPES[extname(path)] ?? 'application/octet-stream',
    etag: `"${createHash('sha256').update(content).digest('base64url').slice(0, 22)}"`,
    sizeBytes: content.byteLength,
    encodings: [
      ...(all.has(`${path}.br`) ? ['br' as const] : []),
      ...(all.has(`${path}.gz`) ? ['gzip' as const] : []),
    ],
  }
  return [relative(folder, path).split(sep).join('/'), file]
}
