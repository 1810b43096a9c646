import { expect, test } from 'vitest'
import { toTextSample } from '#lib/content-detection/detection.ts'
import { detect } from './detect.ts'

const detection = (text: string) => detect(toTextSample(text), { now: 0, random: () => 1 })

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
])('detects a bare pattern by ^ and %s', (pattern) => {
  expect(detection(`^${pattern}`)).toEqual({
    confidence: 0.82,
    says: 'a regular expression',
    state: { pattern: `^${pattern}`, flags: 'g' },
  })
})

test('a literal includes its flags, and a slash in a bare pattern remains', () => {
  expect(detection('/a+\\d/')).toEqual({
    confidence: 0.9,
    says: 'a regular expression',
    state: { pattern: 'a+\\d', flags: '' },
  })
  expect(detection('^a/b$')?.state).toEqual({ pattern: '^a/b$', flags: 'g' })
})

test.each(['^a\n\\d$', '^(\\d$', '/home/a', 'C:\\data'])('does not detect a pattern in %j', (text) => {
  expect(detection(text)).toBeUndefined()
})

test('two thousand characters are the most', () => {
  expect(detection(`^${'a'.repeat(1998)}$`)?.confidence).toBe(0.82)
  expect(detection(`^${'a'.repeat(1999)}$`)).toBeUndefined()
})
