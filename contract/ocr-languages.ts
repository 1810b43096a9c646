import * as v from 'valibot'

const language = v.object({
  /** Tesseract's own: `eng`, `chi_sim`. */
  code: v.string(),
  name: v.string(),
  /** In the language itself; empty if that is unknown. */
  nativeName: v.string(),
  /** URL of the data; the name changes with the contents. */
  address: v.string(),
  /** Compressed, as transferred. */
  wireBytes: v.number(),
  /** Unpacked. */
  bytes: v.number(),
})
export type OcrLanguage = v.InferOutput<typeof language>

/** `GET /ocr/languages.json`: the languages that this server has data for, by name. */
export const ocrLanguages = v.object({ languages: v.array(language) })
