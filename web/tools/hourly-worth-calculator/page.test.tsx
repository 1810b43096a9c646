import { expect, test } from 'vitest'
import { userEvent } from 'vitest/browser'
import { render } from 'vitest-browser-react'
import HourlyWorthCalculatorPage from './page.tsx'

test('a price is told in hours of work once there is one, and no longer when it is gone', async () => {
  const screen = await render(<HourlyWorthCalculatorPage />)
  const hours = () => screen.getByLabelText('Hours of work', { exact: true }).element().textContent
  expect(hours()).toBe('—')
  const price = screen.getByRole('spinbutton', { name: 'Price' })
  await userEvent.fill(price, '100')
  await expect.poll(hours).toMatch(/^\d/)
  await userEvent.fill(price, ' ')
  await expect.poll(hours).toBe('—')
})
