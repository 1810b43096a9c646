import { createHash } from 'node:crypto'
import { readFile } from 'node:fs/promises'
import type { Site } from '../../server/http/open-site.ts'

/** File of a site: the path of its address, and its own path on this machine. */
type ServedFile = { readonly address: string; readonly path: string }

export type Comparison = {
  readonly equal: number
  /** Addresses with other bytes than those of the source, in order. */
  readonly different: readonly string[]
}

const AT_ONCE = 8

/** Returns the files that a site serves: documents by their address; those of errors have none. */
export function servedFiles({ files, map }: Pick<Site, 'files' | 'map'>): ServedFile[] {
  const addressOf = new Map(Object.entries(map.fileByPath).map(([address, file]) => [file, address]))
  return [...files].flatMap(([file, { path }]) => {
    const address = addressOf.get(file) ?? (Object.hasOwn(map.documents, file) ? undefined : `/${file}`)
    return address === undefined ? [] : [{ address, path }]
  })
}

/** Compares files with what is served at their addresses; `get` returns the bytes, or undefined for an error. */
export async function compareFiles(
  files: readonly ServedFile[],
  get: (address: string) => Promise<Uint8Array | undefined>,
): Promise<Comparison> {
  const different: string[] = []
  const rest = files[Symbol.iterator]()
  const compareNext = async () => {
    for (const { address, path } of rest) {
      const [own, served] = await Promise.all([readFile(path), get(address)])
      if (served === undefined || sha256(own) !== sha256(served)) different.push(address)
    }
  }
  await Promise.all(Array.from({ length: AT_ONCE }, compareNext))
  return { equal: files.length - different.length, different: different.sort() }
}

function sha256(bytes: Uint8Array): string {
  return createHash('sha256').update(bytes).digest('hex')
}
