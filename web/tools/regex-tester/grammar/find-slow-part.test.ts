import { expect, test } from 'vitest'
import { PRESETS } from '../presets.ts'
import { findSlowPart } from './find-slow-part.ts'

function slowPart(pattern: string, flags = ''): string | undefined {
  const part = findSlowPart(pattern, flags)
  return part && `${pattern.slice(part.start, part.end)} ${part.reason}`
}

test.each([
  ['^(a+)+$', '(a+)+ nested'],
  ['(\\w+\\s?)*!', '(\\w+\\s?)* nested'],
  ['x(?:a\\w+)+y', '(?:a\\w+)+ nested'],
  ['(?:(?:\\d*)*,)', '(?:\\d*)* nested'],
  ['([a-z]+){12,}', '([a-z]+){12,} nested'],
  ['(.*?,){11}P', '(.*?,){11} nested'],
  ['(a|a)*$', '(a|a)* alternatives'],
  ['(\\w|\\d)+$', '(\\w|\\d)+ alternatives'],
  ['(a|aa)+$', '(a|aa)+ alternatives'],
  ['(a|ba|ca?|aa)+$', '(a|ba|ca?|aa)+ alternatives'],
  ['(a?b|ac)+$', '(a?b|ac)+ alternatives'],
  ['(?:((a+)))+$', '(?:((a+)))+ nested'],
  ['(?:(?:a+b?){2})+$', '(?:(?:a+b?){2})+ nested'],
  ['(a+){10}', '(a+){10} nested'],
  ['\\s*\\s*$', '\\s*\\s* neighbors'],
  ['.*,?.*;', '.*,?.* neighbors'],
] as const)('%s: %s', (pattern, expected) => {
  expect(slowPart(pattern)).toBe(expected)
})

test.each([
  '(?:[a-z]+\\.)+com',
  '(?:,\\w+)*',
  '(?:\\w-\\w+)+',
  '(foo|fob)+',
  '(a|ab)+',
  '(\\d+){2}',
  '"(?:[^"\\\\]|\\\\.)*"',
  '\\d+\\.\\d+',
  '(?=a+)+b',
  'a+b+c+',
])('%s is not warned of', (pattern) => {
  expect(slowPart(pattern)).toBeUndefined()
})

test.each(PRESETS)('$title is not warned of', ({ pattern }) => {
  expect(slowPart(pattern)).toBeUndefined()
})

test('letters that only ignoring case makes alike count', () => {
  expect(slowPart('(a|A)+$')).toBeUndefined()
  expect(slowPart('(a|A)+$', 'i')).toBe('(a|A)+ alternatives')
})
