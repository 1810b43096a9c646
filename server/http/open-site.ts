import { createHash } from 'node:crypto'
import { existsSync } from 'node:fs'
import { open, readFile, realpath } from 'node:fs/promises'
import { extname, join } from 'node:path'
import type { SiteMap } from '#contract/site.ts'
import { type StoredFile, storedFiles } from './stored-files.ts'

/** A built file, ready to be sent. */
export type SiteFile = {
  readonly type: string
  readonly etag: string
  readonly identity: StoredFile
  /** Compressed copies, if there are any. */
  readonly br?: StoredFile | undefined
  readonly gzip?: StoredFile | undefined
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
  const stored = await storedFiles(build)
  const files: [string, SiteFile][] = []
  const own = [...stored].filter(([name]) => !/\.(br|gz)$/.test(name))[Symbol.iterator]()
  const readOn = async () => {
    const chunk = Buffer.allocUnsafeSlow(CHUNK_BYTES)
    for (const [name, identity] of own) {
      const copies = { br: stored.get(`${name}.br`), gzip: stored.get(`${name}.gz`) }
      const etag = `"${(await digestOf(identity, chunk)).slice(0, 22)}"`
      files.push([
        name,
        { type: TYPES[extname(name)] ?? 'application/octet-stream', etag, identity, ...copies },
      ])
    }
  }
  await Promise.all(Array.from({ length: OPEN_AT_ONCE }, readOn))
  return { files: new Map(files), map: JSON.parse(map) }
}

/**
 * Returns a file's SHA-256 (base64url), read in chunks into one buffer: whole files, a hundred megabytes in all, would
 * enlarge the process for its lifetime.
 */
async function digestOf({ path, start, sizeBytes }: StoredFile, chunk: Buffer): Promise<string> {
  const sum = createHash('sha256')
  const file = await open(path)
  try {
    for (let done = 0; done < sizeBytes; ) {
      const { bytesRead } = await file.read(chunk, 0, Math.min(chunk.length, sizeBytes - done), start + done)
      if (bytesRead === 0) throw new Error(`${path} is shorter than expected.`)
      sum.update(chunk.subarray(0, bytesRead))
      done += bytesRead
    }
    return sum.digest('base64url')
  } finally {
    await file.close()
  }
}
