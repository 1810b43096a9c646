import { beforeEach, expect, test, vi } from 'vitest'
import { persisted } from './persisted.ts'

const readNumbers = (stored: unknown) =>
  Array.isArray(stored) ? stored.filter((item) => typeof item === 'number') : undefined

beforeEach(() => localStorage.clear())

test('writes soon after set(), once for many changes', async () => {
  const store = persisted<number[]>('a', [], readNumbers)
  const write = vi.spyOn(Storage.prototype, 'setItem')
  store.set([1])
  store.set([1, 2])
  expect(store.get()).toEqual([1, 2])
  await expect.poll(() => localStorage.getItem('a')).toBe('[1,2]')
  expect(write).toHaveBeenCalledTimes(1)
  write.mockRestore()
})

test.each(['{"old":true}', '[1,'])(
  'invalid data is quarantined unchanged, and the default is used: %s',
  (text) => {
    localStorage.setItem('a', text)
    expect(persisted<number[]>('a', [7], readNumbers).get()).toEqual([7])
    expect(localStorage.getItem('a.bad')).toBe(text)
  },
)

test('a change in another tab is heard', () => {
  const store = persisted<number[]>('a', [], readNumbers)
  const heard = vi.fn()
  const stop = store.subscribe(heard)
  localStorage.setItem('a', '[5]')
  window.dispatchEvent(new StorageEvent('storage', { key: 'a' }))
  expect(heard).toHaveBeenCalledTimes(1)
  expect(store.get()).toEqual([5])
  stop()
})

test('leaving the page writes values without subscribers too', () => {
  persisted<number[]>('a', [], readNumbers).set([4])
  window.dispatchEvent(new Event('pagehide'))
  expect(localStorage.getItem('a')).toBe('[4]')
})

test('leaving the page writes what was still waiting', () => {
  const store = persisted<number[]>('a', [], readNumbers)
  const stop = store.subscribe(() => {})
  store.set([3])
  window.dispatchEvent(new Event('pagehide'))
  expect(localStorage.getItem('a')).toBe('[3]')
  stop()
})

test('an unwritten change wins over a write by another tab', async () => {
  const store = persisted<number[]>('a', [], readNumbers)
  const stop = store.subscribe(() => {})
  store.set([6])
  localStorage.setItem('a', '[5]')
  window.dispatchEvent(new StorageEvent('storage', { key: 'a', newValue: '[5]' }))
  expect(store.get()).toEqual([6])
  await expect.poll(() => localStorage.getItem('a')).toBe('[6]')
  stop()
})
