import { readFile, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { promisify } from 'node:util'
import { brotliCompress, constants, gzip } from 'node:zlib'
import { filesBelow } from './files.ts'

const TEXT = /\.(html|js|mjs|css|svg|json|webmanifest|txt|wasm|ttf|map)$/
const brotli = promisify(brotliCompress)
const gz = promisify(gzip)

/** How brotli writes distances (RFC 7932 §4): NPOSTFIX and NDIRECT. */
type Distances = readonly [postfix: number, direct: number]

const USUAL: Distances = [0, 0]

/** Which one is shortest depends on the file, by a half per cent, so a site that is built once has the best of them. */
export const EVERY_WAY: readonly Distances[] = [USUAL, [1, 0], [2, 0], [0, 1]]

/** Above this size (bytes) a file is an engine, for which further ways take too long. */
const MOST_TRIED = 300_000

/** Writes a `.br`, the shortest of these ways, and a `.gz` beside every file that gets smaller by it, and has none yet. */
export async function compressAll(site: string, ways: readonly Distances[] = [USUAL]): Promise<void> {
  const all = await filesBelow(site)
  const compressed = new Set(all.filter((file) => file.endsWith('.br')))
  const files = all.filter((file) => TEXT.test(file) && !compressed.has(`${file}.br`))
  await Promise.all(files.map((file) => compressOne(join(site, file), ways)))
}

async function compressOne(path: string, ways: readonly Distances[]): Promise<void> {
  const content = await readFile(path)
  const tries = (content.length > MOST_TRIED ? [USUAL] : ways).map((way) => brotliWith(content, way))
  const [gzipped, ...written] = await Promise.all([gz(content, { level: 9 }), ...tries])
  const br = written.reduce((best, other) => (other.length < best.length ? other : best))
  if (br.length < content.length) await writeFile(`${path}.br`, br)
  if (gzipped.length < content.length) await writeFile(`${path}.gz`, gzipped)
}

function brotliWith(content: Uint8Array, [postfix, direct]: Distances): Promise<Uint8Array> {
  const params = {
    [constants.BROTLI_PARAM_QUALITY]: 11,
    [constants.BROTLI_PARAM_SIZE_HINT]: content.length,
    [constants.BROTLI_PARAM_NPOSTFIX]: postfix,
    [constants.BROTLI_PARAM_NDIRECT]: direct,
  }
  return brotli(content, { params })
}
