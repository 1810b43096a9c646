import { expect, test } from 'vitest'
import { render } from 'vitest-browser-react'
import AboutPage from '../about.tsx'

test('names the version and how to check it', async () => {
  const { container } = await render(<AboutPage />)
  expect(container.textContent).toContain(
    'Sundry 1.2.3. To check that a site serves these very files, run npm run verify -- https://its.address in the source.',
  )
})

test('names the commit of a release', async () => {
  const { container } = await render(<AboutPage commit="0123456789abcdef0123456789abcdef01234567" />)
  expect(container.textContent).toContain(
    'Sundry 1.2.3, built from commit 0123456789abcdef0123456789abcdef01234567. To check',
  )
})
