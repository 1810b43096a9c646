import { execFile } from 'node:child_process'
import { mkdtemp, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { promisify } from 'node:util'

const run = promisify(execFile)

/** Returns the output of a native program for a PDF; `{}` is replaced with its path. */
export async function judge(bytes: Uint8Array, program: string, args: readonly string[]): Promise<string> {
  const folder = await mkdtemp(join(tmpdir(), 'typeset-'))
  try {
    const path = join(folder, 'made.pdf')
    await writeFile(path, bytes)
    const own = args.map((arg) => (arg === '{}' ? path : arg.replace('{folder}', folder)))
    return (await run(program, own, { maxBuffer: 1e8 })).stdout
  } finally {
    await rm(folder, { recursive: true })
  }
}

/** Returns the text extracted by poppler, without direction control characters and page ends. */
export async function pdfText(bytes: Uint8Array, ...options: string[]): Promise<string> {
  const text = await judge(bytes, 'pdftotext', [...options, '{}', '-'])
  return text
    .replace(/[\u200E\u200F\u202A-\u202E\u2066-\u2069\f]/g, '')
    .trim()
    .replace(/\n\n+/g, '\n')
}

export function qpdfCheck(bytes: Uint8Array): Promise<string> {
  return judge(bytes, 'qpdf', ['--check', '{}'])
}

/** The fonts of a PDF as poppler lists them. */
export async function pdfFonts(bytes: Uint8Array) {
  const lines = (await judge(bytes, 'pdffonts', ['{}'])).trim().split('\n').slice(2)
  return lines.map((line) => {
    const [name = ''] = line.split(/\s/)
    const [unicode, subset, embedded] = line.trim().split(/\s+/).slice(-5, -2).reverse()
    return { name, embedded, subset, unicode }
  })
}
