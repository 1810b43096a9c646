/** Characters with a meaning in GIFT, which a backslash escapes. */
const SIGNS = '\\~=#{}:%->/[]$'
/** First of the Unicode noncharacters that temporarily replace escaped characters. */
const FIRST_FREE = 0xfdd0
const LINE_BREAK = String.fromCharCode(FIRST_FREE + SIGNS.length)
const FREE = /[\uFDD0-\uFDEF]/g

/** Returns GIFT in which every remaining special character has its meaning; `shown` restores parts of it. */
export function hideEscapes(gift: string): string {
  return gift.replace(FREE, '').replace(/\\(.)/g, (whole, char: string) => {
    if (char === 'n') return LINE_BREAK
    const at = SIGNS.indexOf(char)
    return at < 0 ? whole : String.fromCharCode(FIRST_FREE + at)
  })
}

/** Returns readable text from a part of the output of `hideEscapes`. */
export function unescapeGift(part: string): string {
  return part
    .trim()
    .replace(FREE, (free) => (free === LINE_BREAK ? '\n' : (SIGNS[free.charCodeAt(0) - FIRST_FREE] ?? '')))
}

/** A text for a GIFT file. */
export function escapeGift(text: string): string {
  return text
    .trim()
    .replace(/\r\n?/g, '\n')
    .replace(/[\\~=#{}:%]|->|^\/\/|^\[|^\$/g, (char) => `\\${char}`)
    .replaceAll('\n', '\\n')
}
