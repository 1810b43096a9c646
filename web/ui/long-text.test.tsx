import { expect, test } from 'vitest'
import { render } from 'vitest-browser-react'
import { LongText } from './long-text.tsx'

test('splits text at lines without loss', async () => {
  const text = `${'x'.repeat(11_999)}\n`.repeat(3)
  const screen = await render(<LongText text={text} />)
  expect(screen.container.textContent === text).toBe(true)
  expect(
    [...screen.container.querySelectorAll('span')].every(({ textContent }) => textContent?.endsWith('\n')),
  ).toBe(true)
  await screen.rerender(<LongText text={'x'.repeat(24_000)} />)
  expect(screen.container.querySelectorAll('span')).toHaveLength(0)
})
