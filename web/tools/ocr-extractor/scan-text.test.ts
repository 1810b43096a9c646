import { expect, test } from 'vitest'
import { IDENTITY } from '#lib/image/scan/affine.ts'
import { readEngineAnswer } from '#lib/ocr/engine-answer.ts'
import type { RecognizedPage } from '#lib/ocr/read-page.ts'
import {
  editedPages,
  editText,
  getChunks,
  getStart,
  pageAt,
  type ScanText,
  scanText,
  wordAt,
} from './scan-text.ts'

/** Returns a page with one line of words; a word that starts with `?` was recognized with low confidence. */
function page(text: string): RecognizedPage {
  const words = text.split(' ').map((word, index) => ({
    text: word.replace('?', ''),
    confidence: word.startsWith('?') ? 30 : 95,
    bbox: { x0: 100 * index, y0: 0, x1: 100 * index + 90, y1: 20 },
  }))
  const line = { bbox: { x0: 0, y0: 0, x1: 900, y1: 20 }, words }
  const seen = readEngineAnswer(
    JSON.stringify({ blocks: [{ paragraphs: [{ bbox: line.bbox, lines: [line] }] }] }),
  )
  return {
    source: 'image',
    ...seen,
    size: { width: 900, height: 100 },
    pageSize: { width: 900, height: 100 },
    back: IDENTITY,
    changes: { isInverted: false, isEvened: false, isCleaned: false, quarterTurns: 0, angle: 0, scale: 1 },
    image: new Blob(),
  }
}

const two = scanText([
  { number: 0, page: page('The ?fery leaves') },
  { number: 4, page: page('at nine') },
])
const wordsIn = ({ text, words }: ScanText) => words.map(({ start, end }) => text.slice(start, end))

test('separates pages by an empty line and a form feed', () => {
  expect(two.text).toBe('The fery leaves\n\n\fat nine')
  expect(wordsIn(two)).toEqual(['The', 'fery', 'leaves', 'at', 'nine'])
  expect([pageAt(two, 0), pageAt(two, 15), pageAt(two, two.text.length)]).toEqual([0, 0, 1])
  expect(two.text.slice(getStart(two, 1))).toBe('at nine')
})

test('doubtful words are marked until they are corrected', () => {
  expect(getChunks(two).filter(({ isDoubtful }) => isDoubtful)).toEqual([{ text: 'fery', isDoubtful: true }])
  const mended = editText(two, two.text.replace('fery', 'ferry'))
  expect(getChunks(mended).filter(({ isDoubtful }) => isDoubtful)).toEqual([])
  expect(wordAt(mended, 5)?.word.box.x).toBe(100)
})

test.each([
  ['a letter within a word', 'fery', 'ferry', ['The', 'ferry', 'leaves', 'at', 'nine']],
  ['new words before it', 'The', 'So then The', ['So then The', 'fery', 'leaves', 'at', 'nine']],
  ['a word taken out', ' fery', '', ['The', 'leaves', 'at', 'nine']],
  ['an end that is cut off', 'leaves\n\n\fat ', '', ['The', 'fery', 'nine']],
  ['two words made one', 'fery leaves', 'departs', ['The', 'departs', 'at', 'nine']],
  ['everything replaced', two.text, '', []],
])('words keep their positions after %s', (_, from, to, words) => {
  expect(wordsIn(editText(two, two.text.replace(from, to)))).toEqual(words)
})

test('corrections are included in the saved pages, and removed words are not', () => {
  const edited = editText(
    editText(two, two.text.replace('fery', 'ferry')),
    two.text.replace('fery', 'ferry').replace(' leaves', ''),
  )
  const [first, second] = editedPages(edited)
  expect(first?.page.text).toBe('The ferry')
  expect(second).toMatchObject({ number: 4, page: { text: 'at nine' } })
  const lines = first?.page.source === 'image' ? first.page.paragraphs[0]?.lines : []
  expect(lines?.[0]?.words.map(({ text, box }) => [text, box.x])).toEqual([
    ['The', 0],
    ['ferry', 100],
  ])
})

test('a page with its own text is corrected as a whole', () => {
  const layer = scanText([{ number: 0, page: { source: 'layer', text: 'Held text' } }])
  expect(layer.words).toEqual([])
  expect(editedPages(editText(layer, 'Held words'))).toEqual([
    { number: 0, page: { source: 'layer', text: 'Held words' } },
  ])
})

test('a change across two words leaves each what it has of it', () => {
  const cut = editText(two, two.text.replace('ry lea', ''))
  expect(wordsIn(cut)).toEqual(['The', 'fe', 'ves', 'at', 'nine'])
  expect(cut.words.map(({ word }) => word.text)).toEqual(['The', 'fery', 'leaves', 'at', 'nine'])
  expect(wordsIn(editText(two, two.text.replace('ry lea', 'x y z')))).toEqual([
    'The',
    'fe',
    'ves',
    'at',
    'nine',
  ])
})

test('a page without its form feed starts with the previous existing page', () => {
  const joined = editText(two, 'The fery leaves at nine')
  expect([getStart(joined, 0), getStart(joined, 1), pageAt(joined, 20)]).toEqual([0, 0, 0])
  expect(editedPages(joined).map(({ page }) => page.text)).toEqual(['The fery leaves at nine', ''])
})

test('a word is found from its first letter to just behind its last', () => {
  expect([3, 4, 8, 15, 16].map((at) => wordAt(two, at)?.word.text)).toEqual([
    'The',
    'fery',
    'fery',
    'leaves',
    undefined,
  ])
})
