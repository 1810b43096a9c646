import { decodeLabeled } from '../../text/decode-labeled.ts'

const SAMPLE = 1024

/** Decodes a page: by its BOM, else by the encoding declared in its first kilobyte, else UTF-8 (HTML, 13.2.3). */
export function decodeHtml(bytes: Uint8Array): string {
  const start = new TextDecoder('latin1').decode(bytes.subarray(0, SAMPLE))
  const [, label] = /<meta[^>]+charset\s*=\s*["']?([\w-]+)/i.exec(start) ?? []
  return decodeLabeled(bytes, label).text
}
