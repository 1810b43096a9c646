import { expect, test } from 'vitest'
import { operationsText } from './cli/operations-text.ts'
import { createTestOperation } from './testing/operation.fixture.ts'

const text = operationsText([{ tool: 'trier', operation: createTestOperation('contents', 'text or file') }])

test('describes an operation with page, input and each option, table characters escaped', () => {
  expect(text).toContain('| tool | operations |\n| --- | --- |\n| trier | [try](#try) |\n')
  expect(text).toContain(
    '\n## try\n\nTries what an operation may take. Page: `/trier`. Answer: text or file.\n\n' +
      'Input `given`, text or a file: arguments, `--file` or a pipe. What is tried.\n\n' +
      '| field | option | kind | |\n| --- | --- | --- | --- |\n' +
      '| `hasHeader` | `--header` | flag | Default: true |\n' +
      '| `count` | `--count` | number | How often. Limits: a whole number, at least 1, at most 9. Required |\n' +
      '| `mark` | `--mark` | choice | One of: tab, \\|. Default: tab |\n',
  )
})

test('shows its example for each interface, quoted for a shell', () => {
  expect(text).toContain("npm run --silent tool -- try --count 2 -- 'it'\\''s'\n")
  expect(text).toContain('MCP: {"name":"try","arguments":{"given":"it\'s","count":2}}\n')
  expect(text).toContain(
    `curl $SUNDRY/api/run/try -H "Authorization: Bearer $TOKEN" -d '{"given":"it'\\''s","count":2}'\n`,
  )
  expect(text).toContain('Answer:\n\n```\ndone\n```')
})

test.each([
  [600, 'x'.repeat(600)],
  [601, `${'x'.repeat(600)}…`],
])('a result of %d characters is shown in full up to 600', (length, shown) => {
  const operation = {
    ...createTestOperation(),
    examples: [{ params: { count: 1 }, result: 'x'.repeat(length) }],
  }
  expect(operationsText([{ tool: 'trier', operation }])).toContain(`\`\`\`\n${shown}\n\`\`\``)
})
