import { mkdtempSync, readFileSync, rmSync, statSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { expect, onTestFinished, test } from 'vitest'
import { linkOrCopy } from './files.ts'

function folderWithFile(): { readonly from: string; readonly to: string } {
  const folder = mkdtempSync(join(tmpdir(), 'sundry-files-'))
  onTestFinished(() => rmSync(folder, { recursive: true }))
  writeFileSync(join(folder, 'a'), 'content')
  return { from: join(folder, 'a'), to: join(folder, 'b') }
}

test('linkOrCopy(): links a file', async () => {
  const { from, to } = folderWithFile()
  await linkOrCopy(from, to)
  expect(statSync(to).ino).toBe(statSync(from).ino)
})

test('linkOrCopy(): copies a file to another device', async () => {
  const { from, to } = folderWithFile()
  await linkOrCopy(from, to, () => Promise.reject(new Error('EXDEV: cross-device link not permitted')))
  expect([readFileSync(to, 'utf8'), statSync(to).ino === statSync(from).ino]).toEqual(['content', false])
})
