import { mkdtempSync, readdirSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join, resolve } from 'node:path'
import { expect, onTestFinished, test } from 'vitest'
import { openSqlite } from '../database/open-database.ts'
import { readSettings } from '../settings.ts'
import { backupCommands } from './backup-commands.ts'

const [backup, restore] = backupCommands

/** The settings of a folder with an empty database in it, and a path for a backup elsewhere. */
async function places() {
  const folder = mkdtempSync(join(tmpdir(), 'sundry-admin-'))
  onTestFinished(() => rmSync(folder, { recursive: true, force: true }))
  const dataDir = join(folder, 'data')
  await (await openSqlite(dataDir)).destroy()
  return { settings: readSettings({ DATA_DIR: dataDir }), dataDir, file: join(folder, 'sundry.backup') }
}

test('reports the path of a backup, and after a restore that of the previous database', async () => {
  const { settings, dataDir, file } = await places()
  expect(await backup?.runOffline(settings, file)).toEqual({ data: { file }, text: `Saved ${file}\n` })
  const result = await restore?.runOffline(settings, file)
  const previous = join(dataDir, readdirSync(dataDir).find((name) => name.startsWith('sundry-before-')) ?? '')
  expect(result).toEqual({
    data: { file, previous },
    text: `Restored from ${file}\nWhat was there before is kept in ${previous}\n`,
  })
})

test('reports no previous database if there was none', async () => {
  const { settings, dataDir, file } = await places()
  await backup?.runOffline(settings, file)
  const empty = readSettings({ DATA_DIR: join(dataDir, 'new') })
  expect(await restore?.runOffline(empty, file)).toEqual({
    data: { file, previous: null },
    text: `Restored from ${file}\n`,
  })
})

test('resolves a file name in the working directory, and confirms only a restore', async () => {
  const { settings } = await places()
  await expect(restore?.runOffline(settings, 'no-such.backup')).rejects.toThrow(
    `There is no file at ${resolve('no-such.backup')}.`,
  )
  expect(backupCommands.map(({ usage, question }) => [usage, question])).toEqual([
    ['backup <file>', undefined],
    ['restore <file>', 'Put {} in the place of the database?'],
  ])
})
