import { createHash } from 'node:crypto'
import { readdirSync, readFileSync, statSync } from 'node:fs'
import { readFile } from 'node:fs/promises'
import { createRequire } from 'node:module'
import { basename, dirname, join } from 'node:path'
import {
  type FontFamily,
  type FontSlice,
  parseRanges,
  type SizedFile,
  TYPESET_INDEX,
  type TypesetIndex,
} from '#lib/typeset/fonts/font-index.ts'
import { startFontDecoder } from '#lib/typeset/fonts/woff2.ts'
import { startSubsetter } from '#lib/typeset/harfbuzz/subsetter.ts'
import { BASE_CUTS, FAMILIES, type FamilyRecipe } from './font-families.ts'

/** Font file as served: a file of a package, or a subset of one. */
type FontSource = FontSlice & {
  readonly family: string
  /** The WOFF2 file of the package. */
  readonly path: string
  /** The code points of a subset, as ranges. */
  readonly cut?: readonly number[]
}

const require = createRequire(import.meta.url)
const SHAPER = require.resolve('harfbuzzjs/dist/harfbuzz.wasm')
const SUBSETTER = require.resolve('harfbuzzjs/dist/harfbuzz-subset.wasm')
/** The decoder, which the package has only as a string in a script. */
const DECODER = 'woff2.wasm'
const DECODER_SCRIPT = require.resolve('wawoff2/build/decompress_binding.js')
export const { version: DECODER_VERSION }: { version: string } = require('wawoff2/package.json')

const sizeOf = (path: string) => statSync(path).size
const manifests = new Map(FAMILIES.map((recipe) => [recipe.name, manifestOf(recipe)]))

/** Packages of the served files, by one file each, for their licenses. */
export const TYPESET_SOURCES: readonly string[] = [
  SHAPER,
  DECODER_SCRIPT,
  ...[...manifests.values()].map(({ folder }) => join(folder, 'package.json')),
]

/** Changes whenever a served file changes: with packages and recipes. */
export const TYPESET_VERSION = createHash('sha256')
  .update(readFileSync(SHAPER))
  .update(readFileSync(DECODER_SCRIPT))
  .update(JSON.stringify([BASE_CUTS, FAMILIES, [...manifests.values()].map(({ version }) => version)]))
  .digest('hex')
  .slice(0, 12)

let listed: readonly FontSource[] | undefined

/** Lists the font files from the packages' tables, without opening a font. A subset that is not made yet has 0 bytes. */
export function fontSources(): readonly FontSource[] {
  listed ??= FAMILIES.flatMap(sourcesOf)
  return listed
}

/** The files that are served unchanged, by name. */
export function packageFiles(): Map<string, string> {
  const fonts = fontSources().filter(({ cut }) => !cut)
  return new Map([
    ...[SHAPER, SUBSETTER].map((path) => [basename(path), path] as const),
    ...fonts.map(({ file, path }) => [file, path] as const),
  ])
}

/** Returns the generated files: decoder, index, and the lists that it refers to, by name. */
export function writtenFiles(fonts: readonly FontSource[]): Map<string, Uint8Array<ArrayBuffer>> {
  const files = new Map<string, Uint8Array<ArrayBuffer>>()
  const putJson = (file: string, value: TypesetIndex | FontFamily) =>
    put(file, new TextEncoder().encode(JSON.stringify(value)))
  const put = (file: string, bytes: Uint8Array<ArrayBuffer>): SizedFile => {
    files.set(file, bytes)
    return { file, bytes: bytes.length }
  }
  const families: FontFamily[] = []
  const lists: TypesetIndex['listed'][number][] = []
  for (const recipe of FAMILIES) {
    const slices = fonts
      .filter(({ family }) => family === recipe.name)
      .map(({ family: _family, path: _path, cut: _cut, ...slice }) => slice)
    const family = { name: recipe.name, slices }
    if (isListed(recipe))
      lists.push({ name: recipe.name, list: putJson(`${recipe.name}/${TYPESET_INDEX}`, family) })
    else families.push(family)
  }
  const engine = (path: string) => ({ file: basename(path), bytes: sizeOf(path) })
  const [shaper, subsetter, decoder] = [engine(SHAPER), engine(SUBSETTER), put(DECODER, decoderBytes())]
  putJson(TYPESET_INDEX, { shaper, subsetter, decoder, families, listed: lists })
  return files
}

