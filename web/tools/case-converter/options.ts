import * as v from 'valibot'

/** Languages with their own case rules; `root` is for all others. */
export const LOCALES = [
  { value: 'root', label: 'Any language' },
  { value: 'tr', label: 'Turkish (i, İ)' },
  { value: 'az', label: 'Azerbaijani (i, İ)' },
  { value: 'lt', label: 'Lithuanian (i̇́)' },
  { value: 'el', label: 'Greek (no accents in capitals)' },
  { value: 'nl', label: 'Dutch (IJ)' },
] as const
export type CaseLocale = (typeof LOCALES)[number]['value']

export const TITLE_STYLES = [
  { value: 'every', label: 'Every word' },
  { value: 'AP', label: 'AP' },
  { value: 'Chicago', label: 'Chicago' },
  { value: 'APA', label: 'APA' },
] as const
export type TitleStyle = (typeof TITLE_STYLES)[number]['value']

/** State stored between visits and included in a share link. */
export const CaseState = v.object({
  text: v.optional(v.string(), ''),
  locale: v.optional(v.picklist(LOCALES.map(({ value }) => value)), 'root'),
  titleStyle: v.optional(v.picklist(TITLE_STYLES.map(({ value }) => value)), 'every'),
  /** In title and sentence case only first letters are changed. */
  keepsCapitals: v.optional(v.boolean(), false),
  /** `parseText` is one word in identifiers, not two. */
  keepsHumps: v.optional(v.boolean(), false),
  /** Whether each line becomes a separate identifier. */
  isPerLine: v.optional(v.boolean(), true),
})
export type CaseState = v.InferOutput<typeof CaseState>
export type CaseOptions = Omit<CaseState, 'text'>

export const DEFAULTS: CaseState = v.parse(CaseState, {})
