import { expect, test, vi } from 'vitest'
import { onStorageNews, reportStorage } from './storage.ts'

test('news is told once a page for each key, and once more to who tells it next', () => {
  const [first, next] = [vi.fn(), vi.fn()]
  onStorageNews(first)
  for (const key of ['a', 'a', 'b']) reportStorage('was-long', key)
  reportStorage('full', 'a')
  expect(first.mock.calls).toEqual([['was-long'], ['was-long'], ['full']])
  onStorageNews(next)
  expect(next).not.toHaveBeenCalled()
  for (const key of ['a', 'a']) reportStorage('was-long', key)
  expect(next.mock.calls).toEqual([['was-long']])
  expect(first).toHaveBeenCalledTimes(3)
})
