import { expect, test } from 'vitest'
import { joinBytes } from './bytes.ts'

test('joinBytes(): concatenates chunks into a copy', () => {
  const first = Uint8Array.of(1, 2)
  const joined = joinBytes([first, new Uint8Array(0), Uint8Array.of(3)])
  first[0] = 9
  expect([...joined]).toEqual([1, 2, 3])
  expect([...joinBytes([])]).toEqual([])
})
