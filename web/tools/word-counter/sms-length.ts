/** GSM 03.38 (3GPP TS 23.038, 6.2.1): the alphabet of a short message, and what needs an escape before it. */
const BASIC = new Set(
  '@£$¥èéùìòÇ\nØø\rÅåΔ_ΦΓΛΩΠΨΣΘΞÆæßÉ !"#¤%&\'()*+,-./0123456789:;<=>?¡ABCDEFGHIJKLMNOPQRSTUVWXYZÄÖÑÜ§¿abcdefghijklmnopqrstuvwxyzäöñüà',
)
const ESCAPED = new Set('\f^{}\\[~]|€')

type SmsLength = {
  readonly encoding: 'GSM-7' | 'UCS-2'
  /** Septets or UTF-16 units. */
  readonly used: number
  readonly segments: number
  /** How much fits in one message, or in each of several: 160 and 153, or 70 and 67. */
  readonly perSegment: number
}

/** How long a short message is. One character beyond the GSM alphabet makes all of it UCS-2. */
export function smsLength(text: string): SmsLength {
  const characters = [...text]
  const isGsm = characters.every((character) => BASIC.has(character) || ESCAPED.has(character))
  const sizes = characters.map((character) => (isGsm ? (ESCAPED.has(character) ? 2 : 1) : character.length))
  const used = sizes.reduce((sum, size) => sum + size, 0)
  const [single, part] = isGsm ? [160, 153] : [70, 67]
  const encoding = isGsm ? 'GSM-7' : 'UCS-2'
  if (used <= single) return { encoding, used, segments: used === 0 ? 0 : 1, perSegment: single }
  return { encoding, used, segments: getSegments(sizes, part), perSegment: part }
}

/** An escape with its character, and both halves of a pair, stay in one segment. */
function getSegments(sizes: readonly number[], perSegment: number): number {
  let segments = 1
  let filled = 0
  for (const size of sizes) {
    if (filled + size > perSegment) {
      segments++
      filled = 0
    }
    filled += size
  }
  return segments
}
