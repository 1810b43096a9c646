import { expect, test } from 'vitest'
import { emptyStorage } from '../testing/databases.fixture.ts'
import { isBusy, isDataInUse, ownData, shareData } from './data-lock.ts'

async function folder(): Promise<string> {
  const storage = await emptyStorage('SQLite')
  if (!('DATA_DIR' in storage)) throw new Error('SQLite lies in a folder')
  return storage.DATA_DIR
}

test('any number of processes share a database, and none owns it until the last releases it', async () => {
  const data = await folder()
  const [one, other] = [shareData(data), shareData(data)]
  expect(ownData(data)).toBeUndefined()
  one()
  expect(ownData(data)).toBeUndefined()
  other()
  const own = ownData(data)
  expect(own).toBeTypeOf('function')
  expect(ownData(data)).toBeUndefined()
  own?.()
  shareData(data)()
})

test('a database is in use from the first share until the last release', async () => {
  const data = await folder()
  expect(isDataInUse(data)).toBe(false)
  const [one, other] = [shareData(data), shareData(data)]
  one()
  expect(isDataInUse(data)).toBe(true)
  other()
  expect([isDataInUse(data), isDataInUse(`${data}/missing`)]).toEqual([false, false])
})

test('another folder is another database', async () => {
  const [one, other] = [await folder(), await folder()]
  const release = shareData(one)
  ownData(other)?.()
  expect(ownData(one)).toBeUndefined()
  release()
})

test.each([
  [Object.assign(new Error('busy'), { errcode: 5 }), true],
  // SQLITE_BUSY_SNAPSHOT and SQLITE_BUSY_RECOVERY.
  [Object.assign(new Error('busy'), { errcode: 517 }), true],
  [Object.assign(new Error('busy'), { errcode: 261 }), true],
  [Object.assign(new Error('locked'), { errcode: 6 }), false],
  [Object.assign(new Error('full'), { errcode: 13 }), false],
  [new Error('busy'), false],
  [{ errcode: 5 }, false],
])('%j says that others use a database: %s', (error, says) => {
  expect(isBusy(error)).toBe(says)
})

test('a missing folder is an error, not a database in use', async () => {
  const nowhere = `${await folder()}/never`
  expect(() => ownData(nowhere)).toThrow('unable to open database file')
  expect(() => shareData(nowhere)).toThrow('unable to open database file')
})

test('during a restore the database cannot be shared, and the error says why', async () => {
  const data = await folder()
  const release = ownData(data)
  expect(() => shareData(data, 1)).toThrow(
    `the database in ${data} is being restored: wait for that, then start again`,
  )
  release?.()
  shareData(data, 1)()
})
