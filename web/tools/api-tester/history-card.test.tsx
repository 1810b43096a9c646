import { useState } from 'react'
import { expect, test, vi } from 'vitest'
import { userEvent } from 'vitest/browser'
import { openPage } from '#web/ui/page.fixture.tsx'
import type { Entry } from './history.ts'
import HistoryCard from './history-card.tsx'
import { entryTo, toolWith } from './tool.fixture.ts'

const at = (number: number) => `https://example.com/${number}`
const TEN = Array.from({ length: 10 }, (_, index) => entryTo(at(index)))

/** Notes one more request, as the tool does when one is sent. */
let send: (url: string) => void

async function shown(first: readonly Entry[]) {
  const onReplace = vi.fn()
  function Card() {
    const [history, setHistory] = useState({ entries: [...first] })
    send = (url) => setHistory(({ entries }) => ({ entries: [entryTo(url), ...entries] }))
    return <HistoryCard tool={toolWith({ history, setHistory })} onReplace={onReplace} />
  }
  const { screen, press } = await openPage(<Card />)
  const rows = () =>
    screen
      .getByRole('listitem')
      .elements()
      .map((row) => row.querySelector('span:nth-of-type(2)')?.textContent)
  return { screen, rows, press, onReplace }
}

test('eight of the latest are shown, all of them on demand or where they are searched', async () => {
  const { screen, rows, press } = await shown(TEN)
  const search = screen.getByRole('searchbox', { name: 'Search history' })
  expect(rows()).toEqual([0, 1, 2, 3, 4, 5, 6, 7].map(at))
  await userEvent.fill(search, 'example')
  expect(rows()).toHaveLength(10)
  await expect.element(screen.getByRole('button', { name: 'Show all 10' })).not.toBeInTheDocument()
  await userEvent.fill(search, '/9')
  expect(rows()).toEqual([at(9)])
  await userEvent.fill(search, 'nothing')
  await expect.element(screen.getByText('No request matches.')).toBeVisible()
  await userEvent.fill(search, '')
  await expect.element(screen.getByText('No request matches.')).not.toBeInTheDocument()
  await press('Show all 10')
  expect(rows()).toEqual(TEN.map((_, index) => at(index)))
})

test('one entry is removed, or all of them, and Undo brings them back', async () => {
  const { screen, rows, press } = await shown(TEN.slice(0, 3))
  await press(`Remove GET ${at(1)}`)
  expect(rows()).toEqual([at(0), at(2)])
  await expect.element(screen.getByText('Removed from the history')).toBeVisible()
  await press('Undo')
  expect(rows()).toEqual([at(0), at(1), at(2)])
  await press('Clear history')
  expect(rows()).toEqual([])
  await expect.element(screen.getByText('History cleared')).toBeVisible()
  await press('Undo')
  expect(rows()).toEqual([at(0), at(1), at(2)])
})

test('removing the search results leaves the others, and clearing removes all', async () => {
  const { screen, rows, press } = await shown(TEN.slice(0, 4))
  const search = screen.getByRole('searchbox', { name: 'Search history' })
  await userEvent.fill(search, '/2')
  await press(`Remove GET ${at(2)}`)
  expect(rows()).toEqual([])
  await userEvent.fill(search, '')
  expect(rows()).toEqual([at(0), at(1), at(3)])
  await userEvent.fill(search, '/1')
  await press('Clear history')
  await userEvent.fill(search, '')
  expect(rows()).toEqual([])
  await press('Undo')
  expect(rows()).toEqual([at(0), at(1), at(3)])
})

test('an entry shows its outcome and can open its request again', async () => {
  const entries = [entryTo(at(0)), entryTo(at(1), 0), entryTo(at(2), 404)]
  const { screen, onReplace } = await shown(entries)
  const rows = screen.getByRole('listitem')
  const texts = rows
    .elements()
    .map((row) => row.querySelector('button')?.textContent?.replace(/\u202f/g, ' '))
  expect(texts).toEqual([
    `GET${at(0)}20012 ms3/2/26, 12:00:00 PM`,
    `GET${at(1)}failed12 ms3/2/26, 12:00:00 PM`,
    `GET${at(2)}40412 ms3/2/26, 12:00:00 PM`,
  ])
  await userEvent.click(rows.nth(1).getByRole('button').first())
  expect(onReplace.mock.calls).toEqual([[entries[1]?.request, 'Request opened again']])
})

test('requests sent after a removal remain when it is undone', async () => {
  const { rows, press } = await shown(TEN.slice(0, 3))
  await press(`Remove GET ${at(1)}`)
  send(at(8))
  await expect.poll(rows).toEqual([at(8), at(0), at(2)])
  await press('Undo')
  expect(rows()).toEqual([at(8), at(0), at(1), at(2)])
})
