import { expect, test, vi } from 'vitest'
import { userEvent } from 'vitest/browser'
import { render } from 'vitest-browser-react'
import { IDENTITY } from '#lib/image/scan/affine.ts'
import type { RecognizedPage } from '#lib/ocr/read-page.ts'
import { PageView } from './page-view.tsx'
import { scanText } from './scan-text.ts'

const SIZE = { width: 800, height: 400 }
/** Half as large as the picture that was read. */
const SHOWN = `data:image/svg+xml,${encodeURIComponent(
  '<svg xmlns="http://www.w3.org/2000/svg" width="400" height="200"/>',
)}`

/** A page of words in one line, each 200 pixels wide. */
function page(text: string): RecognizedPage {
  let start = 0
  const words = text.split(' ').map((word, index) => {
    const box = { x: 200 * index, y: 100, width: 200, height: 50 }
    const read = { text: word, start, end: start + word.length, confidence: 95, box }
    start = read.end + 1
    return read
  })
  const box = { x: 0, y: 100, width: 800, height: 50 }
  return {
    source: 'image',
    text,
    confidence: 95,
    paragraphs: [{ box, isRightToLeft: false, lines: [{ box, words }] }],
    size: SIZE,
    pageSize: SIZE,
    back: IDENTITY,
    changes: { isInverted: false, isEvened: false, isCleaned: false, quarterTurns: 0, angle: 0, scale: 1 },
    image: new Blob(),
  }
}

test('a press selects the word at this position of the displayed page, regardless of other pages', async () => {
  const [first, second] = [page('The ferry leaves'), page('at nine')]
  const result = scanText([
    { number: 0, page: first },
    { number: 4, page: second },
  ])
  const onWord = vi.fn()
  const seen = (read: RecognizedPage, number: number) => {
    const scan = { result, page: number, word: undefined }
    return <PageView url={SHOWN} name="The page" page={read} scan={scan} onWord={onWord} />
  }
  const screen = await render(seen(first, 0))
  const image = screen.getByRole('img', { name: 'The page' })
  const press = (x: number, y: number) => userEvent.click(image, { position: { x, y } })
  const getWords = () => onWord.mock.calls.map(([placed]) => placed?.word.text)
  await press(150, 60)
  await screen.rerender(seen(second, 4))
  await press(150, 60)
  // The third word of the other page, and nothing on any.
  await press(250, 60)
  await press(150, 150)
  expect(getWords()).toEqual(['ferry', 'nine', undefined, undefined])
})
