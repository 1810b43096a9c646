import { expect, test } from 'vitest'
import { sampleOfText } from '#web/open-with/sample.ts'
import { takes } from './detect.ts'

const taken = (text: string) => takes(sampleOfText(text), { now: 0, random: () => 1 })

test.each([
  '\\d',
  '\\.',
  '[a-z]',
  '[^x]',
  '(?:a)',
  '(?<=a)',
  '(?<n>a)',
  'a{2}',
  'a{2,}',
  '(a)+',
  '(a|b)',
  '.*',
  'a$',
])('of a bare pattern %s is a sign, and ^ before it another', (pattern) => {
  expect(taken(`^${pattern}`)).toEqual({
    confidence: 0.82,
    says: 'a regular expression',
    state: { pattern: `^${pattern}`, flags: 'g' },
  })
})

test('a literal brings its flags, and a slash in a bare pattern stays one', () => {
  expect(taken('/a+\\d/')).toEqual({
    confidence: 0.9,
    says: 'a regular expression',
    state: { pattern: 'a+\\d', flags: '' },
  })
  expect(taken('^a/b$')?.state).toEqual({ pattern: '^a/b$', flags: 'g' })
})

test.each(['^a\n\\d$', '^(\\d$', '/home/a', 'C:\\data'])('%j is no pattern', (text) => {
  expect(taken(text)).toBeUndefined()
})

test('two thousand characters are the most', () => {
  expect(taken(`^${'a'.repeat(1998)}$`)?.confidence).toBe(0.82)
  expect(taken(`^${'a'.repeat(1999)}$`)).toBeUndefined()
})
