import { expect, test } from 'vitest'
import { FIRST_REQUEST } from './api-request.ts'
import { type Entry, historyWithMine, searchHistory, storableHistory, withEntry } from './history.ts'
import { headersFromText } from './request/headers.ts'

const rowsOf = (...lines: string[]) => headersFromText(lines.join('\n'))

const entry = (id: number, change: Partial<Entry['request']> = {}): Entry => ({
  id: String(id),
  at: id,
  request: { ...FIRST_REQUEST, url: `https://a.b/${id}`, ...change },
  status: 200,
  timeMs: 1,
})
const of = (...entries: Entry[]) => ({ entries })

test('stores the last hundred, the latest first', () => {
  let history: ReturnType<typeof of> = of()
  for (let id = 1; id <= 103; id++) history = withEntry(history, entry(id))
  expect(history.entries.map(({ id }) => Number(id))).toEqual(
    Array.from({ length: 100 }, (_, index) => 103 - index),
  )
})

test('stores no credentials, and restores bodies and header values', () => {
  const history = withEntry(
    of(),
    entry(1, {
      headers: rowsOf('Authorization: Bearer x', 'Accept: y'),
      text: 'z',
    }),
  )
  expect(history.entries[0]?.request).toMatchObject({
    headers: rowsOf('Authorization: ', 'Accept: y'),
    text: 'z',
  })
  const stored = storableHistory(history)
  expect(stored).toEqual(history)
  expect(historyWithMine(of(entry(2), ...stored.entries), history).entries).toEqual([
    entry(2),
    ...history.entries,
  ])
})

test('a search finds entries with every word', () => {
  const entries = [entry(1, { method: 'POST' }), entry(2), { ...entry(3, { method: 'POST' }), status: 404 }]
  expect(searchHistory(entries, ' post  a.b ').map(({ id }) => id)).toEqual(['1', '3'])
  expect(searchHistory(entries, '404').map(({ id }) => id)).toEqual(['3'])
  expect(searchHistory(entries, '')).toEqual(entries)
})
