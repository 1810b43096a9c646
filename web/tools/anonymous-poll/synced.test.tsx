import { beforeEach, expect, test } from 'vitest'
import { synced } from './synced.ts'

const [polls] = synced
const stored = () => JSON.parse(localStorage.getItem('sundry-polls') ?? 'null')
const poll = { id: 'p1', question: 'Tea?', createdAt: 5, secret: 'mine' }

const own = { receipt: 'voted-yes', answer: { id: 900, text: 'Mate' } }

beforeEach(() => localStorage.setItem('sundry-polls', JSON.stringify([{ ...poll, ...own }])))

test('a receipt and what was written do not leave the browser', async () => {
  expect(await polls?.read()).toEqual(
    new Map([['p1', '{"createdAt":5,"id":"p1","question":"Tea?","secret":"mine"}']]),
  )
})

test('a receipt and what was written stay when their poll is received, and none is taken from elsewhere', async () => {
  const other = { id: 'p2', question: 'Milk?', createdAt: 9 }
  await polls?.write(
    new Map([
      ['p1', { ...poll, question: 'Tea or not?', receipt: 'theirs', answer: { id: 1, text: 'No' } }],
      ['p2', { ...other, receipt: 'theirs' }],
    ]),
    [],
  )
  expect(stored()).toEqual([other, { ...poll, question: 'Tea or not?', ...own }])
})
