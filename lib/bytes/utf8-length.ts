/**
 * Returns the length of a string in UTF-8 bytes (RFC 3629), without encoding it. A lone surrogate counts as U+FFFD, as
 * encoders write it.
 */
export function utf8Length(text: string): number {
  let bytes = text.length
  for (let index = 0; index < text.length; index++) {
    const unit = text.charCodeAt(index)
    if (unit < 0x80) continue
    bytes += unit < 0x800 ? 1 : 2
    // The second half of a pair is paid for by the first: 4 bytes for 2 units.
    if (isHigh(unit) && isLow(text.charCodeAt(index + 1))) index++
  }
  return bytes
}

function isHigh(unit: number): boolean {
  return (unit & 0xfc00) === 0xd800
}

function isLow(unit: number): boolean {
  return (unit & 0xfc00) === 0xdc00
}
