import { expect, test } from 'vitest'
import { readEngineAnswer } from '../engine-answer.ts'
import type { RecognizedPage } from '../read-page.ts'
import { toDocument } from './to-document.ts'
import { toHocr } from './to-hocr.ts'
import { toJson } from './to-json.ts'

const bbox = { x0: 10, y0: 20, x1: 110, y1: 50 }
const line = { bbox, words: [{ bbox, text: 'R&D <now>', confidence: 88 }] }
const seen = readEngineAnswer(
  JSON.stringify({ blocks: [{ paragraphs: [{ bbox, is_ltr: 0, lines: [line] }] }] }),
)
const page: RecognizedPage = {
  source: 'image',
  ...seen,
  size: { width: 300, height: 200 },
  pageSize: { width: 150, height: 100 },
  back: [0.5, 0, 0, 0.5, 0, 0],
  changes: { isInverted: false, isEvened: false, isCleaned: false, quarterTurns: 0, angle: 0, scale: 2 },
  image: new Blob(),
}
const pages = [
  { number: 0, page },
  { number: 3, page: { source: 'layer', text: 'held\ntext' } as const },
]

test('toHocr(): contains the box and the confidence of each word', () => {
  const hocr = toHocr(pages, 'scan "1".pdf', 'en')
  expect(hocr).toContain('<title>scan &quot;1&quot;.pdf</title>')
  expect(hocr).toContain('<div class="ocr_page" id="page_1" title="bbox 0 0 300 200; ppageno 0">')
  expect(hocr).toContain('<p class="ocr_par" id="par_1_1" dir="rtl" title="bbox 10 20 110 50">')
  expect(hocr).toContain(
    '<span class="ocrx_word" id="word_1_1_1_1" title="bbox 10 20 110 50; x_wconf 88">R&amp;D &lt;now&gt;</span>',
  )
  expect(hocr).toContain('<div class="ocr_page" id="page_4" title="ppageno 3">')
})

test('hOCR contains no character that XML 1.0 forbids', () => {
  const text = 'a\u0000\u0008b\tc\u000b\f\u001f\nd\u007f'
  const hocr = toHocr([{ number: 0, page: { source: 'layer', text } }], 'a\u0001b.pdf', 'en')
  expect(hocr).toContain('<title>ab.pdf</title>')
  expect(hocr).toContain('<span class="ocr_line">ab\tc</span>\n    <span class="ocr_line">d</span>\n')
})

test('toJson(): contains the boxes, and their transform to the original page', () => {
  expect(JSON.parse(toJson(pages, 'scan.pdf', ['eng']))).toEqual({
    file: 'scan.pdf',
    languages: ['eng'],
    pages: [
      {
        page: 1,
        source: 'ocr',
        text: 'R&D <now>',
        confidence: 88,
        width: 300,
        height: 200,
        toOriginal: [0.5, 0, 0, 0.5, 0, 0],
        originalWidth: 150,
        originalHeight: 100,
        lines: [
          {
            paragraph: 1,
            box: [10, 20, 100, 30],
            words: [{ text: 'R&D <now>', confidence: 88, box: [10, 20, 100, 30] }],
          },
        ],
      },
      { page: 4, source: 'text layer', text: 'held\ntext' },
    ],
  })
})

test('toDocument(): joins lines, separates paragraphs and starts a new page per page', () => {
  const layer = (text: string, number: number) => ({ number, page: { source: 'layer', text } as const })
  const { blocks } = toDocument([layer('one\ntwo\n\nthree', 0), layer('東京\nから', 1)], {
    title: 'scan',
    language: 'en',
    createdAt: new Date(0),
  })
  expect(blocks.map((block) => (block.kind === 'paragraph' ? block.content : block.kind))).toEqual([
    [{ kind: 'text', text: 'one two' }],
    [{ kind: 'text', text: 'three' }],
    'page-break',
    [{ kind: 'text', text: '東京から' }],
  ])
})
