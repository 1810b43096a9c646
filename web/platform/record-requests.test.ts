import { expect, test } from 'vitest'
import { sentText, withData } from './record-requests.ts'

const ORIGIN = 'https://tools.example'
const PAGE = new URL(`${ORIGIN}/api-tester`)

test.each([
  ['a script of the site', `${ORIGIN}/assets/page-1.js`, false],
  ['a page of the site', `${ORIGIN}/word-counter`, false],
  ['a file made on the page', `blob:${ORIGIN}/4f1c`, false],
  ['a picture within the page', 'data:image/png;base64,AA==', false],
  ['a page with a query', `${ORIGIN}/word-counter?text=secret`, true],
  ['the API of this server', `${ORIGIN}/api/sync`, true],
  ['another server', 'https://elsewhere.example/assets/page-1.js', true],
])('withData(): %s', (_, name, isSent) => {
  expect(withData([{ name, initiatorType: 'link' }], PAGE)).toEqual(isSent ? [name] : [])
})

test.each([
  ['another page of the site', `${ORIGIN}/word-counter`, true],
  ['the page itself', `${ORIGIN}/api-tester`, false],
  ['a file of the site', `${ORIGIN}/assets/zxing_reader.wasm`, false],
])('withData(): %s, fetched by a script', (_, name, isSent) => {
  expect(withData([{ name, initiatorType: 'fetch' }], PAGE)).toEqual(isSent ? [name] : [])
})

test('withData(): what the visitor asked for counts, also a file of the site or the page itself', () => {
  const requests = ['/robots.txt', '/api-tester', '/assets/a.wasm'].map((path) => ({
    name: `${ORIGIN}${path}`,
    initiatorType: 'fetch',
  }))
  const requested = [`${ORIGIN}/robots.txt#top`, `${ORIGIN}/api-tester`]
  expect(withData(requests, PAGE, requested)).toEqual([`${ORIGIN}/robots.txt`, `${ORIGIN}/api-tester`])
  expect(withData([{ name: `${ORIGIN}/robots.txt`, initiatorType: 'link' }], PAGE, requested)).toEqual([])
})

test('sentText(): bytes are known only of nothing', () => {
  expect([0, 1, 2].map(sentText)).toEqual(['0 bytes sent', '1 request sent', '2 requests sent'])
})
