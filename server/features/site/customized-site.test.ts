import { mkdirSync, mkdtempSync, readdirSync, rmSync, statSync, utimesSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { basename, join } from 'node:path'
import { afterEach, beforeEach, expect, onTestFinished, test } from 'vitest'
import { customizedSite } from './customized-site.ts'

const FINGERPRINT_FILES = [
  'site/service-worker.js',
  'render/entry-server.js',
  'parts.json',
  'site/index.html',
]
const WORDS = { meta: { notice: 'Closed on Friday' } }
const NODE = process.execPath

// In the place of the process that makes the pages stands one that ends at once, well.
beforeEach(() => {
  process.execPath = 'true'
})
afterEach(() => {
  process.execPath = NODE
})

/** Creates a minimal build with only the fingerprint files, and a folder for pages. */
function places() {
  const root = mkdtempSync(join(tmpdir(), 'sundry-fitted-'))
  onTestFinished(() => rmSync(root, { recursive: true, force: true }))
  const [build, folder] = [join(root, 'build'), join(root, 'data', 'site')]
  for (const file of FINGERPRINT_FILES) {
    mkdirSync(join(build, file, '..'), { recursive: true })
    writeFileSync(join(build, file), `of ${file}`)
  }
  return { build, folder }
}

/** Pages that were used last at a time, in seconds. */
function make(folder: string, name: string, at: number): void {
  mkdirSync(join(folder, name), { recursive: true })
  utimesSync(join(folder, name), at, at)
}

test('pages are rendered once, and each request updates their time of use', async () => {
  const { build, folder } = places()
  const customized = await customizedSite(build, WORDS, folder)
  const name = basename(customized)
  expect([name, customized, readdirSync(folder)]).toEqual([
    expect.stringMatching(/^[\da-f]{16}$/),
    join(folder, name),
    [name],
  ])
  make(folder, name, 1_000)
  process.execPath = 'false'
  expect(await customizedSite(build, WORDS, folder)).toBe(customized)
  expect(statSync(customized).mtimeMs).toBeGreaterThan(1_000_000)
})

test('retains the two most recently used sets of pages in addition to those in use', async () => {
  const { build, folder } = places()
  for (const [name, at] of [
    ['oldest', 1_000],
    ['second', 3_000],
    ['third', 2_000],
    ['newest', 4_000],
  ] as const)
    make(folder, name, at)
  const name = basename(await customizedSite(build, WORDS, folder))
  expect(readdirSync(folder).sort()).toEqual(['newest', 'second', name].sort())
  make(folder, name, 1)
  await customizedSite(build, WORDS, folder)
  expect(readdirSync(folder).sort()).toEqual(['newest', 'second', name].sort())
})

test('other settings and each changed fingerprint file get separate pages', async () => {
  const { build, folder } = places()
  const customized = [
    await customizedSite(build, WORDS, folder),
    await customizedSite(build, { ...WORDS, basePath: '/tools' }, folder),
  ]
  for (const file of FINGERPRINT_FILES) {
    writeFileSync(join(build, file), 'of a newer build')
    customized.push(await customizedSite(build, WORDS, folder))
  }
  expect(new Set(customized).size).toBe(6)
  expect(await customizedSite(build, WORDS, folder)).toBe(customized[5])
})

test('reports pages that cannot be rendered or written, and never treats them as complete', async () => {
  const { build, folder } = places()
  await expect(customizedSite(build, WORDS, join(build, 'parts.json'))).rejects.toThrow(
    'the pages cannot be written below DATA_DIR: ',
  )
  process.execPath = 'false'
  await expect(customizedSite(build, WORDS, folder)).rejects.toThrow('the pages could not be made: ')
  await expect(customizedSite(build, WORDS, folder)).rejects.toThrow('the pages could not be made: ')
  process.execPath = 'true'
  const customized = await customizedSite(build, WORDS, folder)
  expect(readdirSync(folder)).toEqual([basename(customized)])
})
