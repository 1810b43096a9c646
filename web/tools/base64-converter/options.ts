import * as v from 'valibot'
import { CHARSETS } from '#lib/text/charset.ts'

export const MODES = ['Encode', 'Decode'] as const
export type Mode = (typeof MODES)[number]

export const LINE_WIDTHS = [
  { value: '0', label: 'One line' },
  { value: '64', label: '64 characters' },
  { value: '76', label: '76 characters (MIME)' },
] as const

/** Everything stored between visits: never the encoded or decoded data. */
export const Base64Options = v.object({
  mode: v.optional(v.picklist(MODES), 'Encode'),
  isUrlSafe: v.optional(v.boolean(), false),
  omitsPadding: v.optional(v.boolean(), false),
  lineWidth: v.optional(v.picklist(LINE_WIDTHS.map(({ value }) => value)), '0'),
  isDataUri: v.optional(v.boolean(), false),
  isStrict: v.optional(v.boolean(), false),
  charset: v.optional(v.picklist(CHARSETS.map(({ value }) => value)), 'utf-8'),
})
export type Base64Options = v.InferOutput<typeof Base64Options>

/** Input from another page: the text remains in the page, and only the options are stored. */
export const HandedBase64 = v.object({ ...Base64Options.entries, text: v.optional(v.string(), '') })

export const DEFAULTS: Base64Options = v.parse(Base64Options, {})

export function otherMode(mode: Mode): Mode {
  return mode === 'Encode' ? 'Decode' : 'Encode'
}
