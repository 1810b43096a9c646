import { join } from 'node:path'
import type { Settings } from '../../settings.ts'

/** Where Linux distributions and Homebrew put the data of their Tesseract. */
const SYSTEM: readonly string[] = [
  '/usr/share/tesseract-ocr/*/tessdata',
  '/usr/share/tessdata',
  '/usr/share/tesseract/tessdata',
  '/usr/local/share/tessdata',
  '/opt/homebrew/share/tessdata',
]

/** Where data of languages is looked for: what the operator names, what `npm run ocr:languages` fetched, npm, the system. */
export function languageFolders({ ocrDataDir, dataDir }: Settings): readonly string[] {
  return [
    ...(ocrDataDir ? [ocrDataDir] : []),
    join(dataDir, 'ocr'),
    join(import.meta.dirname, '../../../node_modules/@tesseract.js-data/*/4.0.0_best_int'),
    ...SYSTEM,
  ]
}
