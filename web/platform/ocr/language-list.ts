import * as v from 'valibot'
import { type OcrLanguage, ocrLanguages } from '#contract/ocr-languages.ts'
import { OCR_LANGUAGES } from '#contract/ocr-languages-path.ts'
import { withBase } from '#lib/net/base-path.ts'
import { UserError } from '#lib/result/user-error.ts'

/** Fetches the languages that this server has data for. Throws a UserError if it cannot be reached. */
export async function loadLanguages(): Promise<readonly OcrLanguage[]> {
  const answer = await fetch(withBase(OCR_LANGUAGES))
    .then((response) => (response.ok ? response.json() : undefined))
    .catch(() => undefined)
  const list = v.safeParse(ocrLanguages, answer)
  if (!list.success)
    throw new UserError('The list of languages could not be loaded', 'Check your connection, then try again.')
  return list.output.languages
}
