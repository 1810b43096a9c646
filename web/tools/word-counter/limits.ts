import type { TextCounts } from './count-text.ts'

/** A limit or a goal, and how much of it is used. */
export type Limit = {
  readonly name: string
  readonly used: number
  readonly limit: number
  /** Explanation of the count. */
  readonly remark: string
}

const X_LIMIT = 280
/** Far above every limit; counting more with X's rules would be too slow. */
const MAX_MEASURED_LENGTH = 20_000

/** Returns common length limits, such as those of an X post or an SMS. */
export function getLimits(text: string, counts: TextCounts): readonly Limit[] {
  const { characters } = counts
  const isEmpty = characters === 0
  const isMeasured = text.length <= MAX_MEASURED_LENGTH
  return [
    {
      name: 'X post',
      used: isMeasured && !isEmpty ? xLength(text) : characters,
      limit: X_LIMIT,
      remark: isMeasured ? 'A link counts 23, emoji and CJK 2' : 'Far too long',
    },
    isMeasured
      ? smsLimit(isEmpty ? '' : text)
      : { ...smsLimit(''), used: characters, remark: 'Far too long' },
    { name: 'Meta description', used: characters, limit: 160, remark: 'In search results' },
    { name: 'Page title', used: characters, limit: 60, remark: 'In search results' },
  ]
}

/** A longer message is sent in parts; the limit is the capacity of its current parts. */
function smsLimit(text: string): Limit {
  const { encoding, used, segments, perSegment } = smsLength(text)
  return {
    name: 'SMS',
    used,
    limit: Math.max(1, segments) * perSegment,
    remark: segments > 1 ? `${encoding}, ${segments} parts of ${perSegment}` : `${encoding}, one message`,
  }
}

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

/** An escape with its character, and both halves of a pair, remain in one segment. */
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

/** Length of every link as counted by X. */
const LINK_WEIGHT = 23

const LINK =
  /(?<![\p{L}\p{N}@._-])(?:https?:\/\/[^\s<>"“”]+|(?:[a-z0-9](?:[a-z0-9-]*[a-z0-9])?\.)+(?:com|org|net|edu|gov|int|io|co|dev|app|info|biz|me|tv|uk|de|fr|es|it|nl|eu|ch|at|be|pl|se|no|dk|fi|pt|cz|ru|jp|cn|in|br|au|ca|us)(?:\/[^\s<>"“”]*)?(?![\p{L}\p{N}@-]))/giu
/** Marks at a link's end that belong to the sentence around it. */
const AFTER_LINK = /[.,;:!?)\]'’]+$/
const EMOJI =
  /^(?:\p{Emoji_Presentation}|\p{Regional_Indicator}{2}|\p{Extended_Pictographic}(?:\ufe0f|\p{Emoji_Modifier})|[#*0-9]\ufe0f?\u20e3)/u
const GRAPHEMES = new Intl.Segmenter('en', { granularity: 'grapheme' })

/**
 * Returns the length of a post as X counts it (twitter-text, configuration 3), of at most 280: a link is 23, an emoji
 * 2, a character of most European scripts, of Hebrew and Arabic and plain punctuation 1, any other 2. Text is
 * normalized to NFC.
 */
export function xLength(text: string): number {
  const normal = text.normalize('NFC')
  let length = 0
  let end = 0
  for (const { 0: found, index } of normal.matchAll(LINK)) {
    const link = found.replace(AFTER_LINK, '')
    length += getWeight(normal.slice(end, index)) + LINK_WEIGHT
    end = index + link.length
  }
  return length + getWeight(normal.slice(end))
}

function getWeight(text: string): number {
  let weight = 0
  for (const { segment } of GRAPHEMES.segment(text)) {
    if (EMOJI.test(segment)) weight += 2
    else for (const character of segment) weight += isLight(character.codePointAt(0) ?? 0) ? 1 : 2
  }
  return weight
}

/** The ranges of configuration 3. */
function isLight(code: number): boolean {
  return (
    code <= 0x10ff ||
    (code >= 0x2000 && code <= 0x200d) ||
    (code >= 0x2010 && code <= 0x201f) ||
    (code >= 0x2032 && code <= 0x2037)
  )
}
