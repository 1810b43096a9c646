import { execFileSync } from 'node:child_process'
import { join } from 'node:path'
import { expect, test } from 'vitest'
import { openSqlite } from './database/open-database.ts'
import { emptyStorage } from './testing/test-databases.ts'

const SCRIPT = join(import.meta.dirname, '../scripts/backup.mjs')

function run(dataDir: string, ...deed: string[]): string {
  return execFileSync(process.execPath, ['--disable-warning=ExperimentalWarning', SCRIPT, ...deed], {
    env: { PATH: process.env.PATH, DATA_DIR: dataDir },
    encoding: 'utf8',
    stdio: 'pipe',
  })
}

test('what is saved while the server goes on can be put back', async () => {
  const storage = await emptyStorage('SQLite')
  if (!('DATA_DIR' in storage)) throw new Error('No folder')
  const { DATA_DIR: folder } = storage
  const file = join(folder, 'copy.sqlite')
  const database = await openSqlite(folder)
  await database.insertInto('subscriber').values({ email: 'ada@example.com', subscribed_at: 1 }).execute()
  expect(run(folder, 'backup', file)).toBe(`Saved ${file}\n`)
  expect(() => run(folder, 'backup', file)).toThrow(`${file} exists already`)
  await database.deleteFrom('subscriber').execute()
  await database.destroy()

  run(folder, 'restore', file)
  const restored = await openSqlite(folder)
  expect(await restored.selectFrom('subscriber').select('email').execute()).toEqual([
    { email: 'ada@example.com' },
  ])
  await restored.destroy()
})
