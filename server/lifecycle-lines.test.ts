import { expect, test } from 'vitest'
import { startLine, stopLine } from './lifecycle-lines.ts'
import { VERSION } from './observability/version.ts'
import { readSettings } from './settings.ts'

test.each([
  [{}, 'database: SQLite in .data, trusted proxies: none'],
  [{ DATA_DIR: '/data', TRUST_PROXY: 'loopback' }, 'database: SQLite in /data, trusted proxies: loopback'],
  [
    { DATABASE_URL: 'postgres://sundry:secret@db.example:5432/tools?sslmode=require' },
    'database: PostgreSQL at db.example:5432/tools, trusted proxies: none',
  ],
])('startLine(): with %j', (environment, line) => {
  expect(startLine(readSettings(environment))).toBe(`Sundry ${VERSION} starts, ${line}`)
})

test('stopLine(): names the signal', () => {
  expect(stopLine('SIGTERM')).toBe(`Sundry ${VERSION} stops: SIGTERM`)
})
