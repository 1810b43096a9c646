import { mkdirSync, mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { brotliDecompressSync, gunzipSync } from 'node:zlib'
import { expect, onTestFinished, test } from 'vitest'
import { compressAll, QUICK, SMALLEST } from './compress.ts'
import { filesBelow } from './files.ts'

const LONG = 'abc '.repeat(500)

function folder(): string {
  const made = mkdtempSync(join(tmpdir(), 'sundry-compress-'))
  onTestFinished(() => rmSync(made, { recursive: true }))
  return made
}

test.each([QUICK, SMALLEST])(
  'compressAll(): writes copies of text that shrinks, at levels %o',
  async (levels) => {
    const site = folder()
    for (const [file, text] of [
      ['a.html', LONG],
      ['b.png', LONG],
      ['b.ttf', LONG],
      ['b.woff2', LONG],
      ['c.json', '1'],
    ] as const)
      writeFileSync(join(site, file), text)
    await compressAll(site, levels)
    expect(readdirSync(site).sort()).toEqual([
      ...['a.html', 'a.html.br', 'a.html.gz', 'b.png', 'b.ttf', 'b.ttf.br', 'b.ttf.gz', 'b.woff2', 'c.json'],
    ])
    expect(brotliDecompressSync(readFileSync(join(site, 'a.html.br'))).toString()).toBe(LONG)
    expect(gunzipSync(readFileSync(join(site, 'a.html.gz'))).toString()).toBe(LONG)
  },
)

test.each(['br', 'gz'])('compressAll(): does not overwrite an existing .%s', async (ending) => {
  const [previous, site] = [folder(), folder()]
  for (const place of [previous, site]) {
    writeFileSync(join(place, 'a.js'), LONG)
    writeFileSync(join(place, `a.js.${ending}`), 'made before')
  }
  await compressAll(site, QUICK, { previous })
  expect([readdirSync(site).sort(), readFileSync(join(site, `a.js.${ending}`), 'utf8')]).toEqual([
    ['a.js', `a.js.${ending}`],
    'made before',
  ])
})

test('compressAll(): reuses the copies of a previous site for unchanged files only', async () => {
  const [previous, site] = [folder(), folder()]
  for (const name of ['same.js', 'changed.js']) {
    writeFileSync(join(previous, name), LONG)
    for (const ending of ['.br', '.gz']) writeFileSync(join(previous, name + ending), 'made before')
  }
  writeFileSync(join(site, 'same.js'), LONG)
  writeFileSync(join(site, 'changed.js'), `${LONG}d`)
  await compressAll(site, QUICK, { previous })
  expect(readFileSync(join(site, 'same.js.br'), 'utf8')).toBe('made before')
  expect(readFileSync(join(site, 'same.js.gz'), 'utf8')).toBe('made before')
  expect(gunzipSync(readFileSync(join(site, 'changed.js.gz'))).toString()).toBe(`${LONG}d`)
})

test('compressAll(): compresses one folder only', async () => {
  const site = folder()
  mkdirSync(join(site, 'assets'))
  for (const file of ['a.js', 'assets/b.js']) writeFileSync(join(site, file), LONG)
  await compressAll(site, QUICK, { folder: 'assets' })
  expect(await filesBelow(site)).toEqual(['a.js', 'assets/b.js', 'assets/b.js.br', 'assets/b.js.gz'])
})

test('filesBelow(): lists files of all levels in order, without folders', async () => {
  const site = folder()
  mkdirSync(join(site, 'b/c'), { recursive: true })
  for (const file of ['b/c/z.txt', 'b/a.txt', 'a.txt']) writeFileSync(join(site, file), '')
  expect(await filesBelow(site)).toEqual(['a.txt', 'b/a.txt', 'b/c/z.txt'])
})
