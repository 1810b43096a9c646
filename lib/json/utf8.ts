/** The index of the first byte of the first ill-formed sequence (Unicode table 3-7), or -1. */
export function firstInvalidUtf8(bytes: Uint8Array): number {
  const { length } = bytes
  let at = 0
  while (at < length) {
    if ((bytes[at] ?? 0) < 0x80) {
      at++
      continue
    }
    const size = sequenceLength(bytes, at)
    if (size === 0) return at
    at += size
  }
  return -1
}

/** The length of the well-formed multi-byte sequence at `at`, or 0. */
function sequenceLength(bytes: Uint8Array, at: number): number {
  const lead = bytes[at] ?? 0
  const size = lead >= 0xf0 ? 4 : lead >= 0xe0 ? 3 : 2
  if (lead < 0xc2 || lead > 0xf4) return 0
  const second = bytes[at + 1] ?? 0
  if (second < lowestSecond(lead) || second > highestSecond(lead)) return 0
  for (let index = 2; index < size; index++) {
    if (((bytes[at + index] ?? 0) & 0xc0) !== 0x80) return 0
  }
  return size
}

/** Shuts out overlong spellings. */
function lowestSecond(lead: number): number {
  if (lead === 0xe0) return 0xa0
  return lead === 0xf0 ? 0x90 : 0x80
}

/** Shuts out surrogates and what lies beyond U+10FFFF. */
function highestSecond(lead: number): number {
  if (lead === 0xed) return 0x9f
  return lead === 0xf4 ? 0x8f : 0xbf
}
