import { checkJson } from './scanner.ts'

const LINE_FEED = 0x0a
const WHITESPACE = new Set([0x20, 0x09, 0x0d])
const COMMA = 0x2c
const OPEN = 0x5b
const CLOSE = 0x5d

/**
 * Converts JSON Lines (one JSON value per line, empty lines skipped) to one JSON array, each value byte for byte.
 * Throws UserError `Invalid JSON: … (line L column C)` at the first line that is not valid JSON.
 */
export function jsonLinesToArray(bytes: Uint8Array<ArrayBuffer>): Uint8Array<ArrayBuffer> {
  const array = new Uint8Array(bytes.length + 3)
  let size = 0
  for (const [start, end] of lineRanges(bytes)) {
    const line = bytes.subarray(start, end)
    if (line.every((byte) => WHITESPACE.has(byte))) continue
    checkJson(line, bytes)
    array[size] = size === 0 ? OPEN : COMMA
    array.set(line, size + 1)
    size += line.length + 1
  }
  if (size === 0) array[size++] = OPEN
  array[size++] = CLOSE
  return array.subarray(0, size)
}

function* lineRanges(bytes: Uint8Array): Generator<[start: number, end: number]> {
  let start = 0
  while (start < bytes.length) {
    const feed = bytes.indexOf(LINE_FEED, start)
    const end = feed === -1 ? bytes.length : feed
    yield [start, end]
    start = end + 1
  }
}
