import { decodeCsv } from '#lib/csv/decode-csv.ts'
import { attemptAsync, type Outcome } from '#lib/outcome/attempt.ts'
import { UserError } from '#lib/outcome/user-error.ts'
import type { ReadOptions } from './options.ts'

/** The text of a file, without a byte order mark. Throws nothing: a file that cannot be read is part of the outcome. */
export function readSmallFile(file: File, encoding: ReadOptions['encoding']): Promise<Outcome<string>> {
  return attemptAsync(async () => {
    const buffer = await file.arrayBuffer().catch(() => {
      throw new UserError(`"${file.name}" could not be read.`)
    })
    if (encoding !== 'auto') return new TextDecoder(encoding).decode(buffer)
    return decodeCsv(new Uint8Array(buffer)).text
  })
}
