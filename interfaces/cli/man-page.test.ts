import { expect, test } from 'vitest'
import { createTestOperation } from '../testing/operation.fixture.ts'
import { manPage } from './man-page.ts'

test('describes an operation: its summary, how it is called, and each option with a hyphen that can be copied', () => {
  expect(manPage([createTestOperation('contents')])).toContain(
    [
      '.SS try',
      'Tries what an operation may take.',
      '.PP',
      'sundry try [options] [text] | \\-\\-file <path> | < input',
      '.TP',
      '.B \\-\\-header',
      'Default: true.',
      '.TP',
      '.B \\-\\-count <number>',
      'How often. Limits: a whole number, at least 1, at most 9. Required.',
      '.TP',
      '.B \\-\\-mark <choice>',
      'One of: tab, |. Default: tab.',
      '',
    ].join('\n'),
  )
})

test.each([
  ['.hidden files are read.', '\\&.hidden files are read.'],
  ["'Quoted' words.", "\\&'Quoted' words."],
  ['C:\\temp and "x".', 'C:\\etemp and \\(dqx\\(dq.'],
  ['Two\nlines.', 'Two lines.'],
])('escapes %j for roff', (summary, line) => {
  expect(manPage([{ ...createTestOperation(), summary }])).toContain(`.SS try\n${line}\n`)
})

test('has the commands and exit codes', () => {
  const page = manPage([])
  expect(page).toContain('.TP\n.B completion <shell>\nCompletion for bash, zsh or fish.\n')
  expect(page).toContain('.TP\n.B 64\nAn unknown operation.\n')
})
