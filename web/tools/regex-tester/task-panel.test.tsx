import { expect, test } from 'vitest'
import { render } from 'vitest-browser-react'
import { SplitParts } from './task-panel.tsx'

test('parts are counted from 0, remain on one line, and are truncated to five hundred characters', async () => {
  const parts = ['a\nb', '', undefined, 'x'.repeat(500), 'x'.repeat(501), `${'x'.repeat(499)}😀x`]
  const screen = await render(<SplitParts parts={parts} />)
  await expect.element(screen.getByText('a↵b')).toBeVisible()
  const rows = [...document.querySelectorAll<HTMLElement>('section [style*="height: 28px"]')].map((row) =>
    [...row.children].map(({ textContent }) => textContent),
  )
  expect(rows).toEqual([
    ['0', 'a↵b'],
    ['1', 'empty'],
    ['2', 'did not participate'],
    ['3', 'x'.repeat(500)],
    ['4', `${'x'.repeat(500)}…`],
    // Half a character is none.
    ['5', `${'x'.repeat(499)}\ufffd…`],
  ])
})
