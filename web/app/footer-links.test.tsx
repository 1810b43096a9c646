import { expect, test, vi } from 'vitest'
import { render } from 'vitest-browser-react'
import FooterLinks from './footer-links.tsx'

vi.mock('../platform/site-config.ts', () => ({
  siteConfig: (name: string) => ({ contact: 'mailto:us@example.com', notice: 'Run by Ada' })[name],
  isDisabled: () => false,
}))

test('the foot of a page leads to what the operator says and to what the law asks for', async () => {
  const screen = await render(<FooterLinks />)
  const links = screen.getByRole('link').elements()
  expect(links.map((link) => [link.textContent, link.getAttribute('href')])).toEqual([
    ['Tools', '/#tools'],
    ['About', '/#about'],
    ['Contact', 'mailto:us@example.com'],
    ['Developers', '/developers'],
    ['Privacy Policy', '/privacy-policy'],
    ['Terms of Service', '/terms-of-service'],
    ['Licenses', '/licenses'],
  ])
  await expect.element(screen.getByText('Run by Ada')).toBeVisible()
})
