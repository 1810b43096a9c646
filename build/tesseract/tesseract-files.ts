import { existsSync } from 'node:fs'
import { mkdir, readFile, rename, rm, writeFile } from 'node:fs/promises'
import { createRequire } from 'node:module'
import { dirname, join } from 'node:path'
import { promisify } from 'node:util'
import { brotliCompress, constants, gzip } from 'node:zlib'
import type { SizedFile } from '#lib/typeset/fonts/font-index.ts'

const require = createRequire(import.meta.url)
const manifest = require.resolve('tesseract.js-core/package.json')
export const { version: TESSERACT_VERSION }: { version: string } = require(manifest)
/** Not in `node_modules`, which every change of a package empties. */
const CACHE = join(import.meta.dirname, '../../.cache')
const SIZES = 'sizes.json'

/** The builds that read by neural network only: for all browsers, and for those that know more instructions. */
const CORES = ['tesseract-core-lstm', 'tesseract-core-simd-lstm', 'tesseract-core-relaxedsimd-lstm'] as const
export const TESSERACT_FILES = CORES.flatMap((name) => [`${name}.js`, `${name}.wasm`])

/** By the names of the files. */
export type TesseractSizes = Readonly<Record<string, SizedFile>>

/** A file of the package, for its license. */
export function sourceOf(name: string): string {
  return join(dirname(manifest), name)
}

/** The folder with the engine as it is served, compressed copies too; made where it is not there yet. */
export async function tesseractFiles(): Promise<string> {
  const folder = join(CACHE, `tesseract-${TESSERACT_VERSION}`)
  if (existsSync(folder)) return folder
  const unfinished = `${folder}.${process.pid}`
  await mkdir(unfinished, { recursive: true })
  const sized = await Promise.all(TESSERACT_FILES.map((name) => put(unfinished, name)))
  await writeFile(
    join(unfinished, SIZES),
    JSON.stringify(Object.fromEntries(sized.map((one) => [one.file, one]))),
  )
  // Two builds at once: the first one to end has made the same.
  await rename(unfinished, folder).catch(() => rm(unfinished, { recursive: true }))
  return folder
}

export async function tesseractSizes(): Promise<TesseractSizes> {
  return JSON.parse(await readFile(join(await tesseractFiles(), SIZES), 'utf8'))
}

async function put(folder: string, name: string): Promise<SizedFile> {
  const bytes = await servedContent(name)
  const params = {
    [constants.BROTLI_PARAM_QUALITY]: 11,
    [constants.BROTLI_PARAM_SIZE_HINT]: bytes.length,
  }
  const [brotli, zipped] = await Promise.all([
    promisify(brotliCompress)(bytes, { params }),
    promisify(gzip)(bytes),
  ])
  const path = join(folder, name)
  await Promise.all([
    writeFile(path, bytes),
    writeFile(`${path}.br`, brotli),
    writeFile(`${path}.gz`, zipped),
  ])
  return { file: name, bytes: bytes.length, wireBytes: brotli.length }
}

/** A script of the package defines a variable; a worker that is a module imports it. */
async function servedContent(name: string): Promise<Buffer> {
  const bytes = await readFile(sourceOf(name))
  return name.endsWith('.js')
    ? Buffer.from(`${bytes.toString('utf8')}\nexport default TesseractCore\n`)
    : bytes
}
