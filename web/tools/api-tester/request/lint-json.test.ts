import { expect, test } from 'vitest'
import { toResult } from '#lib/result/result.ts'
import { lintJson } from './lint-json.ts'

test.each(['{"a":{{id}},"b":"{{name}} x","{{key}}":[{{v}}]}', '{"a":{"b":{}}}', '{{body}}', 'null'])(
  '%s is JSON',
  (text) => {
    expect(toResult(() => lintJson(text)).ok).toBe(true)
  },
)

test.each([
  ['{"a":1,}', 'line 1 column 8'],
  ['{\n  "a": {{id}} x\n}', 'line 2 column 15'],
  ['{{a}}{{b}}}', 'line 1 column 11'],
])('lintJson(): rejects %j with the position', (text, place) => {
  expect(toResult(() => lintJson(text))).toMatchObject({
    ok: false,
    problem: { message: expect.stringMatching(new RegExp(`^Invalid JSON: .*\\(${place}\\)$`)) },
  })
})
