import { joinBytes } from '#lib/bytes/bytes.ts'
import { hexView } from '#lib/bytes/hex-view.ts'
import { getFileType } from '#lib/files/file-type.ts'
import { type JsonDocument, readJsonDocument } from '#lib/json/document.ts'
import { firstInvalidUtf8 } from '#lib/json/encoding.ts'
import { formatJson } from '#lib/json/format.ts'
import { toResult } from '#lib/result/result.ts'
import { declaredCharset } from '#lib/text/declared-charset.ts'
import { decodeLabeled } from '#lib/text/decode-labeled.ts'
import {
  declaresCharset,
  getLens,
  isJson,
  isText,
  type Lens,
  type MediaType,
  readMediaType,
  type View,
} from './media-type.ts'

/** Larger bodies are shown in part. */
const MAX_BUFFERED_BYTES = 16 * 1024 * 1024
const PREVIEW_BYTES = 1024 * 1024
/** Number of bytes examined in a body without a type. */
const SNIFFED_BYTES = 4096
/** First byte of UTF-8's BOM. */
const UTF8_BOM = 0xef

export type BodySource = { readonly body: Blob; readonly contentType: string }

export type BodyJob = BodySource & { readonly kind: 'show'; readonly view: View | undefined }

export type ShownBody =
  | {
      readonly kind: 'text'
      readonly text: string
      /** Whether the text is all there is. */
      readonly isWhole: boolean
      readonly charset: string
      /** Valid JSON, formatted or raw. */
      readonly isJson: boolean
      /** Why what claims to be JSON is shown as plain text. */
      readonly jsonProblem: string
      readonly lens: Lens | undefined
    }
  | { readonly kind: 'tree'; readonly document: JsonDocument }
  | { readonly kind: 'media'; readonly lens: Exclude<Lens, 'html'>; readonly mediaType: string }
  | { readonly kind: 'bytes'; readonly hex: string; readonly extension: string | undefined }

/**
 * Returns the visible form of a body: text decoded by its charset, JSON formatted digit for digit, a preview, or bytes.
 */
export async function showBody({ body, contentType, view }: BodyJob): Promise<ShownBody> {
  const type = readMediaType(contentType)
  const { essence } = type
  const lens = getLens(essence)
  const isLooked = lens !== undefined && lens !== 'html' && !(view === 'Source' && isText(essence))
  if (isLooked) return { kind: 'media', lens, mediaType: essence }
  const isWhole = body.size <= MAX_BUFFERED_BYTES
  const bytes = new Uint8Array(await (isWhole ? body : body.slice(0, PREVIEW_BYTES)).arrayBuffer())
  if (isJson(essence) && isWhole) return showJson(bytes, type, view)
  return (isText(essence) ? undefined : showNoText(bytes, type)) ?? showText(bytes, type, isWhole)
}

/** Returns the view of a body not declared as text, by its first bytes; undefined if those are text. */
function showNoText(bytes: Uint8Array, { essence, charset }: MediaType): ShownBody | undefined {
  const start = bytes.subarray(0, SNIFFED_BYTES)
  const fileType = getFileType(start)
  const lens = fileType && getLens(fileType.mediaType)
  if (lens && lens !== 'html' && essence === '') return { kind: 'media', lens, mediaType: fileType.mediaType }
  if (charset !== undefined || (!fileType && looksLikeText(start))) return undefined
  return { kind: 'bytes', hex: hexView(bytes), extension: fileType?.extension }
}

function showText(bytes: Uint8Array, { essence, charset }: MediaType, isWhole: boolean): ShownBody {
  const decoded = decodeLabeled(
    bytes,
    charset ?? (declaresCharset(essence) ? declaredCharset(bytes) : undefined),
  )
  return {
    kind: 'text',
    text: trimmedToLine(decoded.text, isWhole),
    isWhole,
    charset: decoded.charset,
    isJson: false,
    jsonProblem: '',
    lens: getLens(essence),
  }
}

function showJson(bytes: Uint8Array<ArrayBuffer>, type: MediaType, view: View | undefined): ShownBody {
  const plain = showText(bytes, type, true)
  if (plain.kind !== 'text') return plain
  const source = getUtf8(bytes, plain)
  const result = toResult(() =>
    view === 'Tree' ? readJsonDocument(source) : joinBytes(formatJson(source, '  ')),
  )
  if (!result.ok) return { ...plain, jsonProblem: result.problem.message }
  if (!(result.value instanceof Uint8Array)) return { kind: 'tree', document: result.value }
  return {
    ...plain,
    text: view === 'Raw' ? plain.text : new TextDecoder().decode(result.value),
    isJson: true,
  }
}

/** Reads a JSON body, to be searched. Throws UserError `Invalid JSON: …`. */
export async function openBody({ body, contentType }: BodySource): Promise<JsonDocument> {
  const bytes = new Uint8Array(await body.arrayBuffer())
  return readJsonDocument(getUtf8(bytes, decodeLabeled(bytes, readMediaType(contentType).charset)))
}

/** Converts to UTF-8, unless the body is UTF-8 already. */
function getUtf8(
  bytes: Uint8Array<ArrayBuffer>,
  { charset, text }: { readonly charset: string; readonly text: string },
): Uint8Array<ArrayBuffer> {
  const isUtf8 = charset === 'utf-8' && bytes[0] !== UTF8_BOM && firstInvalidUtf8(bytes) === -1
  return isUtf8 ? bytes : new TextEncoder().encode(text)
}

/** Ends a truncated string at a whole line if possible. */
function trimmedToLine(text: string, isWhole: boolean): string {
  const end = isWhole ? -1 : text.lastIndexOf('\n')
  return end < text.length / 2 ? text : text.slice(0, end)
}

/**
 * Whether the bytes are valid UTF-8, ignoring a character truncated at the end, and without zero bytes as in binary
 * files.
 */
function looksLikeText(bytes: Uint8Array): boolean {
  const invalid = firstInvalidUtf8(bytes)
  return !bytes.includes(0) && (invalid === -1 || invalid > SNIFFED_BYTES - 4)
}
