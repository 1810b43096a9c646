import { type Result, toResult, toResultAsync } from '#lib/result/result.ts'
import { UserError } from '#lib/result/user-error.ts'
import { type Charset, decodeText, encodeText } from '#lib/text/charset.ts'

/** Reads a file as text that encodes to the same bytes again; undefined if it does not. */
export function readTextExactly(file: File, charset: Charset): Promise<Result<string | undefined>> {
  return toResultAsync(async () => {
    const buffer = await file.arrayBuffer().catch(() => {
      throw new UserError(`"${file.name}" could not be read.`)
    })
    const bytes = new Uint8Array(buffer)
    const text = decodeText(bytes, charset)
    if (text === undefined) return undefined
    const back = toResult(() => encodeText(text, charset))
    return back.ok && isSame(back.value, bytes) ? text : undefined
  })
}

function isSame(first: Uint8Array, second: Uint8Array): boolean {
  return first.length === second.length && first.every((byte, index) => byte === second[index])
}
