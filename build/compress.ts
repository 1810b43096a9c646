import { readFile, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { promisify } from 'node:util'
import { brotliCompress, constants, gzip } from 'node:zlib'
import { filesBelow } from './files.ts'

const TEXT = /\.(html|js|mjs|css|svg|json|webmanifest|txt|wasm|ttf|map)$/
const brotli = promisify(brotliCompress)
const gz = promisify(gzip)

/** Compression levels: brotli 0 to 11 (RFC 7932), gzip 1 to 9 (zlib). */
export type CompressionLevels = { readonly brotli: number; readonly gzip: number }

/** For a local start: a fifteenth of the time, 8 % more bytes. */
export const QUICK: CompressionLevels = { brotli: 5, gzip: 6 }
/** For a release, which is built once and downloaded often. */
export const SMALLEST: CompressionLevels = { brotli: 11, gzip: 9 }

/** Writes a `.br` and a `.gz` next to every text file that gets smaller by it and has none yet. */
export async function compressAll(site: string, levels: CompressionLevels): Promise<void> {
  const all = await filesBelow(site)
  const compressed = new Set(all.filter((file) => file.endsWith('.br')))
  const files = all.filter((file) => TEXT.test(file) && !compressed.has(`${file}.br`))
  await Promise.all(files.map((file) => compressOne(join(site, file), levels)))
}

async function compressOne(path: string, levels: CompressionLevels): Promise<void> {
  const content = await readFile(path)
  const params = {
    [constants.BROTLI_PARAM_QUALITY]: levels.brotli,
    [constants.BROTLI_PARAM_SIZE_HINT]: content.length,
  }
  const [br, gzipped] = await Promise.all([brotli(content, { params }), gz(content, { level: levels.gzip })])
  if (br.length < content.length) await writeFile(`${path}.br`, br)
  if (gzipped.length < content.length) await writeFile(`${path}.gz`, gzipped)
}
