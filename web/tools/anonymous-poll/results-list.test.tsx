import { expect, test } from 'vitest'
import { render } from 'vitest-browser-react'
import type { PollState } from '#contract/poll.ts'
import { getAnnouncements } from '#web/ui/page.fixture.tsx'
import { pollOf } from './poll.fixture.ts'
import { ResultsList } from './results-list.tsx'
import StageResults from './stage-results.tsx'

test('each option has its votes and its share, in words and as wide a bar', async () => {
  const screen = await render(<ResultsList poll={pollOf({ results: { votes: [5, 2, 1] } })} />)
  const rows = screen.getByRole('listitem').elements()
  expect(rows.map(({ textContent }) => textContent)).toEqual([
    'Tea5 votes62.5%',
    'Coffee2 votes25.0%',
    'Water1 vote12.5%',
  ])
  expect(rows.map((row) => row.querySelector<HTMLElement>('[style]')?.style.width)).toEqual([
    '62.5%',
    '25%',
    '12.5%',
  ])
  await expect.element(screen.getByText('8 people have voted.', { exact: true })).toBeVisible()
})

test('while results are not to be seen, only the number of voters is', async () => {
  const screen = await render(<ResultsList poll={pollOf({ results: null, voters: 1 })} />)
  await expect.element(screen.getByText('1 person has voted.', { exact: true })).toBeVisible()
  expect(screen.getByRole('list', { name: 'Results' }).elements()).toHaveLength(0)
})

test('a runoff names who wins, and shows each count with who is out', async () => {
  const rounds = [
    {
      votes: [
        { option: 1, votes: 3 },
        { option: 2, votes: 3 },
        { option: 3, votes: 2 },
      ],
      out: [3],
    },
    {
      votes: [
        { option: 1, votes: 5 },
        { option: 2, votes: 3 },
      ],
      out: [],
    },
  ]
  const ranked = pollOf({
    settings: { kind: 'ranked' },
    results: { votes: [3, 3, 2], rounds, winners: [1] },
  })
  const screen = await render(<ResultsList poll={ranked} />)
  const rows = screen.getByRole('listitem').elements()
  expect(rows.map(({ textContent }) => textContent)).toEqual([
    'Teawins5 votes62.5%',
    'Coffee3 votes37.5%',
    'Waterout in count 10 votes0%',
  ])
  await expect.element(screen.getByRole('table', { name: 'Instant runoff' })).toBeVisible()
  expect(
    screen
      .getByRole('row')
      .elements()
      .map((row) => [...row.children].map((cell) => cell.textContent)),
  ).toEqual([
    ['Option', 'Count 1', 'Count 2'],
    ['Tea', '3', '5'],
    ['Coffee', '3', '3'],
    ['Water', '2', 'out'],
  ])
})

const rankedPoll = (results: PollState['results']) => pollOf({ settings: { kind: 'ranked' }, results })

test('several winners are called a tie, and none of them wins', async () => {
  const votes = [1, 2].map((option) => ({ option, votes: 3 }))
  const poll = rankedPoll({ votes: [3, 3, 0], rounds: [{ votes, out: [] }], winners: [1, 2] })
  const screen = await render(<ResultsList poll={poll} />)
  await expect.element(screen.getByText('Tie: Tea and Coffee', { exact: true })).toBeVisible()
  const bars = screen
    .getByRole('list', { name: 'Results' })
    .element()
    .querySelectorAll<HTMLElement>('[style]')
  expect([...bars].map(({ style }) => style.width)).toEqual(['50%', '50%', '0%'])
  expect(screen.getByText('wins').elements()).toHaveLength(0)
})

test('a runoff states how ties for last were broken, and the rule', async () => {
  const votes = (...counts: number[]) => counts.map((votes, index) => ({ option: index + 1, votes }))
  const poll = rankedPoll({
    votes: [3, 2, 2],
    rounds: [
      { votes: votes(3, 2, 2), out: [3] },
      { votes: votes(3, 3), out: [2] },
      { votes: votes(5), out: [] },
    ],
    winners: [1],
    tieBreaks: [
      { round: 0, tied: [2, 3], by: 'lot' },
      { round: 1, tied: [1, 2], by: 'earlier count' },
    ],
  })
  const screen = await render(<ResultsList poll={poll} />)
  const list = screen.getByRole('list', { name: 'Ties broken' })
  await expect.element(list).toBeVisible()
  expect([...list.element().children].map(({ textContent }) => textContent)).toEqual([
    'Count 1: Lot drawn between Coffee and Water: Water leaves.',
    'Count 2: Tea and Coffee are last: Coffee leaves, with fewer votes in an earlier count.',
  ])
  await expect
    .element(screen.getByText(/^Options that are tied for last leave together if they have fewer votes/))
    .toBeVisible()
})

test('how many have voted is heard', async () => {
  const screen = await render(<ResultsList poll={pollOf({ voters: 3 })} />)
  await expect.element(screen.getByText('3 people have voted.', { exact: true })).toBeVisible()
  await expect.poll(getAnnouncements).toEqual(['3 people have voted'])
})

test('on a big screen each option has its votes in the color of its bar, and a tie is named', async () => {
  const tied = pollOf({ voters: 6, results: { votes: [3, 3, 0], winners: [1, 2] } })
  const screen = await render(<StageResults poll={tied} />)
  await expect.element(screen.getByText('6 people have voted.')).toBeVisible()
  await expect.element(screen.getByText('Tie: Tea and Coffee')).toBeVisible()
  const rows = screen.getByRole('listitem').elements()
  expect(rows.map(({ textContent }) => textContent)).toEqual([
    'Tea3 votes50.0%',
    'Coffee3 votes50.0%',
    'Water0 votes0%',
  ])
  const styles = rows.map((row) =>
    [...row.querySelectorAll<HTMLElement>('[style]')].map(({ style }) => style),
  )
  expect(styles.map(([bar, votes]) => [votes?.color, bar?.background, bar?.width])).toEqual([
    ['var(--files)', 'var(--files)', '50%'],
    ['var(--team)', 'var(--team)', '50%'],
    ['var(--text)', 'var(--text)', '0%'],
  ])
})
