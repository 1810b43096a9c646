import { expect, test, vi } from 'vitest'
import { userEvent } from 'vitest/browser'
import { render } from 'vitest-browser-react'
import { ColorField } from './qr-bar.tsx'

test('a color field is named for those who point at it and those who cannot see it, and gives #rrggbb', async () => {
  const onChange = vi.fn()
  const screen = await render(<ColorField label="Foreground color" value="#112233" onChange={onChange} />)
  const field = screen.getByLabelText('Foreground color')
  await expect.element(field).toHaveAttribute('title', 'Foreground color')
  await expect.element(field).toHaveValue('#112233')
  await userEvent.fill(field, '#aabbcc')
  expect(onChange.mock.calls).toEqual([['#aabbcc']])
})
