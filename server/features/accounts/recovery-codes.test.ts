import { expect, test } from 'vitest'
import { createRecoveryCodes, recoveryCodeHash } from './recovery-codes.ts'

test('createRecoveryCodes(): makes ten codes of twelve clear characters', () => {
  let next = 0
  const codes = createRecoveryCodes((count) => Uint8Array.from({ length: count }, () => next++))
  expect(codes.length).toBe(10)
  expect(codes.slice(0, 3)).toEqual(['0123-4567-89AB', 'CDEF-GHJK-MNPQ', 'RSTV-WXYZ-0123'])
})

test.each(['7XK2-M9QD-01RB', '7xk2m9qd01rb', ' 7XK2 M9QD 01RB ', '7xk2-m9qd-oirb', '7XK2-M9QD-0LRB'])(
  'recoveryCodeHash(): %j is the same code',
  (typed) => {
    expect(recoveryCodeHash('secret', 'ada', typed)).toBe(recoveryCodeHash('secret', 'ada', '7XK2M9QD01RB'))
  },
)

test('recoveryCodeHash(): differs for other codes, accounts and servers', () => {
  const hashes = [
    recoveryCodeHash('secret', 'ada', '7XK2M9QD01RB'),
    recoveryCodeHash('secret', 'ada', '7XK2M9QD01RC'),
    recoveryCodeHash('secret', 'bob', '7XK2M9QD01RB'),
    recoveryCodeHash('other', 'ada', '7XK2M9QD01RB'),
  ]
  expect(new Set(hashes).size).toBe(4)
})
