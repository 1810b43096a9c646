import { expect, test } from 'vitest'
import type { ImageSource } from '../document/blocks.ts'
import { A4, paragraph, testDocument } from './documents.fixture.ts'
import { testEngine } from './engine.fixture.ts'
import { layOut } from './layout/lay-out.ts'
import { type RenderedPage, readRenderedPage, renderedPageText, renderPage } from './rendered-page.ts'

const LOGO: ImageSource = { kind: 'png', bytes: Uint8Array.of(1, 2, 3) }
const PLACE = { x: 10, y: 20.25, width: 30, height: 40 }
const PAGE: RenderedPage = {
  width: 595.28,
  height: 841.89,
  items: [
    { kind: 'rectangle', ...PLACE, color: '#ffffff' },
    { kind: 'image', ...PLACE, source: LOGO },
  ],
}

test('a page is restored from its serialized form, its images from the sources', () => {
  expect(readRenderedPage(renderedPageText(PAGE, [LOGO]), [LOGO])).toEqual(PAGE)
})

test('a picture that is not there any more leaves its place empty', () => {
  expect(readRenderedPage(renderedPageText(PAGE, [LOGO]), []).items).toEqual([PAGE.items[0]])
})

test('a rendered page contains text, positions and font files, but neither tags nor anchors', async () => {
  const { fonts } = await testEngine()
  const color = '#102030'
  const { pages } = await layOut(
    testDocument([
      paragraph('Plain words', { id: 'here' }),
      { kind: 'rule', width: 1, color },
      paragraph('Not there: \u{10FFFD} \u{10FFFD}\u{10FFFD}'),
    ]),
    fonts,
  )
  const [page] = pages
  const drawn = page && renderPage(page)
  expect([drawn?.width, drawn?.height]).toEqual([A4.width, A4.height])
  expect(page?.items.filter(({ kind }) => kind === 'anchor')).toHaveLength(1)
  const text = {
    kind: 'text',
    file: 'noto-sans/latin.woff2',
    weight: 400,
    size: 10,
    color: '#000000',
    direction: 'ltr',
    wordSpacing: 0,
  }
  const at = (value: number) => expect.closeTo(value, 4)
  const [x, toX] = [A4.margins.left, A4.width - A4.margins.right]
  expect(drawn?.items).toEqual([
    { ...text, text: 'Plain words', x, y: at(66.69), width: at(54.38) },
    { kind: 'line', width: 1, color, x, y: at(70.12), toX, toY: at(70.12) },
    { ...text, text: 'Not there: ', x, y: at(81.31), width: at(50.14) },
    { ...text, text: '\uFFFD', x: at(106.14), y: at(81.31), width: 10 },
    { ...text, text: ' ', x: at(116.14), y: at(81.31), width: at(2.6) },
    { ...text, text: '\uFFFD\uFFFD', x: at(118.74), y: at(81.31), width: 20 },
  ])
})
