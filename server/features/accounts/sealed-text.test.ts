import { randomBytes } from 'node:crypto'
import { expect, test } from 'vitest'
import { seal, unseal } from './sealed-text.ts'

const CONTENT = Buffer.from('12345678901234567890')
const KEY = { secret: 'of the server', owner: 'ada' }

test('unseal(): returns the sealed content, which the sealed text does not contain', () => {
  const sealed = seal(CONTENT, { ...KEY, randomBytes })
  expect(unseal(sealed, KEY)).toEqual(CONTENT)
  expect(Buffer.from(sealed, 'base64url').includes(CONTENT)).toBe(false)
})

test('seal(): differs each time', () => {
  expect(seal(CONTENT, { ...KEY, randomBytes })).not.toBe(seal(CONTENT, { ...KEY, randomBytes }))
})

const sealed = Buffer.from(seal(CONTENT, { ...KEY, randomBytes }), 'base64url')
const changed = (at: number) => {
  const copy = Buffer.from(sealed)
  copy[at] = (copy[at] ?? 0) ^ 1
  return copy.toString('base64url')
}
test.each([
  ['another secret', sealed.toString('base64url'), { ...KEY, secret: 'of another server' }],
  ['another owner', sealed.toString('base64url'), { ...KEY, owner: 'bob' }],
  ['a changed nonce', changed(0), KEY],
  ['a changed tag', changed(12), KEY],
  ['changed content', changed(28), KEY],
  ['a cut text', sealed.subarray(0, 20).toString('base64url'), KEY],
  ['no text', '', KEY],
])('unseal(): rejects %s', (_, text, how) => {
  expect(() => unseal(text, how)).toThrow()
})
