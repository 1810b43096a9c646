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
 * The length of a post as X counts it (twitter-text, configuration 3), of at most 280: a link is 23, an emoji 2,
 * a character of most European scripts, of Hebrew and Arabic and plain punctuation 1, any other 2. Text is taken in NFC.
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
