import type { OcrLanguage } from '#contract/ocr-languages.ts'

/** `Deutsch – German`, or one name where both are the same or only one is known. */
export function languageTitle({ name, nativeName }: OcrLanguage): string {
  return nativeName === '' ? name : `${nativeName} – ${name}`
}
