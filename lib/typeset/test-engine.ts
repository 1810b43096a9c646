import { readFileSync } from 'node:fs'
import { readFile } from 'node:fs/promises'
import { join } from 'node:path'
import { typesetFiles } from '../../build/typeset/typeset-files.ts'
import { TYPESET_INDEX, type TypesetIndex } from './fonts/font-index.ts'
import { FontSet } from './fonts/font-set.ts'
import { startShaper } from './harfbuzz/shaper.ts'
import { startSubsetter } from './harfbuzz/subsetter.ts'

/** The engine with the very files that the site serves. */
export async function testEngine() {
  const folder = await typesetFiles()
  const index: TypesetIndex = JSON.parse(readFileSync(join(folder, TYPESET_INDEX), 'utf8'))
  const compile = async (file: string) => WebAssembly.compile(await readFile(join(folder, file)))
  const loaded: string[] = []
  const fonts = new FontSet(index, await startShaper(await compile(index.shaper.file)), (files) => {
    loaded.push(...files.map(({ file }) => file))
    return Promise.all(files.map(async ({ file }) => new Uint8Array(await readFile(join(folder, file)))))
  })
  return { fonts, subsetter: await startSubsetter(await compile(index.subsetter.file)), loaded }
}
