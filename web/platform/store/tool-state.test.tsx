import * as v from 'valibot'
import { beforeEach, expect, onTestFinished, test, vi } from 'vitest'
import { persistedState, persistState } from './persisted.fixture.ts'
import { forgetState, readState } from './state-text.ts'
import { onStorageNotice, STATE_REPLACED } from './storage.ts'
import { toolState } from './tool-state.ts'

const State = v.object({
  text: v.optional(v.string(), ''),
  other: v.optional(v.string(), ''),
  width: v.optional(v.number(), 2),
})

let slug = ''
let count = 0
const notify = vi.fn()
const store = () => toolState(slug, State)
const leavePage = () => window.dispatchEvent(new Event('pagehide'))

beforeEach(() => {
  localStorage.clear()
  slug = `tool-${++count}`
  onStorageNotice(notify)
  notify.mockClear()
})

/** Sets it as one page, and reads it as the next. */
function afterReload(...states: v.InferOutput<typeof State>[]) {
  const page = store()
  for (const state of states) {
    page.set(state)
    leavePage()
  }
  return store().get()
}

const older = { text: 'older', other: '', width: 2 }

test('stores a string of 1,900,000 characters', () => {
  const state = { text: 'x'.repeat(1_900_000), other: '', width: 8 }
  expect(afterReload(older, state)).toEqual(state)
  expect(notify).not.toHaveBeenCalled()
})

test.each([2_000_000, 10_000_000])(
  'omits a string of %i characters, stores the rest, and reports it then and later',
  (length) => {
    const state = { text: 'x'.repeat(length), other: 'short', width: 8 }
    expect(afterReload(older, state)).toEqual({ text: '', other: 'short', width: 8 })
    expect(notify.mock.calls).toEqual([['long'], ['was-long']])
  },
)

test('of two strings that are too long together, the shorter is stored', () => {
  const state = { text: 'x'.repeat(1_500_000), other: 'y'.repeat(900_000), width: 8 }
  expect(afterReload(older, state)).toEqual({ ...state, text: '' })
})

test.each([
  ['a wrong kind of value', { ...older, width: '8' }, { ...older, width: 2 }],
  ['two wrong kinds', { ...older, text: 8, width: null }, { text: '', other: '', width: 2 }],
  ['no fields at all', 'odd', { text: '', other: '', width: 2 }],
])('a state with %s keeps its valid fields, and is quarantined as a whole', (_, state, left) => {
  const text = JSON.stringify({ version: 1, state })
  localStorage.setItem(`sundry-tool-${slug}`, text)
  expect(store().get()).toEqual(left)
  expect(localStorage.getItem(`sundry-tool-${slug}.bad`)).toBe(text)
})

test('a stored string ends the notices', () => {
  const page = store()
  page.set({ ...older, text: 'x'.repeat(2_000_000) })
  leavePage()
  page.set({ ...older, text: 'short' })
  leavePage()
  notify.mockClear()
  expect(store().get().text).toBe('short')
  expect(notify).not.toHaveBeenCalled()
})

test.each([
  ['full', new DOMException('full', 'QuotaExceededError')],
  ['blocked', new DOMException('blocked', 'SecurityError')],
] as const)(
  'if storage is %s the tab stores the newer state, and the older one is removed everywhere',
  (kind, error) => {
    afterReload(older)
    const newer = { text: 'newer', other: '', width: 8 }
    const { setItem } = Storage.prototype
    const write = vi.spyOn(Storage.prototype, 'setItem').mockImplementation(function (
      this: Storage,
      ...pair
    ) {
      if (this === localStorage) throw error
      setItem.apply(this, pair)
    })
    expect(afterReload(newer)).toEqual(newer)
    write.mockRestore()
    expect(notify.mock.calls).toEqual([[kind]])
    expect(localStorage.getItem(`sundry-tool-${slug}`)).toBeNull()
  },
)

test('if neither storage nor the tab accepts it, the history entry has the newer state', () => {
  afterReload(older)
  const newer = { text: 'newer', other: '', width: 8 }
  const write = vi.spyOn(Storage.prototype, 'setItem').mockImplementation(() => {
    throw new DOMException('full', 'QuotaExceededError')
  })
  expect(afterReload(newer)).toEqual(newer)
  write.mockRestore()
  expect(afterReload(older)).toEqual(older)
  expect(JSON.stringify(history.state)).not.toContain('newer')
})

test('state removed by another tab remains here; cleared storage is written again', () => {
  const page = store()
  page.subscribe(() => {})
  page.set(older)
  leavePage()
  localStorage.clear()
  window.dispatchEvent(new StorageEvent('storage', { key: null }))
  expect(page.get()).toEqual(older)
  leavePage()
  expect(store().get()).toEqual(older)
  localStorage.clear()
  window.dispatchEvent(new StorageEvent('storage', { key: `sundry-tool-${slug}`, newValue: null }))
  leavePage()
  expect(page.get()).toEqual(older)
  expect(localStorage.length).toBe(0)
})

test("a reset removes a tool's stored state, including that of the tab or the history entry", () => {
  const key = () => `sundry-tool-${slug}`
  afterReload(older)
  sessionStorage.setItem(key(), 'of the tab')
  history.replaceState({ ...history.state, [key()]: 'of the entry', 'sundry-tool-other': 'stays' }, '')
  expect(readState(key())).toBe(JSON.stringify({ version: 1, state: older }))
  localStorage.removeItem(key())
  expect(readState(key())).toBe('of the tab')
  sessionStorage.removeItem(key())
  expect(readState(key())).toBe('of the entry')
  afterReload(older)
  sessionStorage.setItem(key(), 'of the tab')
  history.replaceState({ ...history.state, [key()]: 'of the entry' }, '')
  forgetState(key())
  expect(readState(key())).toBeNull()
  expect(readState('sundry-tool-other')).toBe('stays')
})

test('if the tab stores nothing either, a state is read from the history entry', () => {
  const key = `sundry-tool-${slug}`
  history.replaceState({ ...history.state, [key]: 'of the entry' }, '')
  const read = vi.spyOn(Storage.prototype, 'getItem').mockImplementation(() => {
    throw new DOMException('blocked', 'SecurityError')
  })
  const text = readState(key)
  read.mockRestore()
  expect(text).toBe('of the entry')
})

test('a state that another tab replaces can be restored, if it was set here', () => {
  const restore = vi.fn<(event: Event) => void>()
  addEventListener(STATE_REPLACED, restore)
  onTestFinished(() => removeEventListener(STATE_REPLACED, restore))
  const page = store()
  page.subscribe(() => {})
  persistState(slug, { text: 'of another tab' })
  expect(restore).not.toHaveBeenCalled()
  page.set({ ...older, text: 'mine' })
  persistState(slug, { text: 'of another tab again' })
  persistState(slug, { text: 'and again' })
  expect(restore).toHaveBeenCalledOnce()
  expect(page.get().text).toBe('and again')
  const [event] = restore.mock.lastCall ?? []
  if (event instanceof CustomEvent) event.detail()
  expect(page.get().text).toBe('mine')
  expect(persistedState(slug)).toMatchObject({ text: 'mine' })
})
