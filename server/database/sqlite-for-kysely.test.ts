import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { DatabaseSync } from 'node:sqlite'
import { expect, onTestFinished, test } from 'vitest'
import { sqliteForKysely } from './sqlite-for-kysely.ts'

/** A database in memory with the numbers 1, 2 and 3 in a table. */
function numbers(closed = () => {}) {
  const sqlite = new DatabaseSync(':memory:')
  onTestFinished(() => {
    if (sqlite.isOpen) sqlite.close()
  })
  sqlite.exec('CREATE TABLE number (value INTEGER); INSERT INTO number VALUES (1), (2), (3)')
  return { sqlite, database: sqliteForKysely(sqlite, closed) }
}

test('distinguishes reading from writing statements and passes parameters to both', () => {
  const { database } = numbers()
  const larger = database.prepare('SELECT value FROM number WHERE value > ? ORDER BY value')
  expect([larger.reader, larger.all([1])]).toEqual([true, [{ value: 2 }, { value: 3 }]])
  const insert = database.prepare('INSERT INTO number VALUES (?)')
  expect([insert.reader, insert.run([9])]).toEqual([false, { changes: 1, lastInsertRowid: 4 }])
  const returning = database.prepare('DELETE FROM number WHERE value >= ? RETURNING value')
  expect([returning.reader, returning.all([3])]).toEqual([true, [{ value: 3 }, { value: 9 }]])
  expect(larger.all([0])).toEqual([{ value: 1 }, { value: 2 }])
})

test('two readers go through one statement side by side', () => {
  const { database } = numbers()
  const statement = database.prepare('SELECT value FROM number WHERE value >= ? ORDER BY value')
  const [one, other] = [statement.iterate([1]), statement.iterate([2])]
  expect([one.next().value, other.next().value, one.next().value, other.next().value]).toEqual([
    { value: 1 },
    { value: 2 },
    { value: 2 },
    { value: 3 },
  ])
})

test('the 256 most recently used statements remain prepared', () => {
  const { database } = numbers()
  const first = database.prepare('SELECT 0')
  const second = database.prepare('SELECT 1')
  for (let number = 2; number < 256; number++) database.prepare(`SELECT ${number}`)
  expect(database.prepare('SELECT 0')).toBe(first)
  database.prepare('SELECT 256')
  expect(database.prepare('SELECT 0')).toBe(first)
  expect(database.prepare('SELECT 1')).not.toBe(second)
})

test('rolls back an open transaction, and does nothing if it has already ended', () => {
  const { sqlite, database } = numbers()
  const values = () => sqlite.prepare('SELECT count(*) AS count FROM number').get()
  sqlite.exec('BEGIN; DELETE FROM number')
  expect(values()).toEqual({ count: 0 })
  database.prepare('rollback').run([])
  expect([values(), sqlite.isTransaction]).toEqual([{ count: 3 }, false])
  const nothing = database.prepare('rollback')
  expect([nothing.reader, nothing.run([]), nothing.all([]), [...nothing.iterate([])]]).toEqual([
    false,
    { changes: 0, lastInsertRowid: 0 },
    [],
    [],
  ])
  sqlite.exec('BEGIN; DELETE FROM number')
  database.prepare('rollback').run([])
  expect(values()).toEqual({ count: 3 })
})

test('calls the close listener after the database is closed', () => {
  const calls: boolean[] = []
  const { sqlite, database } = numbers(() => calls.push(sqlite.isOpen))
  expect(calls).toEqual([])
  database.close()
  expect(calls).toEqual([false])
})

test('other connections cannot write between the reading and the writing of a transaction', () => {
  const folder = mkdtempSync(join(tmpdir(), 'sundry-write-'))
  const [own, other] = [1, 2].map(() => new DatabaseSync(join(folder, 'numbers.sqlite'))) as [
    DatabaseSync,
    DatabaseSync,
  ]
  onTestFinished(() => {
    own.close()
    other.close()
    rmSync(folder, { recursive: true })
  })
  own.exec('PRAGMA journal_mode = WAL; CREATE TABLE number (value INTEGER)')
  const database = sqliteForKysely(own, () => {})
  database.prepare('begin').run([])
  expect(database.prepare('SELECT value FROM number').all([])).toEqual([])
  expect(() => other.exec('INSERT INTO number VALUES (1)')).toThrow('database is locked')
  database.prepare('INSERT INTO number VALUES (2)').run([])
  database.prepare('commit').run([])
  other.exec('INSERT INTO number VALUES (3)')
  expect(database.prepare('SELECT value FROM number').all([])).toEqual([{ value: 2 }, { value: 3 }])
})
