import { decodeFile } from '#lib/bytes/decode-file.ts'
import { decodeJsonFile } from '#lib/json/encoding.ts'
import type { Result } from '#lib/result/result.ts'

/** Reads a file in UTF-8 or UTF-16, without its BOM. */
export function readSmallFile(file: File): Promise<Result<string>> {
  return decodeFile(file, (bytes) => new TextDecoder().decode(decodeJsonFile(bytes)))
}
