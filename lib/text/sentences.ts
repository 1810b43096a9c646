/** Punctuation that ends a sentence, with closing quotes and brackets after it; or an empty line, which ends a heading. */
const ENDING = /[.!?…。！？｡؟۔।॥።։៕។]+["'”’»›)\]）」』】》〉]*|(?:\r\n|[\r\n])[^\S\r\n]*(?=[\r\n])|\u2029/gu
/** After these no space follows. */
const NEEDS_NO_SPACE = /[。！？｡\r\n\u2029]/
const LOOK_BACK = 12
const LOOK_AHEAD = 16
const LETTER_OR_DIGIT = /[\p{L}\p{N}]/gu

/** Abbreviations before names and numbers, which never end a sentence. */
const BEFORE_NAME =
  'Mr Mrs Ms Mx Dr Prof Rev Hon Gen Col Capt Lt Sgt Gov Sen Rep Pres St Mt Ft Fig fig Figs figs Eq eq Approx approx vs Vs cf Cf e.g E.g i.e I.e U.S U.K viz Hr Fr Nr z.B d.h u.a o.ä i.d.R z.T bzw vgl Vgl sog evtl ggf inkl zzgl Mme Mlle p.ex Sra Dra'
/** Abbreviations that end a sentence only before a capital letter. */
const BEFORE_ANYTHING =
  'etc a.m p.m Inc Ltd Co Corp Bros LLC Jr Sr Esq Ph.D M.D B.A M.A Jan Feb Mar Apr Jun Jul Aug Sep Sept Oct Nov Dec Mon Tue Tues Wed Thu Thur Thurs Fri Sat Sun ch Ch chap Chap p pp Pp vol Vol vols ed Ed eds Eds sec Sec art Art no No nos Nos par para v ver max min avg est ext dept Dept univ Univ Ave Blvd Rd Sq Tel tel al ibid op cit ca usw usf u.s.w Abb Abs Aufl Bd Hrsg Jh Kap Mio Mrd Std Str S sp pág núm av'
const NEVER_ENDS = new RegExp(
  `(?:^|[^\\p{L}\\p{N}.])(?:${inAnyCase(BEFORE_NAME)}|\\p{Lu}|\\p{L}\\.\\s?\\p{L})$`,
  'u',
)
const SELDOM_ENDS = new RegExp(`(?:^|[^\\p{L}\\p{N}])(?:${inAnyCase(BEFORE_ANYTHING)}|\\p{L})$`, 'u')
const HALF_DAY = /[ap]\.\s?m$/i
const BEGINS_WITH_CAPITAL = /^\s+["'“‘«(]?\p{Lu}/u
const BEGINS_WITH_ABBREVIATION = new RegExp(`^\\s+(?:${inAnyCase(BEFORE_ANYTHING)}|\\p{L})\\.`, 'u')
/** Within text in capitals a capital does not begin a sentence. */
const ENDS_IN_CAPITALS = /\p{Lu}{2}$/u
const BEGINS_IN_CAPITALS = /^\s+\p{Lu}{2}/u
/** A day of a month, as German writes it: `3. Mai`. */
const ENDS_IN_DAY = /(?:^|\D)\d{1,2}$/
const BEGINS_WITH_MONTH =
  /^\s+(?:Januar|Jänner|Februar|März|April|Mai|Juni|Juli|August|September|Oktober|November|Dezember)(?!\p{L})/u
/** The number of an item in a list. */
const ITEM_NUMBER = /(?:^|[\r\n])[ \t]*\d{1,3}$/

/** The abbreviations as alternatives of a pattern, also in capitals. */
function inAnyCase(list: string): string {
  const names = list
    .split(' ')
    .flatMap((name) => (name.length > 2 || name === 'Co' ? [name, name.toUpperCase()] : [name]))
  return [...new Set(names)].map((name) => name.replaceAll('.', '\\.\\s?')).join('|')
}

/**
 * Visits the ends of sentences, as offsets after punctuation and closing quotes: `. ! ? …` before white
 * space or the end, `。！？`, and empty lines. A single dot within a number or after an abbreviation such as `Dr`, an
 * initial or the number of a list item does not end a sentence; `etc.`, `Jan.` and the like do only before a capital
 * letter. This is a heuristic, like any detection of sentences.
 */
export function forEachSentenceEnd(text: string, visit: (end: number) => void): void {
  for (const { 0: marks, index } of text.matchAll(ENDING))
    if (endsSentence(text, marks, index)) visit(index + marks.length)
}

/** Counts sentences: text up to the end of a sentence or of the text, with at least one letter or digit. */
export function countSentences(text: string): number {
  const hasWord = createWordFinder(text)
  let sentences = 0
  let start = 0
  forEachSentenceEnd(text, (end) => {
    if (hasWord(start, end)) sentences++
    start = end
  })
  return hasWord(start, text.length) ? sentences + 1 : sentences
}

/** Returns whether punctuation at a position ends a sentence. */
function endsSentence(text: string, marks: string, index: number): boolean {
  if (NEEDS_NO_SPACE.test(marks)) return true
  const next = text.charAt(index + marks.length)
  if (next.trim() !== '') return false
  if (marks !== '.') return true
  const before = text.slice(Math.max(0, index - LOOK_BACK), index)
  const after = text.slice(index + 1, index + LOOK_AHEAD)
  if (HALF_DAY.test(before)) return BEGINS_WITH_CAPITAL.test(after)
  if (NEVER_ENDS.test(before) || isItemNumber(text, index)) return after.trim() === ''
  if (ENDS_IN_DAY.test(before) && BEGINS_WITH_MONTH.test(after)) return false
  if (!SELDOM_ENDS.test(before)) return true
  const isInCapitals = ENDS_IN_CAPITALS.test(before) && BEGINS_IN_CAPITALS.test(after)
  return BEGINS_WITH_CAPITAL.test(after) && !BEGINS_WITH_ABBREVIATION.test(after) && !isInCapitals
}

/** Returns true if the dot at a position follows the number of a list item at the start of a line. */
export function isItemNumber(text: string, dot: number): boolean {
  return text[dot] === '.' && ITEM_NUMBER.test(text.slice(Math.max(0, dot - LOOK_BACK), dot))
}

/** Tells whether there is a letter or digit between two places that only move on; each is searched for once. */
function createWordFinder(text: string): (start: number, end: number) => boolean {
  const pattern = new RegExp(LETTER_OR_DIGIT)
  let next = -1
  return (start, end) => {
    if (next < start) {
      pattern.lastIndex = start
      next = pattern.exec(text)?.index ?? text.length
    }
    return next < end
  }
}
