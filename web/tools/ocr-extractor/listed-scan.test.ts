import { expect, test } from 'vitest'
import { getWrongPassword, isLocked, type ListedScan, pagesText, wantedPages } from './listed-scan.ts'
import { scanOf } from './scans.fixture.ts'

const scan = (known: Partial<ListedScan>, password?: string): ListedScan => {
  const base = scanOf(1, 'a.pdf', { check: { ok: true, value: { kind: 'pdf', pageCount: 12 } } })
  return { ...base, document: { number: 1, source: { file: base.file, password } }, ...known }
}
const failed = (message: string) => ({ ok: false, problem: { message, detail: '' } }) as const
const PROTECTED = failed('This PDF is protected by a password.')
const WRONG = failed('Wrong password for a.pdf')

test('a file that wants a password is locked; only one that was tried is called wrong', () => {
  expect([isLocked(scan({})), isLocked(scan({ check: undefined }))]).toEqual([false, false])
  expect([isLocked(scan({ check: PROTECTED })), isLocked(scan({ check: WRONG }))]).toEqual([true, true])
  expect(isLocked(scan({ check: failed('"a.pdf" is damaged.') }))).toBe(false)
  expect(getWrongPassword(scan({ check: PROTECTED }))).toBeUndefined()
  expect(getWrongPassword(scan({ check: WRONG }, 'x'))).toEqual(WRONG.problem)
  expect(getWrongPassword(scan({}, 'x'))).toBeUndefined()
  expect(getWrongPassword(scan({ check: undefined }, 'x'))).toBeUndefined()
})

test.each([
  ['1-3, 12', [0, 1, 2, 11]],
  ['', Array.from({ length: 12 }, (_, index) => index)],
])('of 12 pages %j are read', (range, pages) => {
  expect(wantedPages(scan({ range }))).toEqual({ ok: true, value: pages })
})

test('a page that is not there is refused', () => {
  expect(wantedPages(scan({ range: '13' })).ok).toBe(false)
})

test('pages are counted in words', () => {
  expect([0, 1, 2].map(pagesText)).toEqual(['0 pages', '1 page', '2 pages'])
})
