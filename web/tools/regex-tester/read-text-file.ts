import { type Result, toResultAsync } from '#lib/result/result.ts'
import { UserError } from '#lib/result/user-error.ts'
import { decodeCsv } from '#lib/tabular/csv/decode-csv.ts'

/** Reads text in UTF-8, UTF-16 with a BOM, or windows-1252. Fails if the file is not text. */
export function readTextFile(file: File): Promise<Result<string>> {
  return toResultAsync(async () => {
    const bytes = await file.arrayBuffer().catch(() => {
      throw new UserError(`"${file.name}" could not be read.`)
    })
    const { text } = decodeCsv(new Uint8Array(bytes))
    if (text.includes('\0')) throw new UserError(`"${file.name}" is not a supported file type.`)
    return text
  })
}
