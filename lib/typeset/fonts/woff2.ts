import { UserError } from '../../outcome/user-error.ts'

type FontDecoder = (font: Uint8Array<ArrayBuffer>) => Promise<Uint8Array>

/** The first four bytes of a WOFF2 file: `wOF2`. */
const SIGNATURE = 0x774f4632

/**
 * Loads the WOFF2 decoder, in a browser as a script of its own. It returns a font as TrueType, and one that is TrueType
 * already unchanged. Throws a UserError if the script cannot be loaded.
 */
export async function loadFontDecoder(): Promise<FontDecoder> {
  const { woff2Decode } = await import('woff-lib/woff2/decode').catch(() => {
    throw new UserError('The fonts could not be loaded', 'Check your connection, then try again.')
  })
  return async (font) => (isWoff2(font) ? woff2Decode(font) : font)
}

function isWoff2({ buffer, byteOffset, byteLength }: Uint8Array): boolean {
  return byteLength > 4 && new DataView(buffer, byteOffset).getUint32(0) === SIGNATURE
}
