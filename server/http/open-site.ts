import { createHash } from 'node:crypto'
import { existsSync } from 'node:fs'
import { open, readdir, readFile, realpath } from 'node:fs/promises'
import { extname, join, relative, sep } from 'node:path'
import type { SiteMap } from '#contract/site.ts'

/** A built file, ready to be sent. */
export type SiteFile = {
  readonly path: string
  readonly type: string
  readonly etag: string
  readonly sizeBytes: number
  /** Available compressed copies. */
  readonly encodings: readonly ('br' | 'gzip')[]
}

/** The built site: its files by path, and which address each document answers. */
export type Site = { readonly files: ReadonlyMap<string, SiteFile>; readonly map: SiteMap }

export const emptySite: Site = {
  files: new Map(),
  map: { fileByPath: {}, below: {}, notFound: '404.html', categoryNotFound: 'tools/404.html', documents: {} },
}

/** Node has four threads for files, and the number of open files is limited. */
const OPEN_AT_ONCE = 4
const CHUNK_BYTES = 128 * 1024

const TYPES: Readonly<Record<string, string>> = {
  '.html': 'text/html; charset=utf-8',
  // Scripts are UTF-8 by default (RFC 9239 §4), and a page requests a dozen.
  '.js': 'text/javascript',
  '.mjs': 'text/javascript',
  '.css': 'text/css; charset=utf-8',
  '.svg': 'image/svg+xml',
  '.png': 'image/png',
  '.webp': 'image/webp',
  '.json': 'application/json',
  '.txt': 'text/plain; charset=utf-8',
  '.wasm': 'application/wasm',
  '.ttf': 'font/ttf',
  '.woff2': 'font/woff2',
  '.webmanifest': 'application/manifest+json',
}

/** The folder of the finished build. Throws an Error that says how to build when there is none. */
export async function builtFolder(dist: string): Promise<string> {
  // A later build replaces the link; this process continues to use the folder that it refers to now.
  const build = await realpath(dist).catch(() => dist)
  if (existsSync(join(build, 'site.json'))) return build
  throw new Error(`${dist} holds no built site. Start Sundry with "npm start", which builds it.`)
}

/** Reads a build, and what was made again of it in `customized` in place of its documents. */
export async function openSite(build: string, customized?: string): Promise<Site> {
  const built = await readSite(build)
  if (customized === undefined) return built
  const own = await readSite(customized)
  const assets = [...built.files].filter(([file]) => !Object.hasOwn(built.map.documents, file))
  return { files: new Map([...assets, ...own.files]), map: own.map }
}

async function readSite(build: string): Promise<Site> {
  const map = await readFile(join(build, 'site.json'), 'utf8')
  const folder = join(build, 'site')
  const entries = await readdir(folder, { recursive: true, withFileTypes: true })
  const paths = entries.filter((entry) => entry.isFile()).map((entry) => join(entry.parentPath, entry.name))
  const all = new Set(paths)
  const files: [string, SiteFile][] = []
  const own = paths.filter((path) => !/\.(br|gz)$/.test(path))[Symbol.iterator]()
  const readOn = async () => {
    const chunk = Buffer.allocUnsafeSlow(CHUNK_BYTES)
    for (const path of own) files.push(await siteFile(folder, path, { all, chunk }))
  }
  await Promise.all(Array.from({ length: OPEN_AT_ONCE }, readOn))
  return { files: new Map(files), map: JSON.parse(map) }
}

async function siteFile(
  folder: string,
  path: string,
  { all, chunk }: { readonly all: ReadonlySet<string>; readonly chunk: Buffer },
): Promise<[string, SiteFile]> {
  const { digest, sizeBytes } = await readThrough(path, chunk)
  const file: SiteFile = {
    path,
    type: TYPES[extname(path)] ?? 'application/octet-stream',
    etag: `"${digest.slice(0, 22)}"`,
    sizeBytes,
    encodings: [
      ...(all.has(`${path}.br`) ? ['br' as const] : []),
      ...(all.has(`${path}.gz`) ? ['gzip' as const] : []),
    ],
  }
  return [relative(folder, path).split(sep).join('/'), file]
}

/**
 * Returns a file's SHA-256 (base64url) and size, read in chunks into one buffer: whole files, a hundred megabytes in
 * all, would enlarge the process for its lifetime.
 */
async function readThrough(path: string, chunk: Buffer): Promise<{ digest: string; sizeBytes: number }> {
  const sum = createHash('sha256')
  let sizeBytes = 0
  const file = await open(path)
  try {
    for (;;) {
      const { bytesRead } = await file.read(chunk, 0, chunk.length)
      if (bytesRead === 0) return { digest: sum.digest('base64url'), sizeBytes }
      sum.update(chunk.subarray(0, bytesRead))
      sizeBytes += bytesRead
    }
  } finally {
    await file.close()
  }
}
