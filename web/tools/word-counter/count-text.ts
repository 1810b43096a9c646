import { utf8Length } from '#lib/bytes/utf8-length.ts'
import { countCharacters } from '#lib/text/graphemes.ts'
import { countSentences } from '#lib/text/sentences.ts'
import { countWords } from '#lib/text/words.ts'

/** How much text there is, by each way of counting. */
export type TextCounts = {
  /** As people see them: grapheme clusters. */
  readonly characters: number
  readonly charactersNoSpaces: number
  readonly words: number
  readonly sentences: number
  readonly paragraphs: number
  /** Of the words those in Han, Hiragana and Katakana, and their characters: they are read at another speed. */
  readonly cjkWords: number
  readonly cjkCharacters: number
  readonly codePoints: number
  readonly utf16Units: number
  readonly utf8Bytes: number
}

export const NO_TEXT: TextCounts = {
  characters: 0,
  charactersNoSpaces: 0,
  words: 0,
  sentences: 0,
  paragraphs: 0,
  cjkWords: 0,
  cjkCharacters: 0,
  codePoints: 0,
  utf16Units: 0,
  utf8Bytes: 0,
}

/** Returns all counts of the text, which are 0 if it is only whitespace. */
export function countText(text: string): TextCounts {
  if (!/\S/.test(text)) return NO_TEXT
  const characters = countCharacters(text)
  const words = countWords(text)
  return {
    characters: characters.all,
    charactersNoSpaces: characters.nonWhitespace,
    words: words.all,
    sentences: countSentences(text),
    paragraphs: countParagraphs(text),
    cjkWords: words.cjk,
    cjkCharacters: words.cjkCharacters,
    codePoints: countCodePoints(text),
    utf16Units: text.length,
    utf8Bytes: utf8Length(text),
  }
}

function countCodePoints(text: string): number {
  let count = text.length
  for (let at = 0; at + 1 < text.length; at++) {
    if ((text.charCodeAt(at) & 0xfc00) !== 0xd800 || (text.charCodeAt(at + 1) & 0xfc00) !== 0xdc00) continue
    count--
    at++
  }
  return count
}

/** Two line ends with nothing but white space between them. CR LF is one line end. */
const PARAGRAPH_BREAKS = /(?:\r\n|\r(?!\n)|\n)\s*?(?:\r\n|\r(?!\n)|\n)\s*/g

/** Counts paragraphs: blocks of text between lines that are empty or contain only whitespace. */
export function countParagraphs(text: string): number {
  const bare = text.trim()
  if (bare === '') return 0
  let paragraphs = 1
  for (const _ of bare.matchAll(PARAGRAPH_BREAKS)) paragraphs++
  return paragraphs
}
