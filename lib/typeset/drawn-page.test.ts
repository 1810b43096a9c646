import { expect, test } from 'vitest'
import type { ImageSource } from '../document/blocks.ts'
import { type DrawnPage, drawnPageText, readDrawnPage } from './drawn-page.ts'

const LOGO: ImageSource = { kind: 'png', bytes: Uint8Array.of(1, 2, 3) }
const PLACE = { x: 10, y: 20.25, width: 30, height: 40 }
const PAGE: DrawnPage = {
  width: 595.28,
  height: 841.89,
  items: [
    { kind: 'rectangle', ...PLACE, color: '#ffffff' },
    { kind: 'image', ...PLACE, source: LOGO },
  ],
}

test('a page is read from its text as it was, its pictures from beside it', () => {
  expect(readDrawnPage(drawnPageText(PAGE, [LOGO]), [LOGO])).toEqual(PAGE)
})

test('a picture that is not there any more leaves its place empty', () => {
  expect(readDrawnPage(drawnPageText(PAGE, [LOGO]), []).items).toEqual([PAGE.items[0]])
})
