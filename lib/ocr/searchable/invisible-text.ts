import { type Affine, mapPoint } from '../../image/scan/affine.ts'
import type { ReadLine, ReadWord, RecognizedPage } from '../read-page.ts'
import { ADVANCE, DESCENT, type TextFont } from './text-font.ts'

/** The font's name in the resources of a page. */
export const FONT_NAME = 'SundryInvisible'

const RIGHT_TO_LEFT = /[\p{sc=Arab}\p{sc=Hebr}\p{sc=Syrc}\p{sc=Thaa}\p{sc=Nkoo}]/u

/**
 * The words of a page as text that draws nothing (text rendering mode 3; ISO 32000-1, 9.3.6), each over its own picture.
 * `toPage` leads from the pixels of the prepared picture to the page's own space.
 */
export function invisibleText(page: RecognizedPage, toPage: Affine, font: TextFont): string {
  const lines = page.paragraphs.flatMap((paragraph) => paragraph.lines)
  return `BT\n3 Tr\n${lines.map((line) => lineText(line, toPage, font)).join('')}ET\n`
}

/**
 * All words of a line have one size, and each stands level over the middle of its place, also on a page that lies
 * crooked: of text that climbs, readers part the words.
 */
function lineText({ box, words }: ReadLine, toPage: Affine, font: TextFont): string {
  const size = box.height
  const [a, b, c, d] = toPage
  const right = along(a, b)
  // Pictures count downwards, pages upwards.
  const up = along(-c, -d)
  const down = 0.5 + DESCENT / 1000
  return words
    .map((word, index) => {
      const { width } = word.box
      const middle = mapPoint(toPage, { x: word.box.x + width / 2, y: box.y + size / 2 })
      const x = middle.x - (right.x * width) / 2 - up.x * down * size
      const y = middle.y - (right.y * width) / 2 - up.y * down * size
      const matrix = [right.x, right.y, up.x, up.y, x, y].map(number).join(' ')
      const text = textToShow(word, words[index + 1])
      const natural = ([...word.text].length * ADVANCE * size) / 1000
      const stretch = natural === 0 ? 100 : (100 * width) / natural
      return `${matrix} Tm\n/${FONT_NAME} ${number(size)} Tf\n${number(stretch)} Tz\n${font.encode(text)} Tj\n`
    })
    .join('')
}

/** Preserves the length, along the nearer side of the page. */
function along(x: number, y: number): { readonly x: number; readonly y: number } {
  const length = Math.hypot(x, y)
  return Math.abs(x) >= Math.abs(y) ? { x: Math.sign(x) * length, y: 0 } : { x: 0, y: Math.sign(y) * length }
}

/** Readers assume left-to-right order and reverse Arabic and Hebrew, so those are written in visual order. */
function textToShow({ text, end }: ReadWord, next: ReadWord | undefined): string {
  if (RIGHT_TO_LEFT.test(text)) return [...text].reverse().join('')
  // If the text has a space, one follows the word, over the gap.
  return next && next.start > end ? `${text} ` : text
}

function number(value: number): string {
  return String(Math.round(value * 1e5) / 1e5)
}
