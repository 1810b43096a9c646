import { STATUS_CODES } from 'node:http'
import { expect, test } from 'vitest'
import { REASONS } from './reasons.ts'

/** RFC 9110 has other words than Node for these. */
const RENAMED = { 413: 'Content Too Large', 418: "I'm a teapot", 422: 'Unprocessable Content' }
/** Deprecated (305), obsoleted (510) or never registered (509). */
const LEFT_OUT = ['305', '509', '510']

test('every registered status from 200 has its reason', () => {
  const known = Object.entries({ ...STATUS_CODES, ...RENAMED }).filter(
    ([status]) => Number(status) >= 200 && !LEFT_OUT.includes(status),
  )
  expect(REASONS).toEqual(Object.fromEntries(known))
})
