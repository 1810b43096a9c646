import { expect, test, vi } from 'vitest'
import { render } from 'vitest-browser-react'
import FooterLinks from './footer-links.tsx'

vi.mock('../platform/site-config.ts', () => ({
  siteConfig: (name: string) => ({ contact: 'mailto:us@example.com', notice: 'Run by Ada' })[name],
  isDisabled: () => false,
}))

test("the footer links to the operator's pages and to those required by law", async () => {
  const screen = await render(<FooterLinks />)
  const contact = screen.getByRole('link', { name: 'Contact' })
  await expect.element(contact).toHaveAttribute('href', 'mailto:us@example.com')
  for (const name of ['Privacy Policy', 'Terms of Service', 'Licenses'])
    await expect.element(screen.getByRole('link', { name })).toBeVisible()
  await expect.element(screen.getByText('Run by Ada')).toBeVisible()
})
