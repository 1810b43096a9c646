import { declaredCharset } from '../../text/declared-charset.ts'
import { decodeLabeled } from '../../text/decode-labeled.ts'

/** Decodes a page: by its BOM, else by the encoding declared in its first kilobyte, else UTF-8 (HTML, 13.2.3). */
export function decodeHtml(bytes: Uint8Array): string {
  return decodeLabeled(bytes, declaredCharset(bytes)).text
}
