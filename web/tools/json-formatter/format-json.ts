import { type JsonDocument, readJsonDocument } from '#lib/json/document.ts'
import { decodeJsonFile, encodeJsonText } from '#lib/json/encoding.ts'
import { formatJson, formatSortedJson } from '#lib/json/format.ts'
import { jsonLinesToArray } from '#lib/json/json-lines.ts'
import { getStatistics, type JsonStatistics } from '#lib/json/statistics.ts'
import { INDENT_TEXT, type Layout } from './format-options.ts'
import { type TextWindow, textWindow } from './text-window.ts'
import { getWarnings, type Warnings } from './warnings.ts'

export type FormattedJson = {
  /** Complete output as UTF-8, in consecutive chunks: the parts of a Blob. */
  readonly chunks: readonly Uint8Array<ArrayBuffer>[]
  readonly sizeBytes: number
  /** Part that the text pane displays. */
  readonly window: TextWindow
  /** Of the input; `statistics.sizeBytes` is its size without a BOM. */
  readonly statistics: JsonStatistics
  readonly warnings: Warnings
}

/**
 * A document, and how long the input was from which it was read. Of JSON Lines it is the array that they became: its places
 * are not those of the input.
 */
export type OpenedJson = JsonDocument & { readonly inputBytes: number }

/**
 * Parses typed text, or the bytes of a file in UTF-8 or UTF-16; JSON Lines as one array. `report` receives the
 * completed share, 0 to 1. Returns `undefined` if the input is only whitespace. Throws UserError `Invalid JSON: … (line
 * L column C)`, or `Invalid JSON: the file is not valid UTF-8 (byte N)`.
 */
export function openJson(
  input: string | Uint8Array<ArrayBuffer>,
  isJsonLines: boolean,
  report: (share: number) => void = () => {},
): OpenedJson | undefined {
  // Replacing a pasted BOM with whitespace preserves all positions.
  const hasBom = typeof input === 'string' && input.startsWith('\ufeff')
  const source =
    typeof input === 'string' ? encodeJsonText(input.replace(/^\ufeff/, ' ')) : decodeJsonFile(input)
  if (isWhitespace(source)) return undefined
  const bytes = isJsonLines ? jsonLinesToArray(source) : source
  report(0.2)
  return { ...readJsonDocument(bytes), inputBytes: source.length - (hasBom ? 1 : 0) }
}

/** Formats a document. Numbers, strings, key order and duplicate keys remain byte for byte. `report` is as above. */
export function formatOpened(
  { inputBytes, ...document }: OpenedJson,
  layout: Layout,
  report: (share: number) => void = () => {},
): FormattedJson {
  const indent = INDENT_TEXT[layout.indent]
  const chunks = layout.sortKeys ? formatSortedJson(document, indent) : formatJson(document.bytes, indent)
  report(0.8)
  const sizeBytes = chunks.reduce((size, chunk) => size + chunk.length, 0)
  return {
    chunks,
    sizeBytes,
    window: textWindow(chunks, sizeBytes),
    statistics: { ...getStatistics(document), sizeBytes: inputBytes },
    warnings: getWarnings(document),
  }
}

function isWhitespace(bytes: Uint8Array): boolean {
  return bytes.every((byte) => byte === 0x20 || (byte >= 0x09 && byte <= 0x0d))
}
