import { expect, test } from 'vitest'
import { emailFrom, factsText, tableText, timeText } from './command.ts'

test('tableText(): aligns columns to their widest cell, below their names, without trailing spaces', () => {
  expect(
    tableText(
      [
        { name: 'Ada', is: true, bytes: 7, seen: null },
        { name: 'Bob', is: false, bytes: 12_345, seen: '2030' },
      ],
      'Nobody.',
    ),
  ).toBe('name  is   bytes  seen\nAda   yes  7      –\nBob   no   12345  2030\n')
  expect(tableText([], 'Nobody.')).toBe('Nobody.\n')
})

test('one thing has a line for each part, and nothing in it moves the cursor of a terminal', () => {
  expect(
    factsText({
      name: 'A\u001b[2J\nB\u202e',
      options: [{ text: 'Tea\n' }],
      none: undefined,
      zero: 0,
      empty: '',
    }),
  ).toBe('name: A [2J B \noptions: [{"text":"Tea\\n"}]\nnone: –\nzero: 0\nempty: \n')
})

test('formats times in UTC, and email addresses as stored', () => {
  expect([timeText(0), timeText(null)]).toEqual(['1970-01-01T00:00:00.000Z', null])
  expect(emailFrom(' Ada@Example.COM ')).toBe('ada@example.com')
})
