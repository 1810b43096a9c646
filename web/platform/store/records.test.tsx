import { beforeEach, expect, test, vi } from 'vitest'
import { persistedCollection } from './persisted-collection.ts'
import { records } from './records.ts'
import { onStorageNotice } from './storage.ts'

type Note = { readonly id: string; readonly at: number }

const read = (stored: unknown): Note | undefined => {
  if (typeof stored !== 'object' || stored === null || !('id' in stored) || !('at' in stored))
    return undefined
  const { id, at } = stored
  return typeof id === 'string' && typeof at === 'number' ? { id, at } : undefined
}

let name = ''
let count = 0
beforeEach(() => {
  localStorage.clear()
  name = `notes-${++count}`
})

const notes = (id = name, onInvalid = () => {}) => records<Note>({ name: id, read, onInvalid })
const onInvalid = vi.fn()
const persistedNotes = () =>
  persistedCollection<Note>({
    onInvalid,
    name,
    mirrorKey: 'mirror',
    mirrorSize: 3,
    read,
    order: (a, b) => b.at - a.at,
  })
const mirror = () => JSON.parse(localStorage.getItem('mirror') ?? 'null')
const note = (at: number): Note => ({ id: `n${at}`, at })
const sorted = (items: readonly Note[]) => items.map(({ at }) => at).sort((a, b) => a - b)

test('reads back changed and deleted items, and leaves other collections unchanged', async () => {
  await notes().apply({ changed: [note(1), note(2), note(3)], deleted: [] })
  await notes(`${name}x`).apply({ changed: [note(9)], deleted: [] })
  await notes().apply({ changed: [{ id: 'n2', at: 20 }], deleted: ['n1', 'unknown'] })
  expect(sorted(await notes().readAll())).toEqual([3, 20])
  expect(sorted(await notes(`${name}x`).readAll())).toEqual([9])
})

test('reads more items than one batch, each once', async () => {
  const changed = Array.from({ length: 9001 }, (_, at) => note(at))
  await notes().apply({ changed, deleted: [] })
  expect(sorted(await notes().readAll())).toEqual(changed.map(({ at }) => at))
})

test('quarantines and reports an invalid record, and reads the others', async () => {
  const anything = records<{ readonly id: string }>({
    name,
    read: (stored) =>
      typeof stored === 'object' && stored !== null && 'id' in stored ? { id: String(stored.id) } : undefined,
  })
  await notes().apply({ changed: [note(1)], deleted: [] })
  await anything.apply({ changed: [{ id: 'odd' }], deleted: [] })
  const notify = vi.fn()
  expect(sorted(await notes(name, notify).readAll())).toEqual([1])
  expect(notify).toHaveBeenCalledTimes(1)
  expect(sorted(await notes().readAll())).toEqual([1])
  expect(
    await records<{ readonly id: string }>({ name: `${name}.bad`, read: () => ({ id: 'odd' }) }).readAll(),
  ).toHaveLength(1)
})

test('others hear what is applied, the one who applied it does not', async () => {
  const [one, other] = [notes(), notes()]
  const heard = { one: vi.fn(), other: vi.fn() }
  const stops = [one.subscribe(heard.one), other.subscribe(heard.other)]
  await one.apply({ changed: [note(1)], deleted: ['n2'] })
  await expect.poll(() => heard.other.mock.calls).toEqual([[{ changed: [note(1)], deleted: ['n2'] }]])
  expect(heard.one).not.toHaveBeenCalled()
  for (const stop of stops) stop()
})

test('the latest are there at once from the mirror, all of them soon after', async () => {
  await notes().apply({ changed: [note(1), note(2), note(3), note(4)], deleted: [] })
  localStorage.setItem('mirror', JSON.stringify([note(4), note(3), note(2)]))
  const collection = persistedNotes()
  expect(collection.get()).toEqual({ items: [note(4), note(3), note(2)], isWhole: false })
  collection.subscribe(() => {})
  await collection.whole()
  expect(collection.get()).toEqual({ items: [note(4), note(3), note(2), note(1)], isWhole: true })
})

