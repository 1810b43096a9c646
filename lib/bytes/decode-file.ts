import { type Result, toResultAsync } from '../result/result.ts'
import { UserError } from '../result/user-error.ts'

/** Reads a whole file and decodes it. Never rejects: an unreadable file is a failed result that names the file. */
export function decodeFile(
  file: File,
  decode: (bytes: Uint8Array<ArrayBuffer>) => string,
): Promise<Result<string>> {
  return toResultAsync(async () => {
    const buffer = await file.arrayBuffer().catch(() => {
      throw new UserError(`"${file.name}" could not be read.`)
    })
    return decode(new Uint8Array(buffer))
  })
}
