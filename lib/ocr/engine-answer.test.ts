import { expect, test } from 'vitest'
import { readEngineAnswer } from './engine-answer.ts'

const box = (x0: number, y0: number, x1: number, y1: number) => ({ x0, y0, x1, y1 })
const word = (text: string, confidence: number, x = 0) => ({ text, confidence, bbox: box(x, 10, x + 40, 30) })
const line = (...words: object[]) => ({ bbox: box(0, 10, 200, 30), words })
const paragraph = (is_ltr: number, ...lines: object[]) => ({ bbox: box(0, 0, 200, 90), is_ltr, lines })
const answer = (...paragraphs: object[]) => JSON.stringify({ page_id: 1, blocks: [{ paragraphs }] })

test('words stand between spaces, lines below each other, paragraphs apart; each word knows its place', () => {
  const page = readEngineAnswer(
    answer(
      paragraph(1, line(word('The', 96, 5), word('ferry', 40.6, 60)), line(word('leaves.', 90))),
      paragraph(0, line(word('قارب', 80))),
    ),
  )
  expect(page.text).toBe('The ferry\nleaves.\n\nقارب')
  expect(page.paragraphs.map(({ isRightToLeft }) => isRightToLeft)).toEqual([false, true])
  expect(page.paragraphs[0]?.lines[0]?.words).toEqual([
    { text: 'The', start: 0, end: 3, confidence: 96, box: { x: 5, y: 10, width: 40, height: 20 } },
    { text: 'ferry', start: 4, end: 9, confidence: 41, box: { x: 60, y: 10, width: 40, height: 20 } },
  ])
  // Weighted by letters: (3 × 96 + 5 × 41 + 7 × 90 + 4 × 80) / 19.
  expect(page.confidence).toBe(76)
})

test('Chinese and Japanese get no spaces between their words, but Latin words among them do', () => {
  const page = readEngineAnswer(
    answer(paragraph(1, line(word('東京', 90), word('から、', 90), word('JR', 90), word('で', 90)))),
  )
  expect(page.text).toBe('東京から、 JR で')
})

test('pictures, empty words and empty lines are nothing to read', () => {
  expect(readEngineAnswer('{"page_id": 1, "blocks": null}')).toEqual({
    text: '',
    paragraphs: [],
    confidence: 0,
  })
  const page = readEngineAnswer(answer(paragraph(1, line(word(' ', 95)), line(word('text', 95)))))
  expect(page.text).toBe('text')
  expect(page.paragraphs).toHaveLength(1)
})
