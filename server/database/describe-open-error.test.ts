import { mkdtempSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { expect, test } from 'vitest'
import { describeOpenError } from './describe-open-error.ts'
import { openSqlite, SQLITE_FILE } from './open-database.ts'

const FULL =
  'the disk of DATA_DIR is full: /data. Free some space there, or set DATA_DIR to another disk. Stored data is intact.'

test.each([
  [13, 10e9, `${FULL} (reason)`],
  [10, 2 ** 20 - 1, `${FULL} (reason)`],
  // SQLITE_IOERR_WRITE, SQLITE_IOERR_SHMSIZE
  [778, 0, `${FULL} (reason)`],
  [4874, 0, `${FULL} (reason)`],
  [
    10,
    2 ** 20,
    'the database in /data cannot be read or written. Check the disk and its quota, and whether DATA_DIR is on a network drive that is away. (reason)',
  ],
  [
    8,
    10e9,
    'the files of the database in /data cannot be written. Give them to the user that runs Sundry. (reason)',
  ],
  [
    14,
    10e9,
    'the files of the database in /data cannot be written. Give them to the user that runs Sundry. (reason)',
  ],
  [
    26,
    10e9,
    'the database in /data is damaged, or not a database. Restore a backup: npm run admin -- restore <file> (reason)',
  ],
  [1, 0, 'reason'],
])('SQLite’s code %i with %i free bytes', (errcode, free, message) => {
  const error = Object.assign(new Error('reason'), { errcode })
  expect(describeOpenError(error, '/data', () => free)).toMatchObject({ message })
})

test('an error that is not of SQLite stays as it is', () => {
  const error = new Error('no migration')
  expect(describeOpenError(error, '/data')).toBe(error)
})

test('openSqlite(): a file of another format is named, with what to do', async () => {
  const folder = mkdtempSync(join(tmpdir(), 'data-'))
  writeFileSync(join(folder, SQLITE_FILE), 'no database '.repeat(1000))
  await expect(openSqlite(folder)).rejects.toThrow(`the database in ${folder} is damaged, or not a database.`)
})
