import { joinBytes } from '../bytes/join-bytes.ts'
import { encodeJsonText } from './encode-text.ts'
import { JsonPrinter } from './printer.ts'
import { JsonScanner, TOKEN } from './scanner.ts'

/**
 * Formats JSON (RFC 8259, UTF-8); numbers, strings, key order and duplicate keys stay byte for byte. `indent` is
 * written once per level, `''` minifies; `{}` and `[]` stay on one line, and so do contents deeper than 2,000 levels.
 * Returns the result in consecutive chunks. Throws UserError `Invalid JSON: … (line L column C)`.
 */
export function formatJson(bytes: Uint8Array, indent: string): Uint8Array<ArrayBuffer>[] {
  const scanner = new JsonScanner(bytes)
  const printer = new JsonPrinter(indent)
  for (;;) {
    const token = scanner.next()
    if (token === TOKEN.end) return printer.finish()
    printer.put(token, bytes, scanner.start, scanner.end)
  }
}

/** Like `formatJson`, for text that fits in a string. */
export function formatJsonText(text: string, indent: string): string {
  return new TextDecoder().decode(joinBytes(formatJson(encodeJsonText(text), indent)))
}
