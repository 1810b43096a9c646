import { expect, test } from 'vitest'
import { createTestOperation } from '../testing/operation.fixture.ts'
import { helpText, listText } from './help-text.ts'

test('the list has a line for each operation, the sentences one below the other', () => {
  const listed = ['a', 'longer'].map((name) => ({ name, tool: 't', summary: `Does ${name}.` }))
  expect(listText(listed)).toBe(
    'Usage: sundry <operation> [options] [text]\n\n' +
      '  a       Does a.\n  longer  Does longer.\n\n' +
      '  help <operation>        How an operation is called, with examples.\n' +
      '  list [--json]           All operations.\n' +
      '  completion <shell>      Completion for bash, zsh or fish.\n' +
      '  mcp                     Runs the server for the Model Context Protocol.\n' +
      '  serve                   Starts the website on this computer, if Sundry is installed.\n',
  )
})

test('helpText(): shows syntax, meaning, limits and default of each option', () => {
  expect(helpText(createTestOperation('contents'))).toBe(
    `Tries what an operation may take.

Usage: sundry try [options] [text] | --file <path> | < input

Options:
  --header
      Default: true
  --count <number>
      How often.
      Limits: a whole number, at least 1, at most 9
      Required
  --mark <choice>
      One of: tab, |
      Default: tab
  --names <text> …
      Default: []
  --edits <JSON>
  --params <path>
      A file with all parameters as JSON, or - for standard input; for long values and for secrets.
  --timeout <seconds>
      Ends the command after this time with exit code 124.
  -o, --output <path>
      Writes the result to a new file, or with - to standard output.
  --force
      Replaces a file that exists.
  -h, --help
      Prints this text.

Examples:
  sundry try --count 2 -- 'it'\\''s'
  printf %s 'it'\\''s' | sundry try --count 2
`,
  )
})

test.each([
  ['text', 'Usage: sundry try [options] [text]\n'],
  ['file', 'Usage: sundry try [options] <path> | < input\n'],
  ['files', 'Usage: sundry try [options] <path> <path> …\n'],
  [undefined, 'Usage: sundry try [options]\n'],
] as const)('helpText(): shows the usage of an operation with input %s', (accepts, usage) => {
  expect(helpText(createTestOperation(accepts))).toContain(usage)
})
