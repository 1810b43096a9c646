import * as v from 'valibot'
import { expect, test } from 'vitest'
import { joinCode } from './join-code.ts'

const CODE = joinCode('This is no code')

test.each(['ABCDEF', 'abcdef', 'AB-CD-EF', ' ab cd\tef ', 'A-B-C-D-E-F'])(
  '%j is read as ABCDEF, however it is parted',
  (typed) => expect(v.parse(CODE, typed)).toBe('ABCDEF'),
)

test.each(['ABCDE', 'ABCDEFG', 'ABCDE1', 'ABCDEO', 'AB_CDEF', ''])('rejects the code %j', (typed) =>
  expect(v.safeParse(CODE, typed).issues?.map(({ message }) => message)).toEqual(['This is no code']),
)

test('rejects input longer than any notation of a code before parsing it', () => {
  const padded = (length: number) => 'ABCDEF'.padEnd(length, '-')
  expect(v.parse(CODE, padded(40))).toBe('ABCDEF')
  expect(v.safeParse(CODE, padded(41)).issues?.map(({ message }) => message)).toEqual([
    'This text is too long',
  ])
})
