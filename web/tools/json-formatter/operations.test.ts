import { expect, test } from 'vitest'
import { callCommand } from '#interfaces/testing/shell.fixture.ts'

test('JSON is formatted unchanged, sorted or line by line', async () => {
  const format = async (...words: readonly string[]) => (await callCommand(['json-format', ...words])).text
  expect(await format('{"b":1,"a":[]}')).toBe('{\n  "b": 1,\n  "a": []\n}')
  expect(await format('--sort-keys', '--indent=Minified', '{"b":1,"a":[]}')).toBe('{"a":[],"b":1}')
  expect(await format('--json-lines', '--indent=Minified', '1\n{"a":2}\n')).toBe('[1,{"a":2}]')
})

test('values are selected, none is an empty array', async () => {
  const query = async (path: string, ...words: readonly string[]) =>
    (await callCommand(['json-query', `--path=${path}`, '--indent=Minified', ...words])).text
  expect(await query('$.a[1:]', '{"a":[1,2.0,3]}')).toBe('[2.0,3]')
  expect(await query('$.b', '{"a":1}')).toBe('[]')
  expect(await query('$[*].a', '--json-lines', '{"a":1}\n{"a":2}')).toBe('[1,2]')
})

test('json-format: rejects empty input and invalid JSON', async () => {
  expect(await callCommand(['json-format', ' '])).toMatchObject({
    code: 1,
    complaint: 'Invalid JSON: there is nothing to read.\n',
  })
  expect(await callCommand(['json-query', '--path=$', ''])).toMatchObject({
    code: 1,
    complaint: 'Invalid JSON: there is nothing to read.\n',
  })
  expect((await callCommand(['json-format', '{'])).code).toBe(1)
})
