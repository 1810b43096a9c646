import { afterEach, expect, test, vi } from 'vitest'
import { policyInForce } from './policy-in-force.ts'

afterEach(() => vi.restoreAllMocks())

test('the policy of this page is the one it was loaded with, and undefined if it cannot be read again', async () => {
  const headers = { 'content-security-policy': "default-src 'self'" }
  const read = vi.spyOn(window, 'fetch').mockResolvedValueOnce(new Response('', { headers }))
  expect(await policyInForce()).toBe("default-src 'self'")
  expect(read.mock.calls).toEqual([[location.pathname, { cache: 'force-cache' }]])
  read.mockResolvedValueOnce(new Response(''))
  expect(await policyInForce()).toBe('')
  read.mockRejectedValueOnce(new TypeError('offline'))
  expect(await policyInForce()).toBe('')
})
