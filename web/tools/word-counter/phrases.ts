import { isCommonWord } from './common-words.ts'

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
