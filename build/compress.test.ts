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

test('compressAll(): keeps a copy that is there', async () => {
  const site = folder()
  writeFileSync(join(site, 'a.js'), LONG)
  writeFileSync(join(site, 'a.js.br'), 'made before')
  await compressAll(site, QUICK)
  expect([readdirSync(site).sort(), readFileSync(join(site, 'a.js.br'), 'utf8')]).toEqual([
    ['a.js', 'a.js.br'],
    'made before',
  ])
})

test('filesBelow(): lists files of all levels in order, without folders', async () => {
  const site = folder()
  mkdirSync(join(site, 'b/c'), { recursive: true })
  for (const file of ['b/c/z.txt', 'b/a.txt', 'a.txt']) writeFileSync(join(site, file), '')
  expect(await filesBelow(site)).toEqual(['a.txt', 'b/a.txt', 'b/c/z.txt'])
})
