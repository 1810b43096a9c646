import { beforeEach, expect, test } from 'vitest'
import { synced } from './synced.ts'

const [polls] = synced
const stored = () => JSON.parse(localStorage.getItem('sundry-polls') ?? 'null')
const poll = { id: 'p1', question: 'Tea?', createdAt: 5, secret: 'mine' }

const own = { receipt: 'voted-yes', choices: [2], answer: { id: 900, text: 'Mate' } }

beforeEach(() => localStorage.setItem('sundry-polls', JSON.stringify([{ ...poll, ...own }])))

test('a receipt, what was chosen and what was written do not leave the browser', async () => {
  expect(await polls?.read()).toEqual(
    new Map([['p1', '{"createdAt":5,"id":"p1","question":"Tea?","secret":"mine"}']]),
  )
})

test('a receipt and a written answer remain when their poll is received, and none is accepted from other devices', async () => {
  const other = { id: 'p2', question: 'Milk?', createdAt: 9 }
  await polls?.write(
    new Map([
      [
        'p1',
        { ...poll, question: 'Tea or not?', receipt: 'theirs', choices: [1], answer: { id: 1, text: 'No' } },
      ],
      ['p2', { ...other, receipt: 'theirs' }],
    ]),
    [],
  )
  expect(stored()).toEqual([other, { ...poll, question: 'Tea or not?', ...own }])
})

test("votes in other people's polls are not synced", async () => {
  const votedIn = { id: 'p3', question: 'Juice?', createdAt: 7, receipt: 'voted-no' }
  localStorage.setItem('sundry-polls', JSON.stringify([votedIn, poll]))
  expect([...((await polls?.read())?.keys() ?? [])]).toEqual(['p1'])
  await polls?.write(new Map([['p3', { ...votedIn, secret: 'mine', receipt: 'theirs' }]]), ['p1'])
  expect(stored()).toEqual([{ ...votedIn, secret: 'mine' }])
})
