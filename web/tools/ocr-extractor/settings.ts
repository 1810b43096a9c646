import * as v from 'valibot'
import type { OcrLanguage } from '#contract/ocr-languages.ts'
import { LAYOUT_MODES } from '#lib/ocr/ocr-options.ts'

const step = v.optional(v.boolean(), true)

/** All settings on the screen; stored between visits. */
export const Settings = v.object({
  /** Tesseract's code of the language that is read first. */
  language: v.optional(v.string(), 'eng'),
  /** Additional languages to read. */
  others: v.optional(v.array(v.string()), []),
  layout: v.optional(v.picklist(LAYOUT_MODES), 'auto'),
  isForced: v.optional(v.boolean(), false),
  turns: step,
  straightens: step,
  inverts: step,
  evens: step,
  cleans: step,
  enlarges: step,
})
export type Settings = v.InferOutput<typeof Settings>

export const LAYOUT_TITLES = {
  auto: 'Automatic',
  column: 'Single column',
  line: 'Single line',
  sparse: 'Sparse text',
} as const

/** `Deutsch – German`, or one name where both are the same or only one is known. */
export function languageTitle({ name, nativeName }: OcrLanguage): string {
  return nativeName === '' ? name : `${nativeName} – ${name}`
}
