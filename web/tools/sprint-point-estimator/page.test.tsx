import { expect, test, vi } from 'vitest'
import { render } from 'vitest-browser-react'
import SprintPointEstimatorPage from './page.tsx'

let closed: string

vi.mock('#web/browser/told.ts', async (original) => ({
  ...(await original<object>()),
  isClosed: (address: string) => address === closed,
}))

test.each([
  ['/room/', 0],
  ['/poll/', 1],
])(
  'where %s is closed, %d cards begin a live session, and the team on this device is there',
  async (address, cards) => {
    closed = address
    const screen = await render(<SprintPointEstimatorPage />)
    await expect.element(screen.getByRole('textbox', { name: 'Member name' })).toBeVisible()
    expect(screen.getByRole('button', { name: 'Start Live Session' }).elements()).toHaveLength(cards)
  },
)
