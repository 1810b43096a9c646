import { expect, test } from 'vitest'
import { render } from 'vitest-browser-react'
import { Leaders } from './leaders.tsx'

test('those with as many points share a place, and the next one is as many places behind', async () => {
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

test('before anybody has answered there is no leaderboard', async () => {
  const screen = await render(<Leaders leaders={[]} />)
  await expect.element(screen.getByText('Leaderboard')).not.toBeInTheDocument()
})
