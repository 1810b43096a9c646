import { expect, test } from 'vitest'
import { render } from 'vitest-browser-react'
import { type LicensedPart, LicenseList } from './license-list.tsx'

const part = (name: string, license: string, files?: readonly string[]): LicensedPart => ({
  name,
  version: '1.0.0',
  license,
  url: '',
  ...(files && { files }),
})

test('files under the LGPL stand by themselves with their addresses, and fonts by themselves', async () => {
  const screen = await render(
    <LicenseList
      parts={[
        part('react', 'MIT'),
        part('libheif-js', 'LGPL-3.0', ['/assets/engine-heif/libheif.wasm']),
        part('noto-sans', 'OFL-1.1'),
      ]}
    />,
  )
  const lines = [...screen.container.querySelectorAll('h2, h3, code')].map(({ textContent }) => textContent)
  expect(lines).toEqual([
    'Software',
    'react 1.0.0 · MIT',
    'Files that you may replace',
    'libheif-js 1.0.0 · LGPL-3.0',
    '/assets/engine-heif/libheif.wasm',
    'Fonts',
    'noto-sans 1.0.0 · OFL-1.1',
  ])
})

test('an empty group is not rendered', async () => {
  const screen = await render(<LicenseList parts={[part('react', 'MIT')]} />)
  expect([...screen.container.querySelectorAll('h2')].map(({ textContent }) => textContent)).toEqual([
    'Software',
  ])
})
