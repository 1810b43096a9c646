/** Receives lines, and the beginnings of those that are too long. */
type LineHandlers = {
  readonly onLine: (line: string) => void
  /** Called once for each line that is too long, with its first bytes as text. */
  readonly onTooLong: (beginning: string) => void
}

const LINE_FEED = 0x0a
const BEGINNING_BYTES = 1_000

/**
 * Splits a stream of bytes into lines of UTF-8. Memory stays below `maxBytes`: of a line that is longer only the
 * beginning is kept. Time is linear in the bytes: the chunks of a line are joined once.
 */
export function createLineSplitter(
  maxBytes: number,
  { onLine, onTooLong }: LineHandlers,
): (chunk: Uint8Array) => void {
  let parts: Uint8Array[] = []
  let length = 0
  const add = (part: Uint8Array) => {
    length += part.length
    if (length <= maxBytes) parts.push(part)
    else if (parts.length > 0 || length === part.length) {
      const beginning = Buffer.concat([...parts, part.subarray(0, BEGINNING_BYTES)]).subarray(
        0,
        BEGINNING_BYTES,
      )
      parts = []
      onTooLong(beginning.toString())
    }
  }
  const end = () => {
    const line = Buffer.concat(parts).toString()
    const isWhole = length <= maxBytes
    parts = []
    length = 0
    if (isWhole && line.trim() !== '') onLine(line)
  }
  return (chunk) => {
    let from = 0
    for (let at = chunk.indexOf(LINE_FEED); at !== -1; at = chunk.indexOf(LINE_FEED, from)) {
      add(chunk.subarray(from, at))
      end()
      from = at + 1
    }
    if (from < chunk.length) add(chunk.subarray(from))
  }
}