/** Cuts the characters of a subset out of the package's font, as TrueType. */
export async function makeCut({ path, cut = [] }: FontSource): Promise<Uint8Array<ArrayBuffer>> {
  const { decode, subset } = await startCutter()
  return subset({ font: decode(await bytesOf(path)), codePoints: within(cut) })
}

/** Reads a file by the name under which a site serves it, without a built site. */
export async function readTypesetFile(name: string): Promise<Uint8Array<ArrayBuffer>> {
  const path = packageFiles().get(name)
  if (path) return bytesOf(path)
  const font = fontSources().find(({ file }) => file === name)
  if (font) return makeCut(font)
  const written = writtenFiles(fontSources()).get(name)
  if (written) return written
  throw new Error(`The typesetter has no file ${name}`)
}

function manifestOf({ name, weights }: FamilyRecipe): { readonly folder: string; readonly version: string } {
  const path = require.resolve(`${weights ? '@fontsource' : '@fontsource-variable'}/${name}/package.json`)
  const { version }: { version: string } = require(path)
  return { folder: dirname(path), version }
}

function sourcesOf(recipe: FamilyRecipe): FontSource[] {
  const folder = manifests.get(recipe.name)?.folder ?? ''
  const unicode: Record<string, string> = JSON.parse(readFileSync(join(folder, 'unicode.json'), 'utf8'))
  const there = new Set(readdirSync(join(folder, 'files')))
  const sources: FontSource[] = []
  for (const subset of subsetsOf(recipe, Object.keys(unicode)))
    for (const { isItalic, weight } of stylesOf(recipe)) {
      const name = subset.replace(/[[\]]/g, '')
      const file = `${recipe.name}-${name}-${weight ?? 'wght'}-${isItalic ? 'italic' : 'normal'}.woff2`
      // The list of characters can name more subsets than the package has files.
      if (!there.has(file)) continue
      const path = join(folder, 'files', file)
      const style = `${weight === undefined ? '' : `-${weight}`}${isItalic ? '-italic' : ''}`
      const font = { family: recipe.name, path, isItalic, ...(weight === undefined ? {} : { weight }) }
      for (const { name: cutName, ranges } of BASE_CUTS.filter((one) => isFrom(one, recipe.name, name))) {
        const cut = parseRanges(ranges)
        sources.push({ ...font, file: `${recipe.name}/${cutName}${style}.ttf`, bytes: 0, ranges: cut, cut })
      }
      const ranges = parseRanges(recipe.ranges ?? unicode[subset] ?? '')
      sources.push({ ...font, file: `${recipe.name}/${name}${style}.woff2`, bytes: sizeOf(path), ranges })
    }
  return sources
}

function stylesOf({ hasItalic, weights }: FamilyRecipe) {
  const slants = hasItalic ? [false, true] : [false]
  return slants.flatMap((isItalic) => (weights ?? [undefined]).map((weight) => ({ isItalic, weight })))
}

function subsetsOf({ isNumbered, subsets }: FamilyRecipe, known: readonly string[]): readonly string[] {
  return isNumbered ? known.filter((name) => name.startsWith('[')) : subsets
}

/** Several families have a subset of the same name. */
function isFrom(cut: (typeof BASE_CUTS)[number], family: string, subset: string): boolean {
  return cut.from === subset && (!('family' in cut) || cut.family === family)
}

/** Whether the list is long enough for a separate file: most documents do not need it. */
function isListed({ isNumbered, hasItalic, weights }: FamilyRecipe): boolean {
  return isNumbered || (hasItalic && weights !== undefined)
}

let cutter: ReturnType<typeof newCutter> | undefined

function startCutter(): ReturnType<typeof newCutter> {
  cutter ??= newCutter()
  return cutter
}

async function newCutter() {
  const decode = await startFontDecoder(await WebAssembly.compile(decoderBytes()))
  const { subset } = await startSubsetter(await WebAssembly.compile(await bytesOf(SUBSETTER)))
  return { decode, subset }
}

function decoderBytes(): Uint8Array<ArrayBuffer> {
  const [, base64 = ''] = /base64,([\w+/=]+)/.exec(readFileSync(DECODER_SCRIPT, 'latin1')) ?? []
  return new Uint8Array(Buffer.from(base64, 'base64'))
}

async function bytesOf(path: string): Promise<Uint8Array<ArrayBuffer>> {
  return new Uint8Array(await readFile(path))
}

function* within(ranges: readonly number[]): Iterable<number> {
  for (let i = 0; i < ranges.length; i += 2)
    for (let at = ranges[i] ?? 0; at <= (ranges[i + 1] ?? 0); at++) yield at
}
