import { readFile, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { promisify } from 'node:util'
import { brotliCompress, constants, gzip } from 'node:zlib'
import { filesBelow } from './files.ts'

const TEXT = /\.(html|js|mjs|css|svg|json|webmanifest|txt|wasm|map)$/
const brotli = promisify(brotliCompress)
const gz = promisify(gzip)

/** Writes a `.br` and a `.gz` beside every file that gets smaller by it, and has none yet. */
export async function compressAll(site: string): Promise<void> {
  const all = await filesBelow(site)
  const compressed = new Set(all.filter((file) => file.endsWith('.br')))
  const files = all.filter((file) => TEXT.test(file) && !compressed.has(`${file}.br`))
  await Promise.all(files.map((file) => compressOne(join(site, file))))
}

async function compressOne(path: string): Promise<void> {
  const content = await readFile(path)
  const params = { [constants.BROTLI_PARAM_QUALITY]: 11, [constants.BROTLI_PARAM_SIZE_HINT]: content.length }
  const [br, gzipped] = await Promise.all([brotli(content, { params }), gz(content, { level: 9 })])
  if (br.length < content.length) await writeFile(`${path}.br`, br)
  if (gzipped.length < content.length) await writeFile(`${path}.gz`, gzipped)
}
