import { beforeEach, expect, test } from 'vitest'
import { parsedTexts } from '#web/platform/store/synced.ts'
import { entryOf } from './entries.fixture.ts'
import { synced } from './synced.ts'
import { keepEntries } from './tracker.fixture.ts'
import { entryStore } from './use-stores.ts'

const [projects, entries] = synced
const first = entryOf('2026-03-02T09:00:00Z', '2026-03-02T10:00:00Z', { id: 'a' })
const second = entryOf('2026-03-02T11:00:00Z', '2026-03-02T12:00:00Z', { id: 'b', description: 'Call' })

beforeEach(() => keepEntries())

test("entries and projects sync under separate names, with the page's storage keys", () => {
  expect(synced.map(({ name, title, keys }) => [name, title, keys])).toEqual([
    ['time-projects', 'projects of the Time Tracker', ['sundry-timetracker-projects']],
    ['time-entries', 'entries of the Time Tracker', []],
  ])
})

test('a stored entry is synced whole, and a received one is on the page', async () => {
  await keepEntries([first])
  const sent = async () => [...parsedTexts((await entries?.read()) ?? new Map())]
  await expect.poll(sent).toEqual([['a', first]])
  expect((await sent()).every(([id, value]) => entries?.fits(id, value))).toBe(true)
  await entries?.write(new Map([['b', second]]), ['a'])
  await expect.poll(async () => await entryStore.whole()).toEqual([second])
})

test.each(['projectId', 'description', 'startTime', 'endTime'])(
  'an entry without its %s is rejected, and so is one under the id of another',
  (field) => {
    expect(entries?.fits('a', { ...first, [field]: undefined })).toBe(false)
    expect(entries?.fits('b', first)).toBe(false)
  },
)

test('a project needs a name, and travels under its id', async () => {
  const garden = { id: 'garden', name: 'Garden' }
  expect(projects?.fits('garden', garden)).toBe(true)
  expect(projects?.fits('work', garden)).toBe(false)
  expect(projects?.fits('garden', { ...garden, name: '' })).toBe(false)
  await projects?.write(new Map([['garden', garden]]), [])
  expect(JSON.parse(localStorage.getItem('sundry-timetracker-projects') ?? '[]')).toContainEqual(garden)
})
