import { useEffect, useState } from 'react'
import type { OcrLanguage } from '#contract/ocr-languages.ts'
import type { Settings } from './settings.ts'

export type Languages = {
  /** Languages available on this server; undefined until loaded. */
  readonly all: readonly OcrLanguage[] | undefined
  /** Languages to read, the first one first. */
  readonly chosen: readonly OcrLanguage[]
}

/** Returns the languages of this server, requested after hydration. */
export function useLanguages({ language, others }: Settings): Languages {
  const [all, setAll] = useState<readonly OcrLanguage[]>()
  useEffect(() => {
    import('#web/platform/ocr/language-list.ts')
      .then(({ loadLanguages }) => loadLanguages())
      // Reading requests the list again and reports a failure.
      .then(setAll, () => {})
  }, [])
  return { all, chosen: getChosen(all ?? [], language, others) }
}

export function getChosen(
  all: readonly OcrLanguage[],
  language: string,
  others: readonly string[],
): readonly OcrLanguage[] {
  const codes = [...new Set([language, ...others])]
  const found = codes.flatMap((code) => all.find((one) => one.code === code) ?? [])
  // A language that is not served any more must not leave none.
  return found.length > 0 ? found : all.filter(({ code }) => code === 'eng')
}
