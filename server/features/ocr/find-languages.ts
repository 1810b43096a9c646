import { createHash } from 'node:crypto'
import { glob, readdir, readFile } from 'node:fs/promises'
import { join } from 'node:path'
import type { OcrLanguage } from '#contract/ocr-languages.ts'
import { languageName } from '#lib/ocr/language-name.ts'

/** Data file of a language. */
export type LanguageFile = OcrLanguage & { readonly path: string; readonly isPacked: boolean }

const FILE = /^([a-z]{3}(?:_[a-z]+)*)\.traineddata(\.gz)?$/
/** Finds the orientation and equations: no languages. */
const OTHER_MODELS: readonly string[] = ['osd', 'equ']

/**
 * Returns the languages of all folders, by their English name. A folder can be a pattern; if two contain a language,
 * the first wins.
 */
export async function findLanguages(folders: readonly string[]): Promise<readonly LanguageFile[]> {
  const found = new Map<string, string>()
  for (const folder of folders)
    for (const path of await dataFilesIn(folder)) {
      const [, code = ''] = FILE.exec(nameOf(path)) ?? []
      if (!found.has(code)) found.set(code, path)
    }
  const files = await Promise.all([...found].map(([code, path]) => describe(code, path)))
  return files.sort((a, b) => a.name.localeCompare(b.name, 'en'))
}

async function dataFilesIn(pattern: string): Promise<string[]> {
  const folders = await foldersOf(pattern)
  const files = await Promise.all(folders.sort().map(filesIn))
  return files.flat()
}

async function foldersOf(pattern: string): Promise<string[]> {
  if (!pattern.includes('*')) return [pattern]
  const folders: string[] = []
  for await (const folder of glob(pattern)) folders.push(folder)
  return folders
}

/** A folder that is not there has no languages. */
async function filesIn(folder: string): Promise<string[]> {
  const names = await readdir(folder).catch(() => [])
  return names
    .filter((name) => !OTHER_MODELS.includes(FILE.exec(name)?.[1] ?? 'osd'))
    .sort()
    .map((name) => join(folder, name))
}

function nameOf(path: string): string {
  return path.replace(/^.*[\\/]/, '')
}

async function describe(code: string, path: string): Promise<LanguageFile> {
  const content = await readFile(path)
  const isPacked = path.endsWith('.gz')
  const hash = createHash('sha256').update(content).digest('hex').slice(0, 16)
  return {
    code,
    ...languageName(code),
    address: `/ocr/${code}-${hash}.traineddata`,
    wireBytes: content.length,
    // The last four bytes contain the size (RFC 1952, 2.3.1).
    bytes: isPacked ? content.readUInt32LE(content.length - 4) : content.length,
    path,
    isPacked,
  }
}
