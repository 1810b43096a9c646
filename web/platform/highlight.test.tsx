import { expect, test } from 'vitest'
import { render } from 'vitest-browser-react'
import { clearFound, showFound } from './highlight.ts'

const found = () => [...(CSS.highlights.get('found') ?? [])].map(String)

async function textBox(width = 200) {
  const screen = await render(
    <div data-testid="box" style={{ height: 90, width, overflow: 'auto', font: '16px monospace' }}>
      <p style={{ margin: 0 }}>
        one <b>two</b> three
      </p>
      <div style={{ height: 900, width: 900 }} />
      <p style={{ margin: 0, width: 900, textAlign: 'right' }}>far away</p>
    </div>,
  )
  const box = screen.getByTestId('box').element()
  if (!(box instanceof HTMLElement)) throw new Error('There is no box')
  return box
}

test('highlights one match at a time by its position in the whole text, also across nodes', async () => {
  const box = await textBox()
  showFound(box, [0, 3])
  expect(found()).toEqual(['one'])
  showFound(box, [2, 9])
  expect(found()).toEqual(['e two t'])
  showFound(box, [4, 7])
  expect(found()).toEqual(['two'])
  const [range] = CSS.highlights.get('found') ?? []
  expect([range?.startContainer.nodeValue, range?.endContainer.nodeValue]).toEqual(['two', 'two'])
  expect(
    document.adoptedStyleSheets.filter(({ cssRules: [rule] }) => rule?.cssText.includes('found')),
  ).toHaveLength(1)
  clearFound()
  expect(found()).toEqual([])
})

test('ignores a position outside the text and keeps the previous highlight', async () => {
  const box = await textBox()
  showFound(box, [0, 3])
  showFound(box, [13, 100])
  showFound(box, [100, 101])
  expect(found()).toEqual(['one'])
  clearFound()
})

test('scrolls a hidden match to a third below the top and next to the left edge; a visible one is not scrolled', async () => {
  const box = await textBox()
  showFound(box, [0, 3])
  expect([box.scrollTop, box.scrollLeft]).toEqual([0, 0])
  showFound(box, [13, 16])
  expect(found()).toEqual(['far'])
  const [range] = CSS.highlights.get('found') ?? []
  const rangeBox = range instanceof Range ? range.getBoundingClientRect() : new DOMRect()
  const frame = box.getBoundingClientRect()
  expect(rangeBox.top >= frame.top && rangeBox.bottom <= frame.bottom).toBe(true)
  expect(rangeBox.left >= frame.left && rangeBox.right <= frame.right).toBe(true)
  clearFound()
})
