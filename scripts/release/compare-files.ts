import { createHash } from 'node:crypto'
import type { Site } from '../../server/http/open-site.ts'
import { readStored, type StoredFile } from '../../server/http/stored-files.ts'

/** File of a site: the path of its address, and its own bytes on this machine. */
type ServedFile = { readonly address: string; readonly identity: StoredFile }

export type Comparison = {
  readonly equal: number
  /** Addresses with other bytes than those of the source, in order. */
  readonly different: readonly string[]
}

const AT_ONCE = 8
/** Encodings of responses, each of which is a separate file of the server. */
const ENCODINGS = ['identity', 'gzip', 'br'] as const
export type Encoding = (typeof ENCODINGS)[number]

/** Returns the files that a site serves: documents by their address; those of errors have none. */
export function servedFiles({ files, map }: Pick<Site, 'files' | 'map'>): ServedFile[] {
  const addressOf = new Map(Object.entries(map.fileByPath).map(([address, file]) => [file, address]))
  return [...files].flatMap(([file, { identity }]) => {
    const address = addressOf.get(file) ?? (Object.hasOwn(map.documents, file) ? undefined : `/${file}`)
    return address === undefined ? [] : [{ address, identity }]
  })
}

/**
 * Compares files with what is served at their addresses in every encoding; `get` returns the decoded bytes, or undefined
 * for an error.
 */
export async function compareFiles(
  files: readonly ServedFile[],
  get: (address: string, encoding: Encoding) => Promise<Uint8Array | undefined>,
): Promise<Comparison> {
  const different: string[] = []
  const rest = files[Symbol.iterator]()
  const compareNext = async () => {
    for (const { address, identity } of rest) {
      const own = sha256(await readStored(identity))
      const served = await Promise.all(ENCODINGS.map((encoding) => get(address, encoding)))
      if (served.some((bytes) => bytes === undefined || sha256(bytes) !== own)) different.push(address)
    }
  }
  await Promise.all(Array.from({ length: AT_ONCE }, compareNext))
  return { equal: files.length - different.length, different: different.sort() }
}

function sha256(bytes: Uint8Array): string {
  return createHash('sha256').update(bytes).digest('hex')
}
