import { globSync } from 'node:fs'
import { readFile } from 'node:fs/promises'
import { join } from 'node:path'

/**
 * Returns a file of the typesetter's data. The package of a release has this module in place of `typeset-files.ts`: the
 * files are those of its built site, so that it does not need the packages of the typefaces.
 */
export async function readTypesetFile(name: string): Promise<Uint8Array<ArrayBuffer>> {
  const assets = join(import.meta.dirname, '../../dist/site/assets')
  const [folder = ''] = globSync('engine-typeset-*/', { cwd: assets })
  return new Uint8Array(await readFile(join(assets, folder, name)))
}
