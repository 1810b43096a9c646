import { Base64Decoder } from '#lib/bytes/decode-base64.ts'
import { Base64Encoder } from '#lib/bytes/encode-base64.ts'
import { hexView } from '#lib/bytes/hex-view.ts'
import { type FileType, getFileType } from '#lib/files/file-type.ts'
import { CharsetDecoder, charsetName, decodeText, encodeText } from '#lib/text/charset.ts'
import { ByteChunks, getChunks, WHOLE_BYTES } from './byte-chunks.ts'
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

/** Encodes as Base64 (RFC 4648). Throws UserError `Encoding error` for text that the charset cannot represent. */
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

export type Decoded = {
  readonly kind: 'decoded'
  /** The bytes, exactly. */
  readonly blob: Blob
  /** The text that the bytes are, or their beginning in hexadecimal. */
  readonly shown: string
  readonly isWhole: boolean
  readonly isText: boolean
  /** By magic number. */
  readonly fileType: FileType | undefined
  /** Description of binary data. */
  readonly remark: string
  readonly statistics: Statistics
}

/** A BOM, whitespace, and the prefix of a data URI (RFC 2397). */
const PREFIX = /^(?:\u00EF\u00BB\u00BF)?\s*(?:data:[^,\s]{0,1000};base64,)?/i
const MAX_PREFIX_LENGTH = 1200

/** Decodes Base64 in ASCII. Throws UserError `Invalid Base64 string` naming the place. */
export async function decodeInput(
  input: Blob,
  { isStrict, isUrlSafe, charset }: Base64Options,
  report: (share: number) => void = () => {},
): Promise<Decoded> {
  const prefixLength = await getPrefixLength(input)
  const strict = isStrict ? (isUrlSafe ? 'url' : 'standard') : undefined
  const decoder = new Base64Decoder({ strict }, prefixLength)
  const out = new ByteChunks()
  const text = new TextFinder(new CharsetDecoder(charset))
  const take = (chunk: Uint8Array<ArrayBuffer>) => {
    out.push(chunk)
    text.push(chunk)
  }
  for await (const chunk of getChunks(input.slice(prefixLength), report)) take(decoder.push(chunk))
  take(decoder.end())
  text.end()
  const fileType = getFileType(out.head())
  return {
    kind: 'decoded',
    blob: out.blob(text.isText ? 'text/plain' : (fileType?.mediaType ?? 'application/octet-stream')),
    shown: text.isText ? text.head : hexView(out.head()),
    isWhole: text.isText ? text.isWhole : out.sizeBytes <= 4096,
    isText: text.isText,
    fileType,
    remark: text.isText
      ? ''
      : `Decoded ${out.sizeBytes.toLocaleString('en')} bytes that are not ${charsetName(charset)} text`,
    statistics: {
      inputBytes: input.size,
      inputCharacters: input.size,
      outputBytes: out.sizeBytes,
      outputCharacters: text.isText ? text.count : undefined,
    },
  }
}

async function getPrefixLength(input: Blob): Promise<number> {
  const head = new Uint8Array(await input.slice(0, MAX_PREFIX_LENGTH).arrayBuffer())
  const [prefix = ''] = PREFIX.exec(String.fromCharCode(...head)) ?? []
  // Blanks alone are the decoder's to judge: being strict it refuses them.
  return prefix.trim() === '' ? 0 : prefix.length
}

/** Detects whether bytes are text, and keeps its start. */
class TextFinder {
  isText = true
  isWhole = true
  head = ''
  count = 0
  readonly #decoder: CharsetDecoder

  constructor(decoder: CharsetDecoder) {
    this.#decoder = decoder
  }

  push(chunk: Uint8Array): void {
    if (this.isText) this.#take(this.#decoder.push(chunk))
  }

  end(): void {
    if (this.isText) this.#take(this.#decoder.end())
  }

  #take(text: string | undefined): void {
    if (text === undefined) {
      this.isText = false
      return
    }
    this.count += countCharacters(text)
    const room = WHOLE_BYTES - this.head.length
    if (text.length > room) this.isWhole = false
    if (room > 0) this.head += text.slice(0, room)
  }
}
