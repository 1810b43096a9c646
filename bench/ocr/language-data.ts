import { existsSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { gunzipSync } from 'node:zlib'

const PACKAGES = join(import.meta.dirname, '../../node_modules/@tesseract.js-data')
const SYSTEM = '/usr/share/tesseract-ocr/5/tessdata'

/** The folder with a language's data as the page gets it: from npm, unpacked below `temporary`, else the system's. */
export function dataFolder(language: string, temporary: string): string {
  const packed = join(PACKAGES, language, '4.0.0_best_int', `${language}.traineddata.gz`)
  if (!existsSync(packed)) return SYSTEM
  const folder = join(temporary, 'data')
  const file = join(folder, `${language}.traineddata`)
  mkdirSync(folder, { recursive: true })
  if (!existsSync(file)) writeFileSync(file, gunzipSync(readFileSync(packed)))
  return folder
}
