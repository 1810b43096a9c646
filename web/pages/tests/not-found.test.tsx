import { expect, test } from 'vitest'
import { render } from 'vitest-browser-react'
import NotFoundPage, { head } from '../not-found.tsx'

test('an address with nothing is answered as such, and leads home', async () => {
  expect(head().status).toBe(404)
  const screen = await render(<NotFoundPage />)
  await expect.element(screen.getByRole('heading', { level: 1 })).toHaveTextContent('Oops! Page not found')
  await expect.element(screen.getByRole('link', { name: 'Return to Home' })).toHaveAttribute('href', '/')
})
