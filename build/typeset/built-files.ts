import { join } from 'node:path'
import { readStored, type StoredFile, storedFiles } from '#server/http/stored-files.ts'

const FOLDER = /^assets\/engine-typeset-[^/]+\//

let files: Promise<ReadonlyMap<string, StoredFile>> | undefined

/**
 * Returns a file of the typesetter's data. The package of a release has this module in place of `typeset-files.ts`: the
 * files are those of its built site, so that it does not need the packages of the typefaces.
 */
export async function readTypesetFile(name: string): Promise<Uint8Array<ArrayBuffer>> {
  files ??= typesetFiles()
  const file = (await files).get(name)
  if (!file) throw new Error(`The built site has no ${name} of the typesetter.`)
  return readStored(file)
}

async function typesetFiles(): Promise<ReadonlyMap<string, StoredFile>> {
  const stored = await storedFiles(join(import.meta.dirname, '../../dist'))
  const own = [...stored].filter(([name]) => FOLDER.test(name))
  return new Map(own.map(([name, file]) => [name.replace(FOLDER, ''), file]))
}
