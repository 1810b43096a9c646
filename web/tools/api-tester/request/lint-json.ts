import { encodeJsonText } from '#lib/json/encoding.ts'
import { checkJson } from '#lib/json/scanner.ts'

const REFERENCE = /\{\{[^{}\n]*\}\}/g

/** Throws UserError `Invalid JSON: … (line L column C)`. A `{{variable}}` is allowed within a string or as a value. */
export function lintJson(text: string): undefined {
  // Digits of the same length, so that positions remain the same; a digit is valid in a string and as a value.
  checkJson(encodeJsonText(text.replace(REFERENCE, ({ length }) => '1'.repeat(length))))
}
