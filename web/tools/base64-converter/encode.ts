import { Base64Encoder } from '#lib/bytes/encode-base64.ts'
import { getFileType } from '#lib/files/file-type.ts'
import { decodeText, encodeText } from '#lib/text/charset.ts'
import { ByteChunks, getChunks } from './byte-chunks.ts'
import { looksEncoded } from './looks-encoded.ts'
import type { Base64Options } from './options.ts'
import { countCharacters, type Statistics } from './statistics.ts'

/** Input to encode: text, or a file's bytes. */
export type EncodeInput =
  | { readonly kind: 'text'; readonly text: string }
  | { readonly kind: 'bytes'; readonly blob: Blob }

export type Encoded = {
  readonly kind: 'encoded'
  readonly blob: Blob
  readonly shown: string
  readonly isWhole: boolean
  /** The input is Base64 already. */
  readonly looksEncoded: boolean
  readonly statistics: Statistics
}

/** Encodes as Base64 (RFC 4648). Throws UserError `Encoding error` for text that the charset cannot hold. */
export async function encodeInput(
  input: EncodeInput,
  options: Base64Options,
  report: (share: number) => void = () => {},
): Promise<Encoded> {
  const blob = input.kind === 'text' ? new Blob([encodeText(input.text, options.charset)]) : input.blob
  const out = new ByteChunks()
  const encoder = new Base64Encoder({
    // A data URI has one form only (RFC 2397).
    alphabet: options.isUrlSafe && !options.isDataUri ? 'url' : 'standard',
    pads: options.isDataUri || !options.omitsPadding,
    lineWidth: options.isDataUri ? 0 : Number(options.lineWidth),
  })
  const prefix = options.isDataUri && blob.size > 0 ? await getPrefix(input, blob, options) : ''
  out.push(new TextEncoder().encode(prefix))
  for await (const chunk of getChunks(blob, report)) out.push(encoder.push(chunk))
  out.push(encoder.end())
  return {
    kind: 'encoded',
    blob: out.blob('text/plain'),
    shown: decodeText(out.head(), 'iso-8859-1') ?? '',
    isWhole: out.isWhole(),
    looksEncoded: input.kind === 'text' && looksEncoded(input.text),
    statistics: {
      inputBytes: blob.size,
      inputCharacters: input.kind === 'text' ? countCharacters(input.text) : undefined,
      outputBytes: out.sizeBytes,
      outputCharacters: out.sizeBytes,
    },
  }
}

async function getPrefix(input: EncodeInput, blob: Blob, { charset }: Base64Options): Promise<string> {
  if (input.kind === 'text') return `data:text/plain;charset=${charset};base64,`
  const head = new Uint8Array(await blob.slice(0, 64).arrayBuffer())
  const mediaType = blob.type || (getFileType(head)?.mediaType ?? 'application/octet-stream')
  return `data:${mediaType};base64,`
}
