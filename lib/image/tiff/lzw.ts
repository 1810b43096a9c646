const CLEAR = 256
const END = 257
const FIRST_FREE = 258
const MAX_CODES = 4096
/** No entry before this one. */
const NONE = 65_535

/**
 * Unpacks LZW (TIFF 6.0, section 13) to at most `size` bytes. Codes have their highest bit first; files from before
 * TIFF 5.0 have the lowest bit first and lengthen codes one later. Damaged data end where they stop making sense.
 */
export function unpackLzw(data: Uint8Array, size: number): Uint8Array<ArrayBuffer> {
  const isOld = data[0] === 0 && ((data[1] ?? 0) & 1) === 1
  const out = new Uint8Array(size)
  // Each code is the code before it and one more byte; `lengths` is the number of bytes.
  const before = new Uint16Array(MAX_CODES).fill(NONE)
  const last = new Uint8Array(MAX_CODES)
  const lengths = new Uint16Array(MAX_CODES).fill(1)
  for (let code = 0; code < CLEAR; code++) last[code] = code
  const early = isOld ? 0 : 1
  let [at, bit, bits, free, previous] = [0, 0, 9, FIRST_FREE, NONE]
  while (at < size && bit + bits <= data.length * 8) {
    const code = isOld ? lowestFirst(data, bit, bits) : highestFirst(data, bit, bits)
    bit += bits
    if (code === END) break
    if (code === CLEAR) {
      bits = 9
      free = FIRST_FREE
      previous = NONE
      continue
    }
    const isNew = code === free && previous !== NONE
    if (code > free || (code === free && !isNew)) break
    // A code that is being defined is the previous string and its first byte.
    const length = isNew ? (lengths[previous] ?? 0) + 1 : (lengths[code] ?? 0)
    write(out, at, length, isNew ? previous : code, { before, last, isNew })
    if (previous !== NONE && free < MAX_CODES) {
      before[free] = previous
      last[free] = out[at] ?? 0
      lengths[free] = (lengths[previous] ?? 0) + 1
      free++
    }
    at += length
    previous = code
    if (free + early >= 2 ** bits && bits < 12) bits++
  }
  return out
}

type Strings = { readonly before: Uint16Array; readonly last: Uint8Array; readonly isNew: boolean }

/** Writes the string of a code backward; of a new one its first byte again at the end. */
function write(
  out: Uint8Array,
  at: number,
  length: number,
  code: number,
  { before, last, isNew }: Strings,
): void {
  let end = at + length - (isNew ? 2 : 1)
  for (let one = code; one !== NONE; one = before[one] ?? NONE) out[end--] = last[one] ?? 0
  if (isNew) out[at + length - 1] = out[at] ?? 0
}

/** The 9 to 12 bits from `bit` on. */
function highestFirst(data: Uint8Array, bit: number, bits: number): number {
  const at = bit >> 3
  const word = ((data[at] ?? 0) << 16) | ((data[at + 1] ?? 0) << 8) | (data[at + 2] ?? 0)
  return (word >> (24 - (bit & 7) - bits)) & (2 ** bits - 1)
}

function lowestFirst(data: Uint8Array, bit: number, bits: number): number {
  const at = bit >> 3
  const word = (data[at] ?? 0) | ((data[at + 1] ?? 0) << 8) | ((data[at + 2] ?? 0) << 16)
  return (word >> (bit & 7)) & (2 ** bits - 1)
}
