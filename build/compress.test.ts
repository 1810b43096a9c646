import { mkdirSync, mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { brotliDecompressSync, gunzipSync } from 'node:zlib'
import { expect, onTestFinished, test } from 'vitest'
import { compressAll, EVERY_WAY } from './compress.ts'
import { filesBelow } from './files.ts'

const LONG = 'abc '.repeat(500)

function folder(): string {
  const made = mkdtempSync(join(tmpdir(), 'sundry-compress-'))
  onTestFinished(() => rmSync(made, { recursive: true }))
  return made
}

test('compressAll(): writes copies of text and TrueType that decode to it; pictures, WOFF2 and small files get none', async () => {
  const site = folder()
  for (const [file, text] of [
    ['a.html', LONG],
    ['b.png', LONG],
    ['b.ttf', LONG],
    ['b.woff2', LONG],
    ['c.json', '1'],
  ] as const)
    writeFileSync(join(site, file), text)
  await compressAll(site)
  expect(readdirSync(site).sort()).toEqual([
    ...['a.html', 'a.html.br', 'a.html.gz', 'b.png', 'b.ttf', 'b.ttf.br', 'b.ttf.gz', 'b.woff2', 'c.json'],
  ])
  expect(brotliDecompressSync(readFileSync(join(site, 'a.html.br'))).toString()).toBe(LONG)
  expect(gunzipSync(readFileSync(join(site, 'a.html.gz'))).toString()).toBe(LONG)
})

test('of several ways the shortest is kept, and it too unpacks to the text', async () => {
  // Rows of 24 bytes: distances that are multiples of four, which a postfix of two bits shortens.
  const rows = Array.from(
    { length: 3000 },
    (_, row) => `${`${(row * 7919) % 10_007} ${(row * row) % 97}`.padEnd(23)}\n`,
  )
  const sizes: number[] = []
  for (const ways of [undefined, EVERY_WAY]) {
    const site = folder()
    writeFileSync(join(site, 'a.txt'), rows.join(''))
    await compressAll(site, ways)
    const br = readFileSync(join(site, 'a.txt.br'))
    expect(brotliDecompressSync(br).toString()).toBe(rows.join(''))
    sizes.push(br.length)
  }
  expect(sizes[1]).toBeLessThan(sizes[0] ?? 0)
})

test('what has its copy already is left as it is', async () => {
  const site = folder()
  writeFileSync(join(site, 'a.js'), LONG)
  writeFileSync(join(site, 'a.js.br'), 'made before')
  await compressAll(site)
  expect([readdirSync(site).sort(), readFileSync(join(site, 'a.js.br'), 'utf8')]).toEqual([
    ['a.js', 'a.js.br'],
    'made before',
  ])
})

test('the files of a folder are all below it, in order, and no folders', async () => {
  const site = folder()
  mkdirSync(join(site, 'b/c'), { recursive: true })
  for (const file of ['b/c/z.txt', 'b/a.txt', 'a.txt']) writeFileSync(join(site, file), '')
  expect(await filesBelow(site)).toEqual(['a.txt', 'b/a.txt', 'b/c/z.txt'])
})
