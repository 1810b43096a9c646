import * as v from 'valibot'
import { beforeEach, expect, test, vi } from 'vitest'
import { userEvent } from 'vitest/browser'
import { render } from 'vitest-browser-react'
import { Toasts } from '#web/ui/toast.tsx'
import type { Entry } from './entry.ts'
import { EntryTools } from './entry-tools.tsx'
import { DEFAULT_PROJECTS } from './projects.ts'
import { entryOf } from './test-entries.ts'
import { TrackerState } from './tracker-state.ts'
import { entryStore } from './use-stores.ts'

const MORNING = entryOf('2026-03-02T08:00:00Z', '2026-03-02T09:00:00Z', { description: 'Plan' })
const NOON = entryOf('2026-03-02T10:00:00Z', '2026-03-02T12:00:00Z', { description: 'Build' })

beforeEach(() => {
  entryStore.change({ deleted: entryStore.get().items.map(({ id }) => id) })
  entryStore.change({ changed: [MORNING, NOON] })
})

/** The tools below an entry whose description has been changed in its fields. */
async function shown(before: Entry) {
  const onDone = vi.fn()
  const tracker = {
    entries: entryStore.get().items,
    isWhole: true,
    projects: DEFAULT_PROJECTS,
    projectOf: () => undefined,
    timer: null,
    state: v.parse(TrackerState, {}),
    change: vi.fn(),
    locale: 'en-US',
    timeZone: 'UTC',
    today: { year: 2026, month: 3, day: 2 },
    todayStarts: [0, 0],
  }
  const screen = await render(
    <>
      <EntryTools
        entry={{ ...before, description: 'Typed' }}
        before={before}
        tracker={tracker}
        onDone={onDone}
      />
      <Toasts />
    </>,
  )
  return { onDone, press: (name: string) => userEvent.click(screen.getByRole('button', { name })) }
}

const kept = () =>
  entryStore
    .get()
    .items.map(({ description, startTime, endTime }) => [
      description,
      new Date(startTime).toISOString().slice(11, 16),
      new Date(endTime).toISOString().slice(11, 16),
    ])

test.each([
  ['merged', 'Merge with the entry before', [['Typed', '08:00', '12:00']]],
  [
    'split',
    'Split',
    [
      ['Typed', '11:00', '12:00'],
      ['Typed', '10:00', '11:00'],
      ['Plan', '08:00', '09:00'],
    ],
  ],
  [
    'duplicated',
    'Duplicate',
    [
      ['Build', '10:00', '12:00'],
      ['Typed', '10:00', '12:00'],
      ['Plan', '08:00', '09:00'],
    ],
  ],
])('after an entry was %s, Undo brings back all entries as they were', async (_, action, then) => {
  const { press, onDone } = await shown(NOON)
  await press(action)
  expect(kept()).toEqual(then)
  expect(onDone.mock.calls).toHaveLength(1)
  await press('Undo')
  expect(entryStore.get().items).toEqual([NOON, MORNING])
})
