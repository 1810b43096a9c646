import { expect, test } from 'vitest'
import { toResultAsync } from '#lib/result/result.ts'
import { valueAtPath } from './value-at-path.ts'

const BODY = '{"id":12345678901234567890,"token":"a\\u00e9\\n","list":[{"x":1.50},{"x":null}]}'
const at = (path: string, text = BODY) =>
  toResultAsync(() => valueAtPath({ kind: 'save', body: new Blob([text]), charset: undefined, path }))

test.each([
  ['$.id', '12345678901234567890'],
  ['$.token', 'aé\n'],
  ['$.list[0].x', '1.50'],
  ['$.list[-1]', '{"x":null}'],
  ['$..x', '1.50'],
])('%s is %j', async (path, value) => {
  expect(await at(path)).toEqual({ ok: true, value })
})

test('explains why a path returns no value', async () => {
  expect(await at('$.none')).toMatchObject({
    problem: { message: 'This path selects nothing in the response' },
  })
  expect(await at('$.')).toMatchObject({ problem: { message: expect.stringContaining('Invalid JSONPath') } })
  expect(await at('$', '<p>')).toMatchObject({
    problem: { message: expect.stringContaining('Invalid JSON') },
  })
})
