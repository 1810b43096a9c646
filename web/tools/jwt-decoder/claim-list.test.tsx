import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { render } from 'vitest-browser-react'
import { ClaimList } from './claim-list.tsx'
import { readJsonObject } from './json-part.ts'

const NOW = 1_300_819_380

beforeEach(() => vi.useFakeTimers({ now: NOW * 1000, toFake: ['Date'] }))
afterEach(() => void vi.useRealTimers())

test('a time claim is shown in UTC and relative to now; an invalid time has a reason, other claims have no time', async () => {
  const payload = {
    exp: NOW + 7200,
    iat: 'today',
    nonce: NOW,
    long: 'x'.repeat(398),
    longer: 'x'.repeat(399),
  }
  await render(<ClaimList payload={readJsonObject('Payload', JSON.stringify(payload))} />)
  const lines = [...document.querySelectorAll('li')].map((row) =>
    [...row.querySelectorAll('span.block')].map(({ textContent }) => textContent),
  )
  // The line before that of UTC is the time where the visitor is.
  expect(lines[0]?.toSpliced(3, 1)).toEqual([
    'exp',
    'Expiration time: not accepted from then on',
    '1300826580',
    '2011-03-22 20:43:00 UTC · in 2 hours',
  ])
  expect(lines.slice(1)).toEqual([
    ['iat', 'Issued at', '"today"', 'not a valid NumericDate'],
    ['nonce', 'Ties the token to one sign-in', '1300819380'],
    ['long', `"${'x'.repeat(398)}"`],
    ['longer', `"${'x'.repeat(399)}…`],
  ])
})
