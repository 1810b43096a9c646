import { join } from 'node:path'
import type { Settings } from './settings.ts'

/** Folders in which Linux distributions and Homebrew install the data of Tesseract. */
const SYSTEM: readonly string[] = [
  '/usr/share/tesseract-ocr/*/tessdata',
  '/usr/share/tessdata',
  '/usr/share/tesseract/tessdata',
  '/usr/local/share/tessdata',
  '/opt/homebrew/share/tessdata',
]

/** Returns the folders searched for language data: the operator's, that of `npm run ocr:languages`, a release's, npm's, the system's. */
export function languageFolders({ ocrDataDir, dataDir }: Settings): readonly string[] {
  return [
    ...(ocrDataDir ? [ocrDataDir] : []),
    join(dataDir, 'ocr'),
    join(import.meta.dirname, '../languages'),
    join(import.meta.dirname, '../node_modules/@tesseract.js-data/*/4.0.0_best_int'),
    ...SYSTEM,
  ]
}
