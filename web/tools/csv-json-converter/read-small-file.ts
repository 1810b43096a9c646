import { decodeFile } from '#lib/bytes/decode-file.ts'
import type { Result } from '#lib/result/result.ts'
import { decodeCsv } from '#lib/tabular/csv/decode-csv.ts'
import type { ReadOptions } from './options.ts'

/** Reads a file in the chosen encoding, without its BOM. */
export function readSmallFile(file: File, encoding: ReadOptions['encoding']): Promise<Result<string>> {
  const decode = (bytes: Uint8Array<ArrayBuffer>) =>
    encoding === 'auto' ? decodeCsv(bytes).text : new TextDecoder(encoding).decode(bytes)
  return decodeFile(file, decode)
}
