import { mkdtempSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { expect, test } from 'vitest'
import { openSqlite } from './open-database.ts'

test('openSqlite(): names the folder and the reason if it cannot be written', async () => {
  const file = join(mkdtempSync(join(tmpdir(), 'data-')), 'file')
  writeFileSync(file, '')
  await expect(openSqlite(file)).rejects.toThrow(
    `DATA_DIR cannot be written: ${file} (it is a file, not a folder)`,
  )
  await expect(openSqlite(join(file, 'below'))).rejects.toThrow(
    `DATA_DIR cannot be written: ${join(file, 'below')} (a part of the path is a file, not a folder)`,
  )
})
