import { afterEach, expect, test, vi } from 'vitest'
import { userEvent } from 'vitest/browser'
import { tools } from '../../catalog/catalog.ts'
import { errorResponse, serverWith } from '../../platform/server.fixture.ts'
import { openPage } from '../../ui/page.fixture.tsx'
import PricingPage from '../pricing.tsx'

afterEach(() => vi.restoreAllMocks())

test('each plan starts its own trial, and the result is announced', async () => {
  const plan = { plan: 'business', endsAt: new Date(2026, 5, 8).getTime(), tried: [], filesAtOnce: 9 }
  const requests = serverWith({
    'POST /api/plan/trial': (body) =>
      JSON.stringify(body).includes('pro')
        ? errorResponse(409, 'You have tried it')
        : { ...plan, keepsInvoiceTemplates: true },
  })
  const page = await openPage(<PricingPage />)
  const { screen } = page
  const button = screen.getByRole('button', { name: 'Start 7-Day Free Trial' })
  await userEvent.click(button.nth(0))
  await expect.element(screen.getByRole('alert')).toHaveTextContent('You have tried it')
  await expect.element(button.nth(0)).not.toHaveAttribute('aria-disabled')
  await userEvent.click(screen.getByRole('button', { name: 'Dismiss' }))
  await userEvent.click(button.nth(1))
  await expect
    .element(screen.getByRole('status', { name: 'Notifications' }))
    .toHaveTextContent('Your trial has begun.It ends by itself on June 8, 2026.')
  expect(requests).toEqual([
    { what: 'POST /api/plan/trial', body: { plan: 'pro' } },
    { what: 'POST /api/plan/trial', body: { plan: 'business' } },
  ])
})

test('Free names the number of tools', async () => {
  const { screen } = await openPage(<PricingPage />)
  const count = tools.filter(({ slug }) => slug !== 'my-toolbox').length
  await expect.element(screen.getByText(`${count} tools in all, at full size`)).toBeVisible()
})