test('adopts items that only the mirror has', async () => {
  localStorage.setItem('mirror', JSON.stringify([note(7)]))
  await persistedNotes().whole()
  await expect.poll(async () => sorted(await notes().readAll())).toEqual([7])
})

test('a change is in memory and in the mirror at once, and in the database soon after', async () => {
  const collection = persistedNotes()
  collection.subscribe(() => {})
  collection.change({ changed: [note(1), note(2), note(3), note(4)] })
  expect(collection.get().items).toEqual([note(4), note(3), note(2), note(1)])
  expect(mirror()).toEqual([note(4), note(3), note(2)])
  collection.change({ deleted: ['n4'] })
  expect(mirror()).toEqual([note(3), note(2), note(1)])
  await expect.poll(async () => sorted(await notes().readAll())).toEqual([1, 2, 3])
  expect(collection.get().isWhole).toBe(true)
})

test('two holders agree with each other', async () => {
  const [one, other] = [persistedNotes(), persistedNotes()]
  one.subscribe(() => {})
  other.subscribe(() => {})
  await Promise.all([one.whole(), other.whole()])
  one.change({ changed: [note(1)] })
  other.change({ changed: [note(2)] })
  await expect
    .poll(() => [one.get().items, other.get().items])
    .toEqual([
      [note(2), note(1)],
      [note(2), note(1)],
    ])
  one.change({ deleted: ['n2'] })
  await expect.poll(() => other.get().items).toEqual([note(1)])
  expect(mirror()).toEqual([note(1)])
})

test('it has left the mirror before the database: a page that ends in between does not bring it back', async () => {
  localStorage.setItem('mirror', JSON.stringify([note(1), note(2)]))
  const applied = records<Note>({ name, read, mirrorKey: 'mirror' }).apply({ changed: [], deleted: ['n1'] })
  expect(mirror()).toEqual([note(2)])
  await applied
})

test('items deleted elsewhere while a page loads do not return', async () => {
  await notes().apply({ changed: [note(1), note(2)], deleted: [] })
  localStorage.setItem('mirror', JSON.stringify([note(2), note(1)]))
  const collection = persistedNotes()
  expect(collection.get().items).toEqual([note(2), note(1)])
  await records<Note>({ name, read, mirrorKey: 'mirror' }).apply({ changed: [], deleted: ['n1'] })
  expect(await collection.whole()).toEqual([note(2)])
  await notes().apply({ changed: [note(3)], deleted: [] })
  expect(sorted(await notes().readAll())).toEqual([2, 3])
})

test('valid items of a damaged mirror remain, the others are quarantined together', () => {
  localStorage.setItem('mirror.bad', '["older"]')
  localStorage.setItem('mirror', JSON.stringify([note(1), { id: 5 }, note(2)]))
  onInvalid.mockClear()
  expect(persistedNotes().get().items).toEqual([note(2), note(1)])
  expect(onInvalid).toHaveBeenCalledTimes(1)
  expect(localStorage.getItem('mirror.bad')).toBe('["older",{"id":5}]')
  expect(mirror()).toEqual([note(1), note(2)])
})

test('without a database the mirror is used, and items that do not fit are reported', async () => {
  const blocked = vi.spyOn(IDBDatabase.prototype, 'transaction').mockImplementation(() => {
    throw new DOMException('no', 'SecurityError')
  })
  const notify = vi.fn()
  onStorageNotice(notify)
  const collection = persistedNotes()
  await collection.whole()
  const change = async (items: readonly Note[]) => {
    const tries = blocked.mock.calls.length
    collection.change({ changed: items })
    await expect.poll(() => blocked.mock.calls.length).toBe(tries + 1)
  }
  await change([note(1), note(2), note(3)])
  await change([note(2)])
  expect(notify).not.toHaveBeenCalled()
  await change([note(4)])
  await expect.poll(() => notify.mock.calls).toEqual([['blocked']])
  expect(collection.get().items).toEqual([note(4), note(3), note(2), note(1)])
  blocked.mockRestore()
})
