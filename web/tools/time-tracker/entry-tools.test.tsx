import { beforeEach, expect, test, vi } from 'vitest'
import { userEvent } from 'vitest/browser'
import { openPage } from '#web/ui/page.fixture.tsx'
import { entryOf } from './entries.fixture.ts'
import type { Entry } from './entry.ts'
import { EntryTools } from './entry-tools.tsx'
import { keepEntries, trackerWith } from './tracker.fixture.ts'
import { entryStore } from './use-stores.ts'

const MORNING = entryOf('2026-03-02T08:00:00Z', '2026-03-02T09:00:00Z', { description: 'Plan' })
const NOON = entryOf('2026-03-02T10:00:00Z', '2026-03-02T12:00:00Z', { description: 'Build' })

beforeEach(() => keepEntries([MORNING, NOON]))

/** The tools below an entry whose description has been changed in its fields. */
async function shown(before: Entry) {
  const onDone = vi.fn()
  const page = await openPage(
    <EntryTools
      entry={{ ...before, description: 'Typed' }}
      before={before}
      tracker={trackerWith(entryStore.get().items)}
      onDone={onDone}
    />,
  )
  const { screen } = page
  return { onDone, press: (name: string) => userEvent.click(screen.getByRole('button', { name })) }
}

const hour = (time: number) => new Date(time).toISOString().slice(11, 16)
/** Returns entries sorted by time and text, since the store's order is undefined for equal times. */
const getStoredEntries = () =>
  entryStore
    .get()
    .items.map((entry) => `${hour(entry.startTime)} ${hour(entry.endTime)} ${entry.description}`)
    .sort()

test.each([
  ['merged', 'Merge with the entry before', ['08:00 12:00 Typed']],
  ['split', 'Split', ['08:00 09:00 Plan', '10:00 11:00 Typed', '11:00 12:00 Typed']],
  ['duplicated', 'Duplicate', ['08:00 09:00 Plan', '10:00 12:00 Build', '10:00 12:00 Typed']],
])('after an entry was %s, Undo brings back all entries as they were', async (_, action, then) => {
  const { press, onDone } = await shown(NOON)
  await press(action)
  expect(getStoredEntries()).toEqual(then)
  expect(onDone.mock.calls).toHaveLength(1)
  await press('Undo')
  expect(entryStore.get().items).toEqual([NOON, MORNING])
})
