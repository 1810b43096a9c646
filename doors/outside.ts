import { globSync, statSync } from 'node:fs'
import { readFile } from 'node:fs/promises'
import { join } from 'node:path'
import { createRandomInteger } from '#lib/chance/random-integer.ts'
import type { Outside } from '#lib/operation/operation.ts'

const ROOT = join(import.meta.dirname, '..')

/** Chance and time as they are, and the typesetter's data as the build made it. */
export function realOutside(): Outside {
  const fillRandom = (bytes: Uint8Array<ArrayBuffer>) => void crypto.getRandomValues(bytes)
  let found: Promise<string> | undefined
  const folder = () => {
    found ??= typesetFolder()
    return found
  }
  return {
    random: createRandomInteger(fillRandom),
    fillRandom,
    now: () => Date.now(),
    report: () => {},
    typesetFile: async (name) => new Uint8Array(await readFile(join(await folder(), name))),
  }
}

/** The data of the site as it was built last; before the first build, what it would be made of. */
async function typesetFolder(): Promise<string> {
  const built = globSync('dist/site/assets/engine-typeset-*', { cwd: ROOT })
    .map((folder) => ({ folder, at: statSync(join(ROOT, folder)).mtimeMs }))
    .sort((a, b) => b.at - a.at)
  if (built[0]) return join(ROOT, built[0].folder)
  const { typesetFiles } = await import('../build/typeset/typeset-files.ts')
  return typesetFiles()
}
