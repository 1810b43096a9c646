import { expect, test, vi } from 'vitest'
import { render } from 'vitest-browser-react'
import { TokenPane } from './token-pane.tsx'
import type { JwtTool } from './use-jwt.ts'

/** Only these parts of the tool are used. */
const pane = (text: string) => (
  <TokenPane
    tool={
      { text, setText: vi.fn<(text: string) => void>(), problem: undefined } as Partial<JwtTool> as JwtTool
    }
    examples={[{ title: 'HS256' }]}
    onExample={vi.fn()}
  />
)

test('below the token stand its three parts with their lengths, and an empty pane offers examples', async () => {
  const screen = await render(pane(''))
  const legend = () => [...document.querySelectorAll('footer > span')].map(({ textContent }) => textContent)
  expect(legend()).toEqual(['Header0', 'Payload0', 'Signature0'])
  await expect.element(screen.getByRole('button', { name: 'HS256' })).toBeVisible()
  await screen.rerender(pane(`Bearer eyJhbGciOiJIUzI1NiJ9.${'e'.repeat(1234)}.AA\n`))
  expect(legend()).toEqual(['Header20', 'Payload1,234', 'Signature2'])
  await expect.element(screen.getByRole('button', { name: 'HS256' })).not.toBeInTheDocument()
  const token = screen.getByRole('textbox', { name: 'Token' })
  await expect.element(token).not.toHaveAttribute('aria-invalid')
  await screen.rerender(pane('x'.repeat(100_000)))
  await expect.element(token).not.toHaveAttribute('wrap')
  expect(legend()).toEqual(['Header0', 'Payload0', 'Signature0'])
  await screen.rerender(pane('x'.repeat(100_001)))
  await expect.element(token).toHaveAttribute('wrap', 'off')
})
