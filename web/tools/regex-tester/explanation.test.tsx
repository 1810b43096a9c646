import { expect, test, vi } from 'vitest'
import { userEvent } from 'vitest/browser'
import { render } from 'vitest-browser-react'
import { Explanation } from './explanation.tsx'
import { FlagChips } from './pattern-card.tsx'
import { PatternHints } from './pattern-hints.tsx'

test('parts within parts are indented, as far as eight deep, and the flags follow', async () => {
  const onMark = vi.fn()
  const onSelect = vi.fn()
  const shown = (pattern: string, flags: string) => (
    <Explanation pattern={pattern} flags={flags} onMark={onMark} onSelect={onSelect} />
  )
  const screen = await render(shown(`${'('.repeat(10)}a${')'.repeat(10)}`, ''))
  const indents = () =>
    [...document.querySelectorAll<HTMLElement>('ol > li')].map(({ style }) => style.paddingLeft)
  expect(indents()).toEqual([...[0, 1, 2, 3, 4, 5, 6, 7, 8, 8, 8].map((depth) => `${depth}rem`)])
  await expect.element(screen.getByRole('list').nth(1)).not.toBeInTheDocument()
  await screen.rerender(shown('ab?', 'gi'))
  expect([...document.querySelectorAll('ul code')].map(({ textContent }) => textContent)).toEqual(['g', 'i'])
  const parts = screen.getByRole('list', { name: 'Explanation' }).getByRole('button')
  await userEvent.click(parts.last())
  expect(onSelect.mock.calls.map(([{ start, end }]) => [start, end])).toEqual([[1, 3]])
  await screen.rerender(shown('(', 'g'))
  await expect.element(screen.getByText('Each part of a valid pattern is explained here.')).toBeVisible()
  await expect.element(screen.getByRole('list')).not.toBeInTheDocument()
})

test.each([
  ['(a+)+$', '(a+)+', 'repeats something that itself repeats, and both can take the same characters'],
  ['(?:a|a)*$', '(?:a|a)*', 'repeats alternatives that can take the same text'],
  ['a*a*$', 'a*a*', 'repeats the same characters twice in a row'],
])('explains which part of %s might be slow and why', async (pattern, part, reason) => {
  const screen = await render(<PatternHints pattern={pattern} flags="g" />)
  await expect.element(screen.getByText(/^This pattern may be slow/)).toBeVisible()
  const said = document.querySelector('p')?.textContent
  expect(said).toBe(
    `This pattern may be slow. ${part} ${reason}: on a text that almost matches, every way to divide it is tried.`,
  )
  await screen.rerender(<PatternHints pattern={`(${pattern}`} flags="g" />)
  expect(document.querySelector('p')).toBe(null)
})

test('each flag is a switch that is on where it stands among the flags', async () => {
  const onChange = vi.fn()
  const screen = await render(<FlagChips flags="gm" onChange={onChange} />)
  const pressed = screen
    .getByRole('button', { pressed: true })
    .elements()
    .map(({ textContent }) => textContent?.[0])
  expect(pressed).toEqual(['g', 'm'])
  await userEvent.click(screen.getByRole('button', { name: /^m / }))
  expect(onChange.mock.calls).toEqual([['g']])
})
