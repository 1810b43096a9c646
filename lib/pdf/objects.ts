/** The nine kinds of PDF object (ISO 32000-1, 7.3). Dictionaries are maps keyed by the name without its slash. */
export type PdfObject =
  | null
  | boolean
  | number
  | PdfName
  | PdfString
  | PdfRef
  | PdfStream
  | PdfObject[]
  | PdfDict
export type PdfDict = Map<string, PdfObject>

export class PdfName {
  readonly text: string

  constructor(text: string) {
    this.text = text
  }
}

/** Byte string: one UTF-16 unit per byte (0–255), so that it can be a map key. */
export class PdfString {
  readonly bytes: string

  constructor(bytes: string) {
    this.bytes = bytes
  }
}

/** A reference (7.3.10). In a file being made, one PdfRef stands for one object and is renumbered in place. */
export class PdfRef {
  number: number

  constructor(number: number) {
    this.number = number
  }
}

/** Stream with its bytes as in the file: still filtered, no longer encrypted. */
export class PdfStream {
  readonly dict: PdfDict
  readonly bytes: Uint8Array

  constructor(dict: PdfDict, bytes: Uint8Array) {
    this.dict = dict
    this.bytes = bytes
  }
}

/** Error for bytes that are not a valid PDF object. Causes a repair or an error for the visitor. */
export class PdfSyntaxError extends Error {
  override readonly name = 'PdfSyntaxError'
}

const names = new Map<string, PdfName>()

/** The one object for a name. */
export function pdfName(text: string): PdfName {
  const known = names.get(text)
  if (known) return known
  const fresh = new PdfName(text)
  names.set(text, fresh)
  return fresh
}

export function isName(value: PdfObject | undefined, text: string): boolean {
  return value instanceof PdfName && value.text === text
}

export function dictOf(entries: Record<string, PdfObject | undefined>): PdfDict {
  const dict: PdfDict = new Map()
  for (const [key, value] of Object.entries(entries)) if (value !== undefined) dict.set(key, value)
  return dict
}

/** Bytes as a byte string. */
export function bytesToText(bytes: Uint8Array): string {
  let text = ''
  for (let start = 0; start < bytes.length; start += 8192)
    text += String.fromCharCode(...bytes.subarray(start, start + 8192))
  return text
}

export function textToBytes(text: string): Uint8Array {
  const bytes = new Uint8Array(text.length)
  for (let i = 0; i < text.length; i++) bytes[i] = text.charCodeAt(i)
  return bytes
}

const UTF16_BOM = '\xFE\xFF'
const UTF8_BOM = '\xEF\xBB\xBF'

/** A text string (7.9.2.2) for people: UTF-16BE, UTF-8 or PDFDocEncoding, read as Latin-1. */
export function decodeText(bytes: string): string {
  if (bytes.startsWith(UTF16_BOM)) return new TextDecoder('utf-16be').decode(textToBytes(bytes.slice(2)))
  if (bytes.startsWith(UTF8_BOM)) return new TextDecoder().decode(textToBytes(bytes.slice(3)))
  return bytes
}

/** Text as a PDF text string: plain ASCII where that suffices, otherwise UTF-16BE. */
export function encodeText(text: string): PdfString {
  if (/^[\x20-\x7E]*$/.test(text)) return new PdfString(text)
  let bytes = UTF16_BOM
  for (let i = 0; i < text.length; i++) {
    const unit = text.charCodeAt(i)
    bytes += String.fromCharCode(unit >> 8, unit & 255)
  }
  return new PdfString(bytes)
}
