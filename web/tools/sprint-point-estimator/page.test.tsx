import { expect, test, vi } from 'vitest'
import { render } from 'vitest-browser-react'
import SprintPointEstimatorPage from './page.tsx'

let closed: string

vi.mock('#web/platform/site-config.ts', async (original) => ({
  ...(await original<object>()),
  isDisabled: (address: string) => address === closed,
}))

test.each([
  ['/room/#anyone', 1],
  ['/room/', 0],
  ['/poll/', 0],
])(
  'with %s disabled, the hint that a session requires an account appears %d times',
  async (address, times) => {
    closed = address
    const screen = await render(<SprintPointEstimatorPage />)
    await expect.element(screen.getByRole('textbox', { name: 'Member name' })).toBeVisible()
    const link = screen.getByRole('link', { name: 'Sign in first' })
    await expect
      .poll(() => link.elements().map((one) => one.getAttribute('href')))
      .toEqual(Array(times).fill('/auth'))
  },
)

test.each([
  ['/room/', 0],
  ['/poll/', 1],
])(
  'with %s disabled, %d cards start a live session, and the local team is available',
  async (address, cards) => {
    closed = address
    const screen = await render(<SprintPointEstimatorPage />)
    await expect.element(screen.getByRole('textbox', { name: 'Member name' })).toBeVisible()
    expect(screen.getByRole('button', { name: 'Start Live Session' }).elements()).toHaveLength(cards)
  },
)
