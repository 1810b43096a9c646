import { expect, test } from 'vitest'
import { createAdmin } from './admin.fixture.ts'

test('routes prints the table of routes', async () => {
  const { admin } = await createAdmin('SQLite')
  expect(await admin('routes')).toEqual({
    code: 0,
    out: 'method  path         callers\nGET     /api/health  anyone\n',
    err: '',
  })
})
