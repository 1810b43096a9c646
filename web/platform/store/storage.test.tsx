import { expect, test, vi } from 'vitest'
import {
  errorOf,
  onStorageNotice,
  onStorageWritten,
  readStorage,
  reportStorage,
  tryStorage,
  writeStorage,
} from './storage.ts'

test('what nobody could be told yet is told to the first who listens, once', () => {
  const [first, next] = [vi.fn(), vi.fn()]
  for (const key of ['a', 'a']) reportStorage('was-full', key)
  reportStorage('blocked')
  onStorageNotice(first)
  expect(first.mock.calls).toEqual([['was-full'], ['blocked']])
  onStorageNotice(next)
  expect(next).not.toHaveBeenCalled()
})

test('news is told once a page for each key, and once more to who tells it next', () => {
  const [first, next] = [vi.fn(), vi.fn()]
  onStorageNotice(first)
  for (const key of ['a', 'a', 'b']) reportStorage('was-long', key)
  reportStorage('full', 'a')
  expect(first.mock.calls).toEqual([['was-long'], ['was-long'], ['full']])
  onStorageNotice(next)
  expect(next).not.toHaveBeenCalled()
  for (const key of ['a', 'a']) reportStorage('was-long', key)
  expect(next.mock.calls).toEqual([['was-long']])
  expect(first).toHaveBeenCalledTimes(3)
})

test('what is written can be read, what is removed is gone, and the page hears of both', () => {
  const hear = vi.fn()
  onStorageWritten(hear)
  expect([writeStorage('key', 'text'), readStorage('key')]).toEqual([true, 'text'])
  expect([writeStorage('key', null), readStorage('key')]).toEqual([true, null])
  expect(hear.mock.calls).toEqual([['key'], ['key']])
})

test('a fault is told to the visitor, unless only the one who asked is to know, and nothing was written', () => {
  const [notify, hear] = [vi.fn(), vi.fn()]
  onStorageNotice(notify)
  onStorageWritten(hear)
  const setItem = vi.spyOn(Storage.prototype, 'setItem').mockImplementation(() => {
    throw new DOMException('full', 'QuotaExceededError')
  })
  const getItem = vi.spyOn(Storage.prototype, 'getItem').mockImplementation(() => {
    throw new DOMException('blocked', 'SecurityError')
  })
  expect(tryStorage('key', 'text')).toBe('full')
  expect(notify).not.toHaveBeenCalled()
  expect([writeStorage('key', 'text'), readStorage('key')]).toEqual([false, null])
  setItem.mockRestore()
  getItem.mockRestore()
  expect([notify.mock.calls, hear.mock.calls]).toEqual([[['full']], []])
})

test('storage is full where the browser says so, and blocked else', () => {
  expect(errorOf(new DOMException('full', 'QuotaExceededError'))).toBe('full')
  expect(errorOf(new DOMException('no', 'SecurityError'))).toBe('blocked')
  expect(errorOf(new Error('QuotaExceededError'))).toBe('blocked')
})
