import { beforeEach, expect, test, vi } from 'vitest'
import { persistedImmediately } from './persisted-immediately.ts'

const readNumber = (stored: unknown) => (typeof stored === 'number' ? stored : undefined)
const onInvalid = vi.fn()
const persistedNumber = () => persistedImmediately<number | null>('a', null, readNumber, onInvalid)

beforeEach(() => {
  localStorage.clear()
  onInvalid.mockClear()
})

test('set() writes at once, and null removes the entry', () => {
  const store = persistedNumber()
  store.set(1)
  expect(localStorage.getItem('a')).toBe('1')
  expect(persistedNumber().get()).toBe(1)
  store.set(null)
  expect(localStorage.getItem('a')).toBeNull()
})

test('a change in another tab is heard, and that it cleared all', () => {
  const store = persistedNumber()
  const heard = vi.fn()
  const stop = store.subscribe(heard)
  localStorage.setItem('a', '5')
  window.dispatchEvent(new StorageEvent('storage', { key: 'a' }))
  expect(heard).toHaveBeenCalledTimes(1)
  expect(store.get()).toBe(5)
  localStorage.clear()
  window.dispatchEvent(new StorageEvent('storage', { key: 'b' }))
  expect(heard).toHaveBeenCalledTimes(1)
  // An event without a key means that the storage was cleared (HTML, 12.2.2).
  window.dispatchEvent(new StorageEvent('storage', { key: null }))
  expect(heard).toHaveBeenCalledTimes(2)
  expect(store.get()).toBeNull()
  stop()
})

test.each(['"five"', '[1,'])('%s is quarantined unchanged and reported, and the default is used', (text) => {
  localStorage.setItem('a', text)
  expect(persistedNumber().get()).toBeNull()
  expect(localStorage.getItem('a.bad')).toBe(text)
  expect(onInvalid).toHaveBeenCalledTimes(1)
})
