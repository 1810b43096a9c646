import { afterEach, expect, test, vi } from 'vitest'
import { shareUrl } from './web-share.ts'

afterEach(() => vi.unstubAllGlobals())

const browserWith = (share: unknown) => vi.stubGlobal('navigator', { share })

test('a URL is passed to the share sheet of the system with its title', async () => {
  const share = vi.fn(async () => {})
  browserWith(share)
  expect(await shareUrl('https://example.com/poll/A', 'Which?')).toBe(true)
  expect(share.mock.calls).toEqual([[{ url: 'https://example.com/poll/A', title: 'Which?' }]])
})

test('a browser without a share sheet leaves the address to be copied', async () => {
  browserWith(undefined)
  expect(await shareUrl('https://example.com/', 'Which?')).toBe(false)
})

test.each([
  ['who closes the sheet has chosen', new DOMException('Closed', 'AbortError'), true],
  ['a sheet that the browser refuses is none', new DOMException('No press', 'NotAllowedError'), false],
  ['a sheet that fails is none', new TypeError('No such address'), false],
])('%s', async (_, error, isDone) => {
  browserWith(() => Promise.reject(error))
  expect(await shareUrl('https://example.com/', 'Which?')).toBe(isDone)
})
