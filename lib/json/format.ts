import { joinBytes } from '../bytes/join-bytes.ts'
import { encodeJsonText } from './encode-text.ts'
import { JsonPrinter } from './printer.ts'
import { JsonScanner, TOKEN } from './scanner.ts'

/**
 * Lays out a JSON text (RFC 8259, UTF-8) anew; numbers, strings, key order and duplicate keys stay byte for byte.
 * `indent` is written once a level, `''` minifies; `{}` and `[]` stay on one line, and so does what lies
 * deeper than 2,000 levels. Returns the result in pieces that belong one after the other.
 * Throws UserError `Invalid JSON: … (line L column C)`.
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
