import { existsSync } from 'node:fs'
import { open, readdir, readFile, stat } from 'node:fs/promises'
import { join, relative, sep } from 'node:path'

/** Bytes on disk: a whole file, or its part of joined files. */
export type StoredFile = { readonly path: string; readonly start: number; readonly sizeBytes: number }

/**
 * Files of a build in a release's package: the assets of the site are joined in one, since npm needs seconds for
 * thousands (decision 53), and a list says where each is.
 */
export const JOINED = { bytes: 'joined-files.bin', list: 'joined-files.json' } as const

/** From each joined file's path below `site`. */
export type JoinedList = Readonly<Record<string, readonly [start: number, sizeBytes: number]>>

/** Returns the files of a build's site by their paths below it, with slashes. */
export async function storedFiles(build: string): Promise<ReadonlyMap<string, StoredFile>> {
  return new Map([...(await filesBelow(join(build, 'site'))), ...(await joinedFiles(build))])
}

async function filesBelow(folder: string): Promise<[string, StoredFile][]> {
  const entries = await readdir(folder, { recursive: true, withFileTypes: true })
  const paths = entries.filter((entry) => entry.isFile()).map((entry) => join(entry.parentPath, entry.name))
  return Promise.all(
    paths.map(async (path) => [
      relative(folder, path).split(sep).join('/'),
      { path, start: 0, sizeBytes: (await stat(path)).size },
    ]),
  )
}

async function joinedFiles(build: string): Promise<[string, StoredFile][]> {
  const [path, listPath] = [join(build, JOINED.bytes), join(build, JOINED.list)]
  if (!existsSync(listPath)) return []
  const list: JoinedList = JSON.parse(await readFile(listPath, 'utf8'))
  return Object.entries(list).map(([name, [start, sizeBytes]]) => [name, { path, start, sizeBytes }])
}

/** Returns the bytes of a file. */
export async function readStored({ path, start, sizeBytes }: StoredFile): Promise<Uint8Array<ArrayBuffer>> {
  const file = await open(path)
  try {
    const bytes = new Uint8Array(sizeBytes)
    const { bytesRead } = await file.read(bytes, 0, sizeBytes, start)
    if (bytesRead < sizeBytes) throw new Error(`${path} is shorter than expected.`)
    return bytes
  } finally {
    await file.close()
  }
}
