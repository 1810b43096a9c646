import { type Charset, decodeText, encodeText } from '#lib/charset/charset.ts'
import { attempt, attemptAsync, type Outcome } from '#lib/outcome/attempt.ts'
import { UserError } from '#lib/outcome/user-error.ts'

/** A file as text that gives the very same bytes again; undefined where it is no such text. */
export function readTextExactly(file: File, charset: Charset): Promise<Outcome<string | undefined>> {
  return attemptAsync(async () => {
    const buffer = await file.arrayBuffer().catch(() => {
      throw new UserError(`"${file.name}" could not be read.`)
    })
    const bytes = new Uint8Array(buffer)
    const text = decodeText(bytes, charset)
    if (text === undefined) return undefined
    const back = attempt(() => encodeText(text, charset))
    return back.ok && isSame(back.value, bytes) ? text : undefined
  })
}

function isSame(first: Uint8Array, second: Uint8Array): boolean {
  return first.length === second.length && first.every((byte, index) => byte === second[index])
}
