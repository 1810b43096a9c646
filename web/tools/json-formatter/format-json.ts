import { decodeJsonFile } from '#lib/json-text/decode-file.ts'
import { type JsonDocument, readJsonDocument, transferablesOf } from '#lib/json-text/document.ts'
import { encodeJsonText } from '#lib/json-text/encode-text.ts'
import { formatJson } from '#lib/json-text/format.ts'
import { formatSortedJson } from '#lib/json-text/format-sorted.ts'
import { jsonLinesToArray } from '#lib/json-text/json-lines.ts'
import { type JsonStatistics, statisticsOf } from '#lib/json-text/statistics.ts'
import { DEFAULT_OPTIONS, type FormatOptions, INDENT_TEXT } from './format-options.ts'
import { type TextWindow, textWindow } from './text-window.ts'
import { type Warnings, warningsOf } from './warnings.ts'

export type FormattedJson = {
  /** The whole output as UTF-8, in pieces that belong one after the other: the parts of a Blob. */
  readonly pieces: readonly Uint8Array<ArrayBuffer>[]
  readonly sizeBytes: number
  /** What the text pane shows. */
  readonly window: TextWindow
  /** The input as a tree. Of JSON Lines, the array that they became: its places are not those of the input. */
  readonly document: JsonDocument
  /** Of the input; `statistics.sizeBytes` is its size without a byte order mark. */
  readonly statistics: JsonStatistics
  readonly warnings: Warnings
}

/**
 * Formats typed text, or the bytes of a file in UTF-8 or UTF-16. Numbers, strings, key order and duplicate
 * keys stay byte for byte. `report` hears what share of the work is done, 0 to 1. `undefined` for an input of blanks only.
 * Throws UserError `Invalid JSON: … (line L column C)`, or `Invalid JSON: the file is not valid UTF-8 (byte N)`.
 */
export function formatJsonInput(
  input: string | Uint8Array<ArrayBuffer>,
  options: FormatOptions = DEFAULT_OPTIONS,
  report: (share: number) => void = () => {},
): FormattedJson | undefined {
  const source = typeof input === 'string' ? encodeJsonText(input) : decodeJsonFile(input)
  if (isBlank(source)) return undefined
  const bytes = options.jsonLines ? jsonLinesToArray(source) : source
  report(0.1)
  const document = readJsonDocument(bytes)
  report(0.5)
  const indent = INDENT_TEXT[options.indent]
  const pieces = options.sortKeys ? formatSortedJson(document, indent) : formatJson(bytes, indent)
  report(0.9)
  const sizeBytes = pieces.reduce((size, piece) => size + piece.length, 0)
  return {
    pieces,
    sizeBytes,
    window: textWindow(pieces, sizeBytes),
    document,
    statistics: { ...statisticsOf(document), sizeBytes: source.length },
    warnings: warningsOf(document),
  }
}

/** The buffers to hand over when the result is sent to another thread. */
export function transferablesOfFormatted({ pieces, document }: FormattedJson): ArrayBuffer[] {
  return [...pieces.map(({ buffer }) => buffer), ...transferablesOf(document)]
}

function isBlank(bytes: Uint8Array): boolean {
  return bytes.every((byte) => byte === 0x20 || (byte >= 0x09 && byte <= 0x0d))
}
