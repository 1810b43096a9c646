import { readTypesetFile } from '../../build/typeset/typeset-files.ts'
import { TYPESET_INDEX, type TypesetIndex } from './fonts/font-index.ts'
import { FontSet } from './fonts/font-set.ts'
import { startFontDecoder } from './fonts/woff2.ts'
import { startShaper } from './harfbuzz/shaper.ts'
import { startSubsetter } from './harfbuzz/subsetter.ts'

/** The engine with the very files that the site serves. */
export async function testEngine() {
  const index: TypesetIndex = JSON.parse(new TextDecoder().decode(await readTypesetFile(TYPESET_INDEX)))
  const compile = async (file: string) => WebAssembly.compile(await readTypesetFile(file))
  const loaded: string[] = []
  const shaper = await startShaper(await compile(index.shaper.file))
  const decode = await startFontDecoder(await compile(index.decoder.file))
  const fonts = new FontSet(index, shaper, decode, (files) => {
    loaded.push(...files.map(({ file }) => file))
    return Promise.all(files.map(({ file }) => readTypesetFile(file)))
  })
  return { fonts, subsetter: await startSubsetter(await compile(index.subsetter.file)), loaded }
}
