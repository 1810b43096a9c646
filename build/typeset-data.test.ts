import { mkdtempSync, readdirSync, readFileSync, rmSync, statSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { expect, onTestFinished, test } from 'vitest'
import type { FontFamily, TypesetIndex } from '#lib/typeset/fonts/font-index.ts'
import { filesBelow } from './files.ts'
import { packageFiles } from './typeset/typeset-files.ts'
import { writeTypesetData } from './typeset-data.ts'

test('writeTypesetData(): writes every file of the index in its size, those of packages unchanged', async () => {
  const site = mkdtempSync(join(tmpdir(), 'sundry-typeset-'))
  onTestFinished(() => rmSync(site, { recursive: true }))
  await writeTypesetData(site)
  const [engine = ''] = readdirSync(join(site, 'assets'))
  const folder = join(site, 'assets', engine)
  const json = (name: string) => JSON.parse(readFileSync(join(folder, name), 'utf8'))
  const { shaper, subsetter, decoder, families, listed }: TypesetIndex = json('index.json')
  const lists = listed.map(({ list }) => list)
  const all = [...families, ...lists.map(({ file }): FontFamily => json(file))]
  const slices = all.flatMap(({ slices }) => slices)
  const sizes = [shaper, subsetter, decoder, ...lists, ...slices].map(({ file, bytes }) => [file, bytes])
  const written = (await filesBelow(folder)).filter((file) => file !== 'index.json')
  expect(Object.fromEntries(sizes)).toEqual(
    Object.fromEntries(written.map((file) => [file, statSync(join(folder, file)).size])),
  )
  const [name, path] = ['noto-sans/latin.woff2', packageFiles().get('noto-sans/latin.woff2') ?? '']
  expect(readFileSync(join(folder, name)).equals(readFileSync(path))).toBe(true)
})
