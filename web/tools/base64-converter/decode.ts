import { Base64Decoder } from '#lib/bytes/decode-base64.ts'
import { hexView } from '#lib/bytes/hex-view.ts'
import { type FileType, getFileType } from '#lib/files/file-type.ts'
import { CharsetDecoder, charsetName } from '#lib/text/charset.ts'
import { ByteChunks, getChunks, WHOLE_BYTES } from './byte-chunks.ts'
import type { Base64Options } from './options.ts'
import { countCharacters, type Statistics } from './statistics.ts'

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

/** Finds out whether bytes are text, and keeps its beginning. */
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
