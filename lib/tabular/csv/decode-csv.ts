/** Detected encoding of a plain-text file. */
export type CsvEncoding = 'utf-8' | 'utf-16le' | 'utf-16be' | 'windows-1252'

/**
 * Decodes a file's bytes: UTF-16 if it starts with that BOM, UTF-8 if it is valid UTF-8, and otherwise windows-1252, in
 * which every byte is defined (WHATWG Encoding). The BOM is dropped.
 */
export function decodeCsv(bytes: Uint8Array): { readonly text: string; readonly encoding: CsvEncoding } {
  const encoding = markedEncoding(bytes) ?? 'utf-8'
  try {
    return { text: new TextDecoder(encoding, { fatal: encoding === 'utf-8' }).decode(bytes), encoding }
  } catch (error) {
    if (!(error instanceof TypeError)) throw error
    return { text: new TextDecoder('windows-1252').decode(bytes), encoding: 'windows-1252' }
  }
}

function markedEncoding(bytes: Uint8Array): CsvEncoding | undefined {
  if (bytes[0] === 0xff && bytes[1] === 0xfe) return 'utf-16le'
  if (bytes[0] === 0xfe && bytes[1] === 0xff) return 'utf-16be'
  return undefined
}
