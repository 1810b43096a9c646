import { expect, test, vi } from 'vitest'
import { userEvent } from 'vitest/browser'
import { render } from 'vitest-browser-react'
import { AreaPicker, AreaSliders, WHOLE } from './area-picker.tsx'

test('an edge is moved without the others, and never so far that nothing is left', async () => {
  const onPick = vi.fn()
  const part = { x: 0.25, y: 0.5, width: 0.5, height: 0.25 }
  const screen = await render(<AreaSliders part={part} onPick={onPick} />)
  const edge = (name: string) => screen.getByLabelText(`Area ${name}`)
  for (const [name, at] of [
    ['left', '25%'],
    ['top', '50%'],
    ['right', '75%'],
    ['bottom', '75%'],
  ] as const)
    await expect.element(edge(name)).toHaveAttribute('aria-valuetext', at)
  await userEvent.fill(edge('left'), '50')
  await userEvent.fill(edge('top'), '0')
  await userEvent.fill(edge('right'), '100')
  await userEvent.fill(edge('bottom'), '100')
  // Less than two hundredths is not an area.
  await userEvent.fill(edge('left'), '74')
  await userEvent.fill(edge('bottom'), '40')
  expect(onPick.mock.calls.map(([picked]) => picked)).toEqual([
    { x: 0.5, y: 0.5, width: 0.25, height: 0.25 },
    { x: 0.25, y: 0, width: 0.5, height: 0.75 },
    { x: 0.25, y: 0.5, width: 0.75, height: 0.25 },
    { x: 0.25, y: 0.5, width: 0.5, height: 0.5 },
  ])
})

test('a drag in any direction draws the area, but only if one is to be selected', async () => {
  const onPick = vi.fn()
  const url = `data:image/svg+xml,${encodeURIComponent('<svg xmlns="http://www.w3.org/2000/svg" width="200" height="100"/>')}`
  const shown = (part: typeof WHOLE | undefined) => (
    <AreaPicker url={url} name="The page" part={part} onPick={onPick} />
  )
  const screen = await render(shown(undefined))
  const image = screen.getByRole('img', { name: 'The page' })
  await expect.poll(() => image.element().getBoundingClientRect().width).toBe(200)
  const frame = image.element().parentElement
  if (frame) frame.setPointerCapture = () => {}
  const drag = (button: number, ...places: readonly (readonly [x: number, y: number])[]) => {
    const { left, top, width, height } = frame?.getBoundingClientRect() ?? new DOMRect()
    const fire = (type: string, [x, y]: readonly [number, number]) =>
      frame?.dispatchEvent(
        new PointerEvent(type, {
          bubbles: true,
          button,
          clientX: left + x * width,
          clientY: top + y * height,
        }),
      )
    for (const [index, place] of places.entries()) fire(index === 0 ? 'pointerdown' : 'pointermove', place)
    fire('pointerup', places.at(-1) ?? [0, 0])
    fire('pointermove', [0.9, 0.9])
  }
  drag(0, [0.25, 0.25], [0.75, 0.75])
  await screen.rerender(shown(WHOLE))
  drag(2, [0.25, 0.25], [0.75, 0.75])
  expect(onPick.mock.calls).toEqual([])
  drag(0, [0.75, 0.5], [0.745, 0.49], [0.25, 0.25])
  drag(0, [0.5, 0.5], [1.5, 1])
  expect(onPick.mock.calls.map(([picked]) => picked)).toEqual([
    { x: 0.25, y: 0.25, width: 0.5, height: 0.25 },
    { x: 0.5, y: 0.5, width: 0.5, height: 0.5 },
  ])
})
