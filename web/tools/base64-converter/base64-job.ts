import { decodeText } from '#lib/text/charset.ts'
import { type Decoded, decodeInput, type Encoded, type EncodeInput, encodeInput } from './base64.ts'
import type { Base64Options } from './options.ts'

/** Self-contained job, so its worker can be ended at any time. */
export type Base64Job = {
  /** A file's bytes are encoded unchanged, unless it contains long pasted text. */
  readonly input: string | { readonly file: File; readonly isText: boolean }
  readonly options: Base64Options
}
export type Base64Answer = Encoded | Decoded

/** Does a job. Throws UserError as the functions that it calls. */
export async function doBase64Job(
  { input, options }: Base64Job,
  report: (share: number) => void,
): Promise<Base64Answer> {
  if (options.mode === 'Encode') return encodeInput(await toEncode(input, options), options, report)
  return decodeInput(typeof input === 'string' ? new Blob([input]) : input.file, options, report)
}

async function toEncode(input: Base64Job['input'], { charset }: Base64Options): Promise<EncodeInput> {
  if (typeof input === 'string') return { kind: 'text', text: input }
  if (!input.isText || charset === 'utf-8') return { kind: 'bytes', blob: input.file }
  const bytes = new Uint8Array(await input.file.arrayBuffer())
  return { kind: 'text', text: decodeText(bytes, 'utf-8') ?? '' }
}
