const ROW_BYTES = 8
const SHOWN_BYTES = 4096

/** The beginning of bytes as people read them: the place, eight bytes in hexadecimal, and what is ASCII of them. */
export function hexView(bytes: Uint8Array): string {
  const rows: string[] = []
  const end = Math.min(bytes.length, SHOWN_BYTES)
  for (let at = 0; at < end; at += ROW_BYTES)
    rows.push(rowText(bytes.subarray(at, Math.min(at + ROW_BYTES, end)), at))
  return rows.join('\n')
}

function rowText(row: Uint8Array, at: number): string {
  const digits = Array.from(row, (byte) => byte.toString(16).padStart(2, '0'))
  const characters = Array.from(row, (byte) =>
    byte >= 0x20 && byte < 0x7f ? String.fromCharCode(byte) : '·',
  )
  return `${at.toString(16).padStart(8, '0')}  ${digits.join(' ').padEnd(3 * ROW_BYTES - 1)}  ${characters.join('')}`
}
