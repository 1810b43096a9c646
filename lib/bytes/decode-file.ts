import { attemptAsync, type Outcome } from '../outcome/attempt.ts'
import { UserError } from '../outcome/user-error.ts'

/** Reads a whole file and decodes it. Never rejects: an unreadable file is a failed outcome that names the file. */
export function decodeFile(
  file: File,
  decode: (bytes: Uint8Array<ArrayBuffer>) => string,
): Promise<Outcome<string>> {
  return attemptAsync(async () => {
    const buffer = await file.arrayBuffer().catch(() => {
      throw new UserError(`"${file.name}" could not be read.`)
    })
    return decode(new Uint8Array(buffer))
  })
}
