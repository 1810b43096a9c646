import { expect, test, vi } from 'vitest'
import { userEvent } from 'vitest/browser'
import { render } from 'vitest-browser-react'
import { MIDDLE } from '#lib/image/image-options.ts'
import { FocusPicker } from './focus-picker.tsx'

const IMAGE = `data:image/svg+xml,${encodeURIComponent(
  '<svg xmlns="http://www.w3.org/2000/svg" width="1" height="1"/>',
)}`

test.each([
  ['wide', { width: 4000, height: 2000 }, { x: 300, y: 150 }, { x: 0.75, y: 0.75 }],
  ['wide', { width: 4000, height: 2000 }, { x: 100, y: 20 }, { x: 0.25, y: 0.1 }],
  ['high', { width: 1000, height: 2000 }, { x: 25, y: 150 }, { x: 0.25, y: 0.75 }],
])('in a %s picture of %j a press at %j chooses the point below it', async (_, source, position, chosen) => {
  const onPick = vi.fn()
  const screen = await render(
    <div style={{ containerType: 'size', width: 400, height: 200 }}>
      <FocusPicker
        url={IMAGE}
        source={source}
        part={{ x: 0, y: 0, ...source }}
        focus={MIDDLE}
        name="The picture"
        onPick={onPick}
      />
    </div>,
  )
  const image = screen.getByRole('img', { name: 'The picture' }).element().parentElement
  if (!image) throw new Error('There is no picture')
  await userEvent.click(image, { position })
  expect(onPick.mock.calls).toEqual([[chosen]])
})
