import { countSentences } from '#lib/text/sentences.ts'
import { forEachWord } from '#lib/text/words.ts'
import { type Frequent, PhraseCounter, type PlainWord } from './phrases.ts'
import { countSyllables, readingEase } from './reading-ease.ts'

/** Analysis of the text. Lengths are in code points, averages 0 without words. */
export type TextAnalysis = {
  readonly topWords: readonly Frequent[]
  readonly topPairs: readonly Frequent[]
  readonly topTriples: readonly Frequent[]
  readonly uniqueWords: number
  readonly longestWord: string
  readonly averageWordLength: number
  readonly averageSentenceWords: number
  /** Flesch reading ease for English; undefined without words in its letters. */
  readonly readingEase: number | undefined
}

const AROUND_WORD = /^[^\p{L}\p{N}\p{M}]+|[^\p{L}\p{N}\p{M}]+$/gu
/** Boundaries of phrases: punctuation between clauses, brackets and empty lines. */
const PHRASE_END = /[.!?,;:…。，、；：！？()[\]{}—–]|\n\s*\n/

/** Analyzes the text; `leavesOutCommon` excludes the common English words from the frequent ones. */
export function analyzeText(text: string, leavesOutCommon: boolean): TextAnalysis {
  const counters = [1, 2, 3].map((size) => new PhraseCounter(size, leavesOutCommon))
  const facts = new WordFacts()
  let end = 0
  forEachWord(text, (start, wordEnd) => {
    const token = text.slice(start, wordEnd)
    const bare = token.replace(AROUND_WORD, '')
    const from = start + token.indexOf(bare)
    const word = bare.toLowerCase()
    const plain: PlainWord = { word, joint: getJoint(text.slice(end, from)) }
    end = from + bare.length
    for (const counter of counters) counter.push(plain)
    facts.push(word, bare)
  })
  const sentences = countSentences(text)
  const [topWords = [], topPairs = [], topTriples = []] = counters.map((counter) => counter.top())
  return { topWords, topPairs, topTriples, ...facts.summary(sentences) }
}

function getJoint(gap: string): PlainWord['joint'] {
  if (gap === '' || gap === ' ') return gap
  return PHRASE_END.test(gap) ? undefined : ' '
}

/** Statistics collected per word. */
class WordFacts {
  readonly #different = new Set<string>()
  #words = 0
  #characters = 0
  #longest = ''
  #maxLength = 0
  #englishWords = 0
  #syllables = 0

  push(word: string, asWritten: string): void {
    const length = [...asWritten].length
    this.#different.add(word)
    this.#words++
    this.#characters += length
    if (length > this.#maxLength) {
      this.#longest = asWritten
      this.#maxLength = length
    }
    if (!/[a-z]/.test(word)) return
    this.#englishWords++
    this.#syllables += countSyllables(word)
  }

  summary(sentences: number) {
    const words = this.#words
    return {
      uniqueWords: this.#different.size,
      longestWord: this.#longest,
      averageWordLength: words === 0 ? 0 : this.#characters / words,
      averageSentenceWords: sentences === 0 ? 0 : words / sentences,
      readingEase:
        this.#englishWords === 0 ? undefined : readingEase(this.#englishWords, sentences, this.#syllables),
    }
  }
}

/** Job of the analysis worker. */
export type AnalysisJob = { readonly text: string; readonly leavesOutCommon: boolean }
