import { expect, test } from 'vitest'
import { userEvent } from 'vitest/browser'
import { render } from 'vitest-browser-react'
import type { ResizePlan } from '#lib/image/plan-resize.ts'
import { Compare } from './compare.tsx'

const ADDRESS = 'data:image/gif;base64,R0lGODlhAQABAAAAACwAAAAAAQABAAA='
/** The right half of 400 by 200 pixels, 50 wide, in the middle of 100 by 50. */
const plan: ResizePlan = {
  part: { x: 200, y: 0, width: 200, height: 200 },
  place: { x: 25, y: 0, width: 50, height: 50 },
  size: { width: 100, height: 50 },
}
const compare = (isZoomed: boolean) => (
  <Compare
    before={ADDRESS}
    after={ADDRESS}
    source={{ width: 400, height: 200 }}
    plan={plan}
    isZoomed={isZoomed}
    name="a.png"
  />
)
const boxOf = ({ left, top, width, height }: CSSStyleDeclaration) => [left, top, width, height]

test('before, a picture lies where its plan lays it; a slider shows more or less of what it has become', async () => {
  const screen = await render(compare(false))
  const before = screen.getByRole('img', { name: 'a.png before' }).element()
  const after = screen.getByRole('img', { name: 'a.png after' }).element()
  if (!(before instanceof HTMLElement && after instanceof HTMLElement)) throw new Error('No pictures')
  expect(before.parentElement && boxOf(before.parentElement.style)).toEqual(['25%', '0%', '50%', '100%'])
  // Of 200 pixels in sight the left half of 400 is left out.
  expect(boxOf(before.style)).toEqual(['-100%', '0%', '200%', '100%'])
  expect(after.style.clipPath).toBe('inset(0px 0px 0px 50%)')
  const slider = screen.getByRole('slider', { name: 'Before and after' })
  await userEvent.fill(slider, '0')
  expect(after.style.clipPath).toBe('inset(0px 0px 0px 0%)')
  await expect.element(slider).toHaveAttribute('aria-valuetext', '0% before')
  expect(after.style.imageRendering).toBe('')
  await screen.rerender(compare(true))
  expect(after.style.imageRendering).toBe('pixelated')
  expect(after.parentElement?.style.width).toBe(`${100 / devicePixelRatio}px`)
})
