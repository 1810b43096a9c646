import { afterEach, expect, test, vi } from 'vitest'
import { cameFrom } from './came-from.ts'

const SITE = 'https://tools.example'

afterEach(() => vi.unstubAllGlobals())

/** A visit that was preceded by a page in the history, or else led here by a link on another page. */
function visitAfter(previous: string | undefined, referrer = '') {
  const entries = [...(previous === undefined ? [] : [{ url: previous }]), { url: `${SITE}/auth` }]
  vi.stubGlobal('location', { origin: SITE })
  vi.stubGlobal('document', { referrer })
  vi.stubGlobal('window', {
    navigation: { currentEntry: { index: entries.length - 1 }, entries: () => entries },
  })
}

test.each([
  [`${SITE}/loan-calculator?a=1#b`, '/loan-calculator?a=1#b'],
  [`${SITE}/poll/abc`, '/poll/abc'],
  [`${SITE}/auth`, '/'],
  [`${SITE}/auth/reset#code`, '/'],
  ['https://other.example/page', '/'],
])('after %s in the history one is led back to %s', (previous, back) => {
  visitAfter(previous, `${SITE}/word-counter`)
  expect(cameFrom()).toBe(back)
})

test.each([
  [`${SITE}/word-counter`, '/word-counter'],
  [`${SITE}/auth/reset`, '/'],
  ['https://other.example/page', '/'],
  ['', '/'],
])('on a first page that was opened from %j one is led back to %s', (referrer, back) => {
  visitAfter(undefined, referrer)
  expect(cameFrom()).toBe(back)
})
