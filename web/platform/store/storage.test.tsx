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

test('reports pending notices to the first listener, once', () => {
  const [first, next] = [vi.fn(), vi.fn()]
  for (const key of ['a', 'a']) reportStorage('was-full', key)
  reportStorage('blocked')
  onStorageNotice(first)
  expect(first.mock.calls).toEqual([['was-full'], ['blocked']])
  onStorageNotice(next)
  expect(next).not.toHaveBeenCalled()
})

test('reports a notice once per page and key, and once more to the next listener', () => {
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

test('reads written values, removes values, and notifies the page of both', () => {
  const hear = vi.fn()
  onStorageWritten(hear)
  expect([writeStorage('key', 'text'), readStorage('key')]).toEqual([true, 'text'])
  expect([writeStorage('key', null), readStorage('key')]).toEqual([true, null])
  expect(hear.mock.calls).toEqual([['key'], ['key']])
})

test('shows an error to the visitor, or only returns it to the caller, if a write failed', () => {
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
