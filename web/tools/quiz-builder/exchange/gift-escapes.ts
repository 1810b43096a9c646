/** The signs that mean something in GIFT, and may stand for themselves behind a backslash. */
const SIGNS = '\\~=#{}:%->/[]$'
/** Characters that Unicode keeps free of any meaning (noncharacters) stand for them meanwhile. */
const FIRST_FREE = 0xfdd0
const LINE_BREAK = String.fromCharCode(FIRST_FREE + SIGNS.length)
const FREE = /[\uFDD0-\uFDEF]/g

/** A GIFT text in which every sign that is left has its meaning; `shown` turns parts of it back. */
export function hideEscapes(gift: string): string {
  return gift.replace(FREE, '').replace(/\\(.)/g, (whole, char: string) => {
    if (char === 'n') return LINE_BREAK
    const at = SIGNS.indexOf(char)
    return at < 0 ? whole : String.fromCharCode(FIRST_FREE + at)
  })
}

/** A part of a text that `hideEscapes` gave, as people read it. */
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
