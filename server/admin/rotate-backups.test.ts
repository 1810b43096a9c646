import { mkdtempSync, readdirSync, rmSync, statSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { expect, onTestFinished, test } from 'vitest'
import { openPostgres, openSqlite } from '../database/open-database.ts'
import { readSettings } from '../settings.ts'
import { ENGINES, type Engine, emptyStorage } from '../testing/databases.fixture.ts'
import { rotateBackups } from './rotate-backups.ts'

const EXTENSION = { SQLite: 'sqlite', PostgreSQL: 'dump' } as const

/** A database and an empty folder for its backups. */
async function placesOn(engine: Engine) {
  const storage = await emptyStorage(engine)
  const database =
    'DATA_DIR' in storage ? await openSqlite(storage.DATA_DIR) : await openPostgres(storage.DATABASE_URL)
  await database.destroy()
  const parent = mkdtempSync(join(tmpdir(), 'sundry-rotation-'))
  onTestFinished(() => rmSync(parent, { recursive: true }))
  const folder = join(parent, 'backups')
  return {
    folder,
    names: () => readdirSync(folder).sort(),
    rotate: (keep: number, time: string) =>
      rotateBackups(readSettings(storage), folder, keep, new Date(`2026-11-${time}`)),
  }
}

test.each(ENGINES)(
  'rotateBackups() on %s: keeps the newest backups, readable by their owner only',
  async (engine) => {
    const { folder, names, rotate } = await placesOn(engine)
    const name = (time: string) => `sundry-2026-11-${time}.${EXTENSION[engine]}`
    expect(await rotate(2, '28T10:00:00.000Z')).toEqual({
      file: join(folder, name('28T10-00-00-000Z')),
      deleted: [],
    })
    await rotate(2, '28T09:00:00.000Z')
    expect(names()).toEqual([name('28T09-00-00-000Z'), name('28T10-00-00-000Z')])
    expect((await rotate(2, '29T00:00:00.000Z')).deleted).toEqual([join(folder, name('28T09-00-00-000Z'))])
    expect(names()).toEqual([name('28T10-00-00-000Z'), name('29T00-00-00-000Z')])
    expect(names().map((one) => statSync(join(folder, one)).mode & 0o777)).toEqual([0o600, 0o600])
  },
)

test('rotateBackups(): leaves other files, and replaces a partial backup', async () => {
  const { folder, names, rotate } = await placesOn('SQLite')
  await rotate(1, '27T00:00:00.000Z')
  const others = ['sundry-before-2026.sqlite', 'notes.txt', 'sundry-2026-11-28T00-00-00-000Z.sqlite.partial']
  for (const one of others) writeFileSync(join(folder, one), '')
  await rotate(1, '28T00:00:00.000Z')
  expect(names()).toEqual([
    'notes.txt',
    'sundry-2026-11-28T00-00-00-000Z.sqlite',
    'sundry-before-2026.sqlite',
  ])
})

test('rotateBackups(): deletes nothing if the backup fails', async () => {
  const { folder, names, rotate } = await placesOn('SQLite')
  await rotate(1, '27T00:00:00.000Z')
  const nowhere = readSettings({ DATA_DIR: join(folder, 'missing') })
  await expect(rotateBackups(nowhere, folder, 1, new Date('2026-11-28T00:00:00.000Z'))).rejects.toThrow(
    'There is no database at',
  )
  expect(names()).toEqual(['sundry-2026-11-27T00-00-00-000Z.sqlite'])
})
