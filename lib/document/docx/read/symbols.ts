/** Unicode characters for the glyphs of symbol fonts; by code without the F000 of the private use area. */
const WINGDINGS: Readonly<Record<number, string>> = {
  34: '✂',
  40: '☎',
  42: '✉',
  54: '⌛',
  63: '✍',
  70: '☞',
  74: '☺',
  108: '●',
  109: '○',
  110: '■',
  111: '□',
  113: '❑',
  114: '❒',
  117: '◆',
  118: '❖',
  119: '◆',
  159: '•',
  167: '▪',
  168: '◻',
  170: '✦',
  171: '★',
  216: '➢',
  223: '←',
  224: '→',
  225: '↑',
  226: '↓',
  232: '➔',
  240: '⇨',
  251: '✗',
  252: '✓',
  253: '☒',
  254: '☑',
}
const SYMBOL: Readonly<Record<number, string>> = {
  34: '∀',
  36: '∃',
  39: '∋',
  42: '∗',
  45: '−',
  64: '≅',
  92: '∴',
  94: '⊥',
  163: '≤',
  165: '∞',
  167: '♣',
  168: '♦',
  169: '♥',
  170: '♠',
  171: '↔',
  172: '←',
  173: '↑',
  174: '→',
  175: '↓',
  176: '°',
  177: '±',
  179: '≥',
  180: '×',
  181: '∝',
  182: '∂',
  183: '•',
  184: '÷',
  185: '≠',
  186: '≡',
  187: '≈',
  188: '…',
  197: '⊕',
  198: '∅',
  199: '∩',
  200: '∪',
  206: '∈',
  207: '∉',
  209: '∇',
  210: '®',
  211: '©',
  212: '™',
  213: '∏',
  214: '√',
  215: '⋅',
  222: '⇒',
  220: '⇐',
  229: '∑',
  242: '∫',
}
const GREEK = 'ΑΒΧΔΕΦΓΗΙϑΚΛΜΝΟΠΘΡΣΤΥςΩΞΨΖ'
const GREEK_SMALL = 'αβχδεφγηιϕκλμνοπθρστυϖωξψζ'
const PRIVATE = /[\uF020-\uF0FF]/g

/** Characters of private use as what they look like in a font of symbols. */
export function plainSymbols(text: string, font: string | undefined): string {
  const name = font?.toLowerCase() ?? ''
  if (/^(wingdings|webdings)/.test(name))
    return text.replace(/[\uF020-\uF0FF\u0021-\u00FF]/g, (char) => getSymbol(char, WINGDINGS))
  if (name === 'symbol')
    return text.replace(/[\uF020-\uF0FF\u0021-\u00FF]/g, (char) => getSymbol(char, SYMBOL))
  return text.replace(PRIVATE, (char) => getSymbol(char, char === '\uF0A7' ? WINGDINGS : SYMBOL))
}

function getSymbol(char: string, table: Readonly<Record<number, string>>): string {
  const code = char.charCodeAt(0) & 0xff
  const known = table[code]
  if (known) return known
  if (table === SYMBOL && code >= 0x41 && code <= 0x5a) return GREEK[code - 0x41] ?? char
  if (table === SYMBOL && code >= 0x61 && code <= 0x7a) return GREEK_SMALL[code - 0x61] ?? char
  return table === SYMBOL && code < 0x80 ? String.fromCharCode(code) : '•'
}
