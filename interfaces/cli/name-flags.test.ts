import { expect, test } from 'vitest'
import { callCommand } from '../testing/shell.fixture.ts'

test.each([
  [['loan', '--amount', 'abc', '--rate', '1', '--term', '1'], '--amount: Enter a number\n'],
  [['json-format', '--sort-keys=yes', '[]'], '--sort-keys: true or false is needed, not “yes”.\n'],
  [['csv-to-json', '--edits', '[{"from":1}]', 'a'], '--edits[0].from: Text is needed, not 1.\n'],
  [['json-query', '{}'], '--path is missing.\n'],
  [
    ['case', '--to', 'title', 'a b'],
    /^--to: Choose one of lowercase, uppercase, title-case, .*, not "title"\.\n$/,
  ],
  [
    ['curl-convert', '--to', 'python-requests', 'curl -x http://p:1 https://e.com'],
    /Turn on --drop-unknown to go on without it\.\n$/,
  ],
  [
    ['loan', '--amount', '1', '--rate', '1', '--term', '1', '--extra-once-at', '2'],
    '--extra-once-at has no effect without --extra-once.\n',
  ],
])('the error of %j names what the command line has', async (args, complaint) => {
  const answer = await callCommand(args)
  expect(answer.code).toBe(1)
  if (typeof complaint === 'string') expect(answer.complaint).toBe(complaint)
  else expect(answer.complaint).toMatch(complaint)
})

test('an error without a parameter stays as it is', async () => {
  const { complaint } = await callCommand(['json-format', '[1,'])
  expect(complaint).toBe('Invalid JSON: Unexpected end of JSON input, expected a value (line 1 column 4)\n')
})
