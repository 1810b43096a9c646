/** A length as a page writes it: a thousandth of a point is more than any printer knows. */
export function length(value: number): string {
  const text = value.toFixed(3)
  const short = text.includes('.') ? text.replace(/\.?0+$/, '') : text
  return short === '-0' ? '0' : short
}

/** `#rrggbb` as the three parts of DeviceRGB. */
export function rgb(color: string): string {
  const part = (at: number) => length(Number.parseInt(color.slice(at, at + 2), 16) / 255 || 0)
  return `${part(1)} ${part(3)} ${part(5)}`
}

/** Encodes text as hexadecimal UTF-16BE, without a BOM. */
export function utf16Hex(text: string): string {
  let hex = ''
  for (let i = 0; i < text.length; i++) hex += text.charCodeAt(i).toString(16).padStart(4, '0')
  return hex.toUpperCase()
}
