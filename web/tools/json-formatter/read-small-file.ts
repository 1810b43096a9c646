import { decodeJsonFile } from '#lib/json-text/decode-file.ts'
import { attemptAsync, type Outcome } from '#lib/outcome/attempt.ts'
import { UserError } from '#lib/outcome/user-error.ts'

/** The text of a file in UTF-8 or UTF-16, without a byte order mark. */
export function readSmallFile(file: File): Promise<Outcome<string>> {
  return attemptAsync(async () => {
    const bytes = await file.arrayBuffer().catch(() => {
      throw new UserError(`"${file.name}" could not be read.`)
    })
    return new TextDecoder().decode(decodeJsonFile(new Uint8Array(bytes)))
  })
}
