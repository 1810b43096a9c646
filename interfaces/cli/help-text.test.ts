import { expect, test } from 'vitest'
import { createTestOperation } from '../testing/operation.fixture.ts'
import { helpText, listText } from './help-text.ts'

test('the list has a line for each operation, the sentences one below the other', () => {
  const listed = ['a', 'longer'].map((name) => ({ name, tool: 't', summary: `Does ${name}.` }))
  expect(listText(listed)).toBe(
    'Usage: tool <operation> [options] [text]\n\n' +
      '  a       Does a.\n  longer  Does longer.\n\n' +
      'Options of an operation: tool <operation> --help\n',
  )
})

test('helpText(): shows syntax, meaning, limits and default of each option', () => {
  expect(helpText(createTestOperation('contents'))).toBe(
    `Tries what an operation may take.

Usage: tool try [options] [text] | --file <path> | < input

Options:
  --header
      Default: true
  --count <number>
      How often.
      Limits: a whole number, at least 1, at most 9
      Required
  --mark <choice>
      One of: a tab, |
      Default: a tab
  --names <text> …
      Default: []
  --edits <JSON>
  --params <path>
      A file with all parameters as JSON, or - for standard input; for long values and for secrets.
  --timeout <seconds>
      Ends the command after this time with exit code 124.
  -o, --output <path>
      Writes the result to a file.
  -h, --help
      Prints this text.
`,
  )
})

test.each([
  ['text', 'Usage: tool try [options] [text]\n'],
  ['file', 'Usage: tool try [options] <path> | < input\n'],
  ['files', 'Usage: tool try [options] <path> <path> …\n'],
  [undefined, 'Usage: tool try [options]\n'],
] as const)('helpText(): shows the usage of an operation with input %s', (accepts, usage) => {
  expect(helpText(createTestOperation(accepts))).toContain(usage)
})
