import { expect, test } from 'vitest'
import { render } from 'vitest-browser-react'
import { Leaders } from './leaders.tsx'

test('equal scores share a rank, and the next rank skips accordingly', async () => {
  const leaders = [
    { name: 'Ada', score: 2000, place: 1 },
    { name: 'Ben', score: 2000, place: 1 },
    { name: 'Cleo', score: 1, place: 3 },
  ]
  const screen = await render(<Leaders leaders={leaders} />)
  const rows = screen.getByRole('list', { name: 'Leaderboard' }).getByRole('listitem').elements()
  expect(rows.map((row) => [...row.children].map(({ textContent }) => textContent))).toEqual([
    ['1.', 'Ada', '2,000 points'],
    ['1.', 'Ben', '2,000 points'],
    ['3.', 'Cleo', '1 point'],
  ])
})
