import { expect, test } from 'vitest'
import { render } from 'vitest-browser-react'
import { Breadcrumb } from './breadcrumb.tsx'

test('the last crumb is the page itself, and those before it lead there', async () => {
  const screen = await render(
    <Breadcrumb
      crumbs={[
        { label: 'Home', href: '/' },
        { label: 'Fun', href: '/tools/fun' },
        { label: 'Wheel', href: '/wheel-of-names' },
      ]}
    />,
  )
  expect(
    screen
      .getByRole('link')
      .elements()
      .map((link) => link.getAttribute('href')),
  ).toEqual(['/', '/tools/fun'])
  await expect.element(screen.getByText('Wheel')).toHaveAttribute('aria-current', 'page')
})
