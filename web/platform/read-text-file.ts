import { decodeFile } from '#lib/bytes/decode-file.ts'
import type { Result } from '#lib/result/result.ts'
import { decodeCsv } from '#lib/tabular/csv/decode-csv.ts'

/** Reads the text of a file in UTF-8, UTF-16 with a BOM, or else windows-1252, without the BOM. */
export function readTextFile(file: File): Promise<Result<string>> {
  return decodeFile(file, (bytes) => decodeCsv(bytes).text)
}
