/** A word or phrase in lower case, how often it occurs, and its share of all words or phrases of its length, 0 to 1. */
export type Frequent = { readonly phrase: string; readonly count: number; readonly density: number }

/**
 * Word in lower case without punctuation around it, and its joint to the word before; undefined at a phrase boundary.
 */
export type PlainWord = { readonly word: string; readonly joint: '' | ' ' | undefined }

const MAX_SHOWN = 10

/** Words or phrases of `size` words by how often they occur, the most frequent first; of phrases only those that recur. */
export class PhraseCounter {
  readonly #size: number
  readonly #counts = new Map<string, number>()
  readonly #leavesOutCommon: boolean
  #latest: PlainWord[] = []
  #total = 0

  constructor(size: number, leavesOutCommon: boolean) {
    this.#size = size
    this.#leavesOutCommon = leavesOutCommon
  }

  push(plain: PlainWord): void {
    if (plain.joint === undefined) this.#latest = []
    this.#latest.push(plain)
    if (this.#latest.length > this.#size) this.#latest.shift()
    if (this.#latest.length < this.#size) return
    this.#total++
    // A phrase can contain common words, but "of the" and "the house" are not informative.
    if (this.#leavesOutCommon && [this.#latest[0], plain].some((end) => end && isCommonWord(end.word))) return
    const phrase = this.#latest.map(({ word, joint }, at) => (at === 0 ? word : joint + word)).join('')
    this.#counts.set(phrase, (this.#counts.get(phrase) ?? 0) + 1)
  }

  top(): readonly Frequent[] {
    const fewest = this.#size === 1 ? 1 : 2
    return [...this.#counts]
      .filter(([, count]) => count >= fewest)
      .sort(([, first], [, second]) => second - first)
      .slice(0, MAX_SHOWN)
      .map(([phrase, count]) => ({ phrase, count, density: count / this.#total }))
  }
}

/** English function words, which indicate little about a topic. */
const WORDS =
  'a about above after again against all also am an and any are aren’t as at be because been before being below between both but by can can’t cannot could couldn’t did didn’t do does doesn’t doing don’t down during each even few for from further get got had hadn’t has hasn’t have haven’t having he he’d he’ll he’s her here hers herself him himself his how i i’d i’ll i’m i’ve if in into is isn’t it it’s its itself just let’s many may me might more most much must my myself no nor not now of off on once one only or other our ours ourselves out over own same shall she she’d she’ll she’s should shouldn’t so some such than that that’s the their theirs them themselves then there there’s these they they’d they’ll they’re they’ve this those through to too under until up upon us very was wasn’t we we’d we’ll we’re we’ve were weren’t what when where which while who whom why will with won’t would wouldn’t you you’d you’ll you’re you’ve your yours yourself yourselves'

const COMMON = new Set(WORDS.split(' '))

/** Whether a word in lower case is one of the common English words, whichever apostrophe it has. */
function isCommonWord(word: string): boolean {
  return COMMON.has(word.replaceAll("'", '’'))
}
