/** A text and the charset that it was read in, by its name in the WHATWG Encoding standard. */
type LabeledText = { readonly text: string; readonly charset: string }

/**
 * Decodes bytes like a browser decodes the body of an HTTP response: by BOM, then by label, then as UTF-8. An unknown
 * label means UTF-8, and invalid bytes become U+FFFD.
 */
export function decodeLabeled(bytes: Uint8Array, label: string | undefined): LabeledText {
  const decoder = getDecoder(getBom(bytes) ?? label ?? 'utf-8')
  return { text: decoder.decode(bytes), charset: decoder.encoding }
}

function getDecoder(label: string): TextDecoder {
  try {
    return new TextDecoder(label)
  } catch {
    return new TextDecoder()
  }
}

function getBom([first, second, third]: Uint8Array): string | undefined {
  if (first === 0xef && second === 0xbb && third === 0xbf) return 'utf-8'
  if (first === 0xff && second === 0xfe) return 'utf-16le'
  if (first === 0xfe && second === 0xff) return 'utf-16be'
  return undefined
}
