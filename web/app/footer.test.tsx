import { afterEach, expect, test, vi } from 'vitest'
import { userEvent } from 'vitest/browser'
import { render } from 'vitest-browser-react'
import { Footer } from './app.tsx'
import LandingContact from './landing-contact.tsx'

const site = vi.hoisted(() => ({ closed: [] as readonly string[], contact: undefined as string | undefined }))

vi.mock('../platform/site-config.ts', () => ({
  siteConfig: (name: string) => (name === 'contact' ? site.contact : undefined),
  isDisabled: (path: string) => site.closed.includes(path),
}))

afterEach(() => {
  site.closed = []
  site.contact = undefined
})

test('the foot of a page opens the newsletter, and not where the operator has none', async () => {
  const onNewsletter = vi.fn()
  const screen = await render(<Footer onNewsletter={onNewsletter} />)
  await userEvent.click(screen.getByRole('button', { name: 'Newsletter' }))
  expect(onNewsletter).toHaveBeenCalledTimes(1)
  site.closed = ['/newsletter']
  await screen.rerender(<Footer onNewsletter={() => {}} />)
  await expect.element(screen.getByRole('button', { name: 'Newsletter' })).not.toBeInTheDocument()
})

test.each([
  [undefined, [], 'read the story. “Newsletter” below sends news of new tools.'],
  ['mailto:us@example.com', ['/newsletter'], 'Questions? Write to the operator of this site.'],
] as const)('with the contact %s the footer names the contact', async (address, closedNow, words) => {
  site.contact = address
  site.closed = closedNow
  const screen = await render(<LandingContact />)
  expect(screen.container.textContent).toContain(words)
  const links = screen.getByRole('link').elements()
  expect(links.map((link) => [link.textContent, link.getAttribute('href')])).toEqual([
    ['read the story', '/about'],
    ...(address ? [['Write to the operator of this site', address]] : []),
  ])
})
