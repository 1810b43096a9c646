import { expect, test } from 'vitest'
import { FIRST_REQUEST } from './api-request.ts'
import { curlOf, send } from './send.ts'

const NONE = { active: 'Default', list: [{ name: 'Default', variables: [] }] }

test('an invalid request is a failure without elapsed time, and no request is sent', async () => {
  const createDependencies = () => {
    throw new Error('asked')
  }
  expect(await send({ ...FIRST_REQUEST, url: 'https://a.b/{{id}}' }, NONE, createDependencies)).toEqual({
    failure: {
      problem: { message: 'Error: Variable "id" is not defined', detail: 'Nothing was sent.' },
      timeMs: undefined,
      isUnexplained: false,
    },
  })
})

test('the curl command has the values of the active environment', () => {
  const variables = [{ id: 1, name: 'id', value: '7', isOn: true }]
  const environments = { active: 'Live', list: [...NONE.list, { name: 'Live', variables }] }
  expect(curlOf({ ...FIRST_REQUEST, url: 'https://a.b/{{id}}' }, environments)).toEqual({
    ok: true,
    value: "curl 'https://a.b/7'",
  })
})
