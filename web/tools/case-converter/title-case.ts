import { capitalize, toLower } from './change-case.ts'
import { LINK } from './links.ts'
import type { CaseOptions, TitleStyle } from './options.ts'

/** An address, or a word with apostrophes inside it, as one. */
const WORD = new RegExp(
  `${LINK.source}|[\\p{L}\\p{N}][\\p{L}\\p{M}\\p{N}\\u200c\\u200d]*(?:['’][\\p{L}\\p{M}\\p{N}]+)*`,
  'giu',
)

const SHORT = 'a an the and but for nor or as at by in of off on per to up via'
/**
 * Words that remain small inside a title. AP and APA: articles, conjunctions and prepositions of up to three letters.
 * Chicago (18th edition): articles, conjunctions and prepositions of up to four.
 */
const SMALL_WORDS: Readonly<Record<Exclude<TitleStyle, 'every'>, ReadonlySet<string>>> = {
  AP: new Set(`${SHORT} so yet`.split(' ')),
  Chicago: new Set(`${SHORT} from into onto over upon with`.split(' ')),
  APA: new Set(`${SHORT} if so yet`.split(' ')),
}

/**
 * Converts to title case. The rest of each word becomes small, unless existing capitals are kept. Each line is a title.
 * Addresses remain unchanged.
 */
export function titleCase(text: string, options: CaseOptions): string {
  const { titleStyle, locale, keepsCapitals } = options
  const cased = (word: string) =>
    isLink(word) ? word : capitalize(keepsCapitals ? word : toLower(word, locale), locale)
  if (titleStyle === 'every') return text.replace(WORD, cased)
  const small = SMALL_WORDS[titleStyle]
  return text.replace(/[^\r\n]+/g, (line) => {
    const last = titleStyle === 'APA' ? -1 : lastWordAt(line)
    return line.replace(WORD, (word, at: number) => {
      const lowered = toLower(word, locale)
      const staysSmall = small.has(lowered) && at !== last && !mustBeCapital(line, at, at + word.length)
      return staysSmall ? lowered : cased(word)
    })
  })
}

/** Words contain no such characters. */
function isLink(word: string): boolean {
  return /[.@:/\\]/.test(word)
}

const MAX_GAP_LENGTH = 16

/** At the start of a line, a subtitle or a sentence; and at an end of a hyphenated compound: `On-Site`, `Follow-Up`. */
function mustBeCapital(line: string, start: number, end: number): boolean {
  const [gap = ''] = /[^\p{L}\p{N}]*$/u.exec(line.slice(Math.max(0, start - MAX_GAP_LENGTH), start)) ?? []
  if (gap.length === start || /[:.!?]["'”’)\]]*\s|—/.test(gap)) return true
  return (gap === '-') !== /^-\p{L}/u.test(line.slice(end, end + 3))
}

function lastWordAt(line: string): number {
  let last = -1
  for (const { index } of line.matchAll(WORD)) last = index
  return last
}
