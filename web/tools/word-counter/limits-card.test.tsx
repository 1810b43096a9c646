import * as v from 'valibot'
import { expect, test, vi } from 'vitest'
import { userEvent } from 'vitest/browser'
import { render } from 'vitest-browser-react'
import { NO_TEXT, type TextCounts } from './count-text.ts'
import { CounterState } from './counter-state.ts'
import { LimitsCard } from './limits-card.tsx'

const onChange = vi.fn()
const card = (counts: Partial<TextCounts>, state: Partial<CounterState> = {}) => (
  <LimitsCard
    text="x"
    counts={{ ...NO_TEXT, ...counts }}
    state={v.parse(CounterState, state)}
    onChange={onChange}
  />
)

/** Of each limit its name, how much of it is used, and what is left; then its bar. */
const rows = () =>
  [...document.querySelectorAll('li')].map((row) => {
    const [name, used, , stand] = [...row.querySelectorAll('span')].map(({ textContent }) => textContent)
    const bar = row.querySelector<HTMLElement>('[style]')
    return [name, used, stand, bar?.style.width, /bg-\w+/.exec(bar?.className ?? '')?.[0]]
  })

test('a limit is used up to its last character, and what is beyond is too many', async () => {
  const screen = await render(card({ characters: 60 }))
  expect(rows().at(-1)).toEqual(['Page title', '60 of 60', '0 left', '100%', 'bg-ink'])
  await screen.rerender(card({ characters: 30 }))
  expect(rows().at(-1)).toEqual(['Page title', '30 of 60', '30 left', '50%', 'bg-ink'])
  await screen.rerender(card({ characters: 1061 }))
  expect(rows().at(-1)).toEqual(['Page title', '1,061 of 60', '1,001 too many', '100%', 'bg-wrong'])
})

test('a goal is highlighted once reached, counts the chosen unit, and is ignored if empty', async () => {
  const screen = await render(card({ words: 1199, characters: 5 }, { goal: '1200' }))
  const goal = () =>
    rows()
      .find(([name]) => name === 'Goal')
      ?.slice(1)
  expect(goal()?.toSpliced(2, 1)).toEqual(['1,199 of 1,200', '1 left', 'bg-accent'])
  await screen.rerender(card({ words: 1200 }, { goal: '1200' }))
  expect(goal()).toEqual(['1,200 of 1,200', '0 left', '100%', 'bg-good'])
  await screen.rerender(card({ words: 1202 }, { goal: '1200' }))
  expect(goal()).toEqual(['1,202 of 1,200', '2 more than the goal', '100%', 'bg-good'])
  await screen.rerender(card({ words: 9, characters: 3 }, { goal: '12', goalUnit: 'characters' }))
  expect(goal()).toEqual(['3 of 12', '9 left', '25%', 'bg-accent'])
  await screen.rerender(card({}, { goal: ' ' }))
  expect(goal()).toBe(undefined)
  await userEvent.selectOptions(screen.getByLabelText('Goal counts'), 'Characters')
  expect(onChange.mock.calls).toEqual([[{ goalUnit: 'characters' }]])
})

test.each([
  ['0', true],
  ['1', false],
  ['1.5', true],
  ['-3', true],
  ['x', true],
  ['100000000', false],
  ['100000001', true],
])('the goal %s is refused: %s', async (goal, hasError) => {
  const screen = await render(card({}, { goal }))
  await expect
    .element(screen.getByLabelText('Own goal'))
    .toHaveAccessibleDescription(hasError ? 'Enter a whole number' : '')
  expect(rows().some(([name]) => name === 'Goal')).toBe(!hasError)
})
