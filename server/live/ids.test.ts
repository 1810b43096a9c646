import { expect, test } from 'vitest'
import { diceOf } from '#lib/random/dice.fixture.ts'
import { generateId, generateJoinCode } from './ids.ts'

const dice = diceOf(11)
const randomBytes = (count: number) => Uint8Array.from({ length: count }, () => dice(256))

test('an id is 120 random bits as 20 URL-safe characters', () => {
  const counts: number[] = []
  const bytes = (count: number) => {
    counts.push(count)
    return new Uint8Array(count).fill(255)
  }
  expect([generateId(bytes), counts]).toEqual(['_'.repeat(20), [15]])
})

test('a code has six letters and digits that do not look alike, each of them as likely as the others', () => {
  const codes = Array.from({ length: 2_000 }, () => generateJoinCode(randomBytes))
  expect(codes.filter((code) => !/^[A-HJ-NP-Z2-9]{6}$/.test(code))).toEqual([])
  const counts = Map.groupBy(codes.join(''), (char) => char)
  expect(counts.size).toBe(32)
  for (const { length } of counts.values()) expect([length > 300, length < 450]).toEqual([true, true])
  expect(new Set(codes).size).toBeGreaterThan(1_990)
})
