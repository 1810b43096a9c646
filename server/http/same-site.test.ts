import { expect, test } from 'vitest'
import { createApp } from '../app.ts'
import { testOutside } from '../testing/test-outside.ts'

const REFUSED = [403, { error: 'This request came from a page of another site' }]
const TAKEN = [200, { subscribed: true }]

test.each([
  ['a page of ours', { 'sec-fetch-site': 'same-origin' }, TAKEN],
  ['a program without a page', {}, TAKEN],
  ['an old browser on a page of ours', { origin: 'http://localhost' }, TAKEN],
  ['an old browser through a proxy that changes the host', { origin: 'https://tools.example.org' }, TAKEN],
  ['a page of another site', { 'sec-fetch-site': 'cross-site' }, REFUSED],
  ['a page of a neighbour', { 'sec-fetch-site': 'same-site' }, REFUSED],
  ['an old browser on another site', { origin: 'http://evil.example' }, REFUSED],
  ['an old browser in a sandbox', { origin: 'null' }, REFUSED],
])('%s', async (_, headers, expected) => {
  const app = await createApp(await testOutside({ publicUrl: 'https://tools.example.org' }))
  const answer = await app.request('/api/newsletter', {
    method: 'POST',
    body: '{"email":"ada@example.com"}',
    headers: { 'content-type': 'application/json', host: 'localhost', ...headers },
  })
  expect([answer.status, await answer.json()]).toEqual(expected)
})
