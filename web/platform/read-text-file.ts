import { decodeFile } from '#lib/bytes/decode-file.ts'
import type { Result } from '#lib/result/result.ts'
import { decodeCsv } from '#lib/tabular/csv/decode-csv.ts'

/** Reads a text file in UTF-8, marked UTF-16 or else windows-1252, without its byte order mark. */
export function readTextFile(file: File): Promise<Result<string>> {
  return decodeFile(file, (bytes) => decodeCsv(bytes).text)
}
