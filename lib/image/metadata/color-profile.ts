import { hasAscii } from '../../bytes/bytes.ts'
import { primaryProperties } from '../header/bmff-header.ts'

/** Shortest ICC profile: its header and the number of its tags (ICC.1:2022, 7.1). */
const MIN_BYTES = 132

/** Whether an ICC profile describes RGB colors. */
export function isRgbProfile(profile: Uint8Array): boolean {
  return profile.length >= MIN_BYTES && hasAscii(profile, 16, 'RGB ') && hasAscii(profile, 36, 'acsp')
}

/** Returns the ICC profile of the primary image of a HEIC file (ISO/IEC 14496-12, 12.1.5). */
export function profileOfHeic(bytes: Uint8Array): Uint8Array | undefined {
  const box = primaryProperties(bytes).find(
    ({ type, data }) => type === 'colr' && (hasAscii(data, 0, 'prof') || hasAscii(data, 0, 'rICC')),
  )
  return box?.data.subarray(4)
}
