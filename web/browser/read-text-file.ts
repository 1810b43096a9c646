import { decodeCsv } from '#lib/csv/decode-csv.ts'
import { attemptAsync, type Outcome } from '#lib/outcome/attempt.ts'
import { UserError } from '#lib/outcome/user-error.ts'

/** The text of a file in UTF-8, marked UTF-16 or else windows-1252, without a byte order mark. */
export function readTextFile(file: File): Promise<Outcome<string>> {
  return attemptAsync(async () => {
    const buffer = await file.arrayBuffer().catch(() => {
      throw new UserError(`"${file.name}" could not be read.`)
    })
    return decodeCsv(new Uint8Array(buffer)).text
  })
}
