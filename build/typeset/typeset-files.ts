import { createHash } from 'node:crypto'
import { existsSync } from 'node:fs'
import { mkdir, readFile, rename, rm, writeFile } from 'node:fs/promises'
import { createRequire } from 'node:module'
import { dirname, join } from 'node:path'
import { promisify } from 'node:util'
import { brotliCompress, constants, gzip } from 'node:zlib'
import {
  type FontFamily,
  type SizedFile,
  TYPESET_INDEX,
  type TypesetIndex,
} from '#lib/typeset/fonts/font-index.ts'
import { startSubsetter } from '#lib/typeset/harfbuzz/subsetter.ts'
import { BASE_CUTS, FAMILIES, type FamilyRecipe } from './font-families.ts'
import { manifestOf, unpackFamily } from './unpack-family.ts'

const require = createRequire(import.meta.url)
const SHAPER = require.resolve('harfbuzzjs/dist/harfbuzz.wasm')
const SUBSETTER = require.resolve('harfbuzzjs/dist/harfbuzz-subset.wasm')
/** Not in `node_modules`, which every change of a package empties. */
const CACHE = join(import.meta.dirname, '../../.cache')

/** The best compression takes 24 times as long as the next best, for 6 %: it is for what nearly every document needs. */
const BEST = 11
const QUICK = 9
const COMMON: readonly string[] = ['noto-sans/latin', `noto-sans/${BASE_CUTS[0].name}`]

/** What the served files are made from: a file of each package, for its license. */
export const TYPESET_SOURCES: readonly string[] = [
  SHAPER,
  ...FAMILIES.map((recipe) => join(manifestOf(recipe).folder, 'package.json')),
]

/** Changes with whatever changes a file: packages and recipes. */
export const TYPESET_VERSION = createHash('sha256')
  .update(await readFile(SHAPER))
  .update(
    JSON.stringify([
      BASE_CUTS,
      FAMILIES,
      FAMILIES.map((recipe) => manifestOf(recipe).version),
      BEST,
      QUICK,
      COMMON,
    ]),
  )
  .digest('hex')
  .slice(0, 12)

/** The folder with all that typesetting fetches, compressed copies too; made where it is not there yet. */
export async function typesetFiles(): Promise<string> {
  const folder = join(CACHE, `typeset-${TYPESET_VERSION}`)
  if (existsSync(folder)) return folder
  const unfinished = `${folder}.${process.pid}`
  await makeAll(unfinished)
  // Two builds at once: the first one to end has made the same.
  await rename(unfinished, folder).catch(() => rm(unfinished, { recursive: true }))
  return folder
}

async function makeAll(folder: string): Promise<void> {
  const put = (file: string, bytes: Uint8Array, quality: number) => putFile(folder, file, bytes, quality)
  const shaper = await put('harfbuzz.wasm', await readFile(SHAPER), BEST)
  const subsetter = await put('harfbuzz-subset.wasm', await readFile(SUBSETTER), BEST)
  const engine = await startSubsetter(await WebAssembly.compile(await readFile(SUBSETTER)))
  const families: FontFamily[] = []
  const listed: TypesetIndex['listed'][number][] = []
  for (const recipe of FAMILIES) {
    const slices = await unpackFamily(recipe, engine)
    const family = {
      name: recipe.name,
      slices: await Promise.all(slices.map((slice) => putSlice(put, recipe, slice))),
    }
    if (!isListed(recipe)) families.push(family)
    else
      listed.push({
        name: recipe.name,
        list: await put(`${recipe.name}/${TYPESET_INDEX}`, jsonOf(family), BEST),
      })
  }
  const index: TypesetIndex = { shaper, subsetter, families, listed }
  await put(TYPESET_INDEX, jsonOf(index), BEST)
}

/** A long list is a file of its own: most documents need none of it. */
function isListed({ isNumbered, hasItalic, weights }: FamilyRecipe): boolean {
  return isNumbered || (hasItalic && weights !== undefined)
}

type Put = (file: string, bytes: Uint8Array, quality: number) => Promise<SizedFile>

async function putSlice(
  put: Put,
  { name: family }: FamilyRecipe,
  { name, ttf, ranges, isItalic, weight }: Awaited<ReturnType<typeof unpackFamily>>[number],
): Promise<FontFamily['slices'][number]> {
  const isCommon = COMMON.includes(`${family}/${name}`)
  const file = `${family}/${name}${weight === undefined ? '' : `-${weight}`}${isItalic ? '-italic' : ''}.ttf`
  const sized = await put(file, ttf, isCommon ? BEST : QUICK)
  return { ...sized, ranges, isItalic, ...(weight === undefined ? {} : { weight }) }
}

async function putFile(folder: string, file: string, bytes: Uint8Array, quality: number): Promise<SizedFile> {
  const path = join(folder, file)
  const params = {
    [constants.BROTLI_PARAM_QUALITY]: quality,
    [constants.BROTLI_PARAM_SIZE_HINT]: bytes.length,
  }
  const [brotli, zipped] = await Promise.all([
    promisify(brotliCompress)(bytes, { params }),
    promisify(gzip)(bytes),
  ])
  await mkdir(dirname(path), { recursive: true })
  await Promise.all([
    writeFile(path, bytes),
    writeFile(`${path}.br`, brotli),
    writeFile(`${path}.gz`, zipped),
  ])
  return { file, bytes: bytes.length, wireBytes: brotli.length }
}

function jsonOf(value: TypesetIndex | FontFamily): Uint8Array {
  return new TextEncoder().encode(JSON.stringify(value))
}
