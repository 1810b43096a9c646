import { mkdirSync, mkdtempSync, readdirSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { dirname, join } from 'node:path'
import { expect, onTestFinished, test } from 'vitest'
import { readStored, storedFiles } from '#server/http/stored-files.ts'
import { joinFiles } from './join-files.ts'

test('joinFiles(): assets are read from one file, others stay; the same files always give the same bytes', async () => {
  const build = mkdtempSync(join(tmpdir(), 'sundry-join-'))
  onTestFinished(() => rmSync(build, { recursive: true }))
  const texts = {
    'index.html': '<p>',
    'assets/fonts/b.ttf': 'font',
    'assets/c.js': '',
    'assets/a.js': 'go()',
  }
  for (const [name, text] of Object.entries(texts)) {
    mkdirSync(dirname(join(build, 'site', name)), { recursive: true })
    writeFileSync(join(build, 'site', name), text)
  }
  await joinFiles(build)
  expect(readdirSync(build, { recursive: true }).sort()).toEqual([
    'joined-files.bin',
    'joined-files.json',
    'site',
    join('site', 'index.html'),
  ])
  const stored = [...(await storedFiles(build))]
  const read = stored.map(async ([name, file]) => [name, new TextDecoder().decode(await readStored(file))])
  expect(Object.fromEntries(await Promise.all(read))).toEqual(texts)
  expect(stored.map(([name]) => name)).toEqual([
    'index.html',
    'assets/a.js',
    'assets/c.js',
    'assets/fonts/b.ttf',
  ])
})
