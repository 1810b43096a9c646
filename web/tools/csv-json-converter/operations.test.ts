import { expect, test } from 'vitest'
import { callCommand } from '#interfaces/testing/shell.fixture.ts'

test('csv-to-json: applies its options and reports an error', async () => {
  const convert = (...words: readonly string[]) => callCommand(['csv-to-json', '--indent=none', ...words])
  expect((await convert('a;b\n1; 2')).text).toBe('[{"a":"1","b":" 2"}]')
  expect((await convert('--trims', '--detects-types', 'a;b\n1; 2')).text).toBe('[{"a":1,"b":2}]')
  expect((await convert('--no-has-header', '--shape=arrays', 'x,y')).text).toBe(
    '[["column_1","column_2"],["x","y"]]',
  )
  const refused = await convert('a,b')
  expect(refused).toMatchObject({ code: 1, text: '' })
  expect(refused.complaint).toBe(
    'Invalid CSV format: A header row and at least one row below it are needed.\n',
  )
})

test('json-to-csv: applies its options and reports an error', async () => {
  const convert = (...words: readonly string[]) => callCommand(['json-to-csv', ...words])
  expect((await convert('--delimiter=;', '--is-for-excel', '[{"a":1,"b":2}]')).text).toBe(
    '\uFEFFa;b\r\n1;2\r\n',
  )
  expect((await convert('--no-guards-formulas', '[{"a":"=1"}]')).text).toBe('a\r\n=1\r\n')
  expect((await convert('--reading=row', '{"a":1}')).text).toBe('a\r\n1\r\n')
  const refused = await convert('{"a":1}')
  expect(refused).toMatchObject({ code: 1, text: '' })
  expect(refused.complaint).toBe('Invalid JSON format: It is one object; an array of objects is needed.\n')
})
