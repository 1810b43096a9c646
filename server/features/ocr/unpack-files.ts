import { readFile } from 'node:fs/promises'
import { promisify } from 'node:util'
import { gunzip } from 'node:zlib'

/** Unpacked bytes that are cached; a language has up to 30 MB. */
const MAX_CACHED_BYTES = 64 * 2 ** 20
/** Bytes sent at once: a client that reads slowly holds no more. */
const CHUNK_BYTES = 64 * 1024

/** Returns the content of a gzip file, unpacked once for all who ask; the last ones used are cached. */
export function createUnpacker(
  unpack: (path: string) => Promise<Buffer> = unpackFile,
  maxBytes = MAX_CACHED_BYTES,
): (path: string) => Promise<Buffer> {
  /** The one used longest ago first. */
  const cached = new Map<string, Promise<Buffer>>()
  const sizes = new Map<string, number>()
  const dropBeyondLimit = () => {
    let total = [...sizes.values()].reduce((sum, size) => sum + size, 0)
    for (const path of cached.keys()) {
      if (total <= maxBytes || cached.size === 1) return
      total -= sizes.get(path) ?? 0
      cached.delete(path)
      sizes.delete(path)
    }
  }
  return async (path) => {
    const known = cached.get(path)
    const content = known ?? unpack(path)
    cached.delete(path)
    cached.set(path, content)
    if (known) return known
    try {
      sizes.set(path, (await content).length)
      dropBeyondLimit()
    } catch {
      cached.delete(path)
    }
    return content
  }
}

/** Generates parts of the content, without copying. */
export function* inChunks(content: Buffer): Generator<Buffer> {
  for (let at = 0; at < content.length; at += CHUNK_BYTES) yield content.subarray(at, at + CHUNK_BYTES)
}

async function unpackFile(path: string): Promise<Buffer> {
  return promisify(gunzip)(await readFile(path))
}
