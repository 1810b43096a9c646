import { DOUBTFUL, getWords, type ReadPage, type ReadWord } from '#lib/ocr/read-page.ts'

/** A page of a file, counted from 0, and what was read on it. */
export type TextPage = { readonly number: number; readonly page: ReadPage }

/** Recognized word with its current position in the text, after all edits. */
export type PlacedWord = {
  /** Index among the pages that were read. */
  readonly page: number
  readonly word: ReadWord
  readonly start: number
  readonly end: number
}

/** Editable text of a file, with the words that still have a position on a page. */
export type ScanText = {
  readonly pages: readonly TextPage[]
  readonly text: string
  /** In the order of the text. */
  readonly words: readonly PlacedWord[]
}

/** Page separator: an empty line, and the form feed that printers and editors know. */
const PAGE_BREAK = '\n\n\f'

export function scanText(pages: readonly TextPage[]): ScanText {
  const words: PlacedWord[] = []
  let text = ''
  for (const [index, { page }] of pages.entries()) {
    if (index > 0) text += PAGE_BREAK
    const offset = text.length
    text += page.text
    if (page.source === 'image')
      for (const word of getWords(page))
        words.push({ page: index, word, start: offset + word.start, end: offset + word.end })
  }
  return { pages, text, words }
}

/**
 * Returns the text after an edit: words before the change remain, words behind it move, the changed word keeps its
 * position on the page, and deleted words are removed.
 */
export function editText(before: ScanText, text: string): ScanText {
  const from = commonStart(before.text, text)
  const behind = commonEnd(before.text, text, from)
  const oldEnd = before.text.length - behind
  const moved = text.length - before.text.length
  const isOneWord = !/\s/.test(text.slice(from, oldEnd + moved))
  const words = before.words.flatMap((placed) => {
    const { start, end } = placed
    if (end < from || (end === from && oldEnd > from)) return placed
    if (start > oldEnd || (start === oldEnd && start > from))
      return { ...placed, start: start + moved, end: end + moved }
    // The change starts and ends within this word, or at its edges.
    if (start <= from && end >= oldEnd) return end + moved > start ? { ...placed, end: end + moved } : []
    // It removes a part of this word, or all of it.
    if (start < from) return { ...placed, end: from }
    if (end <= oldEnd) return []
    // The replacement of the word's start belongs to the word, unless it is more than a word.
    return { ...placed, start: isOneWord ? from : oldEnd + moved, end: end + moved }
  })
  return { ...before, text, words }
}

function commonStart(a: string, b: string): number {
  const max = Math.min(a.length, b.length)
  let at = 0
  while (at < max && a[at] === b[at]) at++
  return at
}

function commonEnd(a: string, b: string, from: number): number {
  const max = Math.min(a.length, b.length) - from
  let count = 0
  while (count < max && a[a.length - 1 - count] === b[b.length - 1 - count]) count++
  return count
}

/** The word at a place in the text. */
export function wordAt({ words }: ScanText, offset: number): PlacedWord | undefined {
  return words.find(({ start, end }) => start <= offset && offset <= end)
}

/** The index of the page that a place in the text belongs to. */
export function pageAt({ text, pages }: ScanText, offset: number): number {
  let page = 0
  for (let at = text.indexOf('\f'); at !== -1 && at < offset; at = text.indexOf('\f', at + 1)) page++
  return Math.min(page, pages.length - 1)
}

/** Returns the offset of a page's text. */
export function getStart({ text }: ScanText, page: number): number {
  let at = 0
  for (let count = 0; count < page; count++) {
    const next = text.indexOf('\f', at)
    if (next === -1) return at
    at = next + 1
  }
  return at
}

/** Splits the text into chunks: doubtful words, and the text between them. */
export function getChunks({
  text,
  words,
}: ScanText): readonly { readonly text: string; readonly isDoubtful: boolean }[] {
  const chunks: { text: string; isDoubtful: boolean }[] = []
  let at = 0
  for (const { word, start, end } of words) {
    // A word that was corrected is the visitor's own.
    if (word.confidence >= DOUBTFUL || start < at || text.slice(start, end) !== word.text) continue
    chunks.push(
      { text: text.slice(at, start), isDoubtful: false },
      { text: text.slice(start, end), isDoubtful: true },
    )
    at = end
  }
  chunks.push({ text: text.slice(at), isDoubtful: false })
  return chunks
}

/** Returns the pages with the current text of every word, without removed words. */
export function editedPages({ pages, text, words }: ScanText): readonly TextPage[] {
  const now = new Map(words.map(({ word, start, end }) => [word, text.slice(start, end).trim()]))
  const texts = text.split('\f').map((one) => one.replace(/^\n+|\n+$/g, ''))
  return pages.map(({ number, page }, index) => {
    const own = pages.length === 1 ? text : (texts[index] ?? '')
    if (page.source === 'layer') return { number, page: { ...page, text: own } }
    const paragraphs = page.paragraphs.map((paragraph) => ({
      ...paragraph,
      lines: paragraph.lines
        .map((line) => ({
          ...line,
          words: line.words
            .map((word) => ({ ...word, text: now.get(word) ?? '' }))
            .filter((word) => word.text !== ''),
        }))
        .filter((line) => line.words.length > 0),
    }))
    return {
      number,
      page: { ...page, text: own, paragraphs: paragraphs.filter(({ lines }) => lines.length > 0) },
    }
  })
}
