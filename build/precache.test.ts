import { mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { dirname, join } from 'node:path'
import { expect, onTestFinished, test } from 'vitest'
import type { Precache } from '#contract/site.ts'
import { customizedWorker, writePrecache } from './precache.ts'

const MAP = {
  fileByPath: { '/': 'index.html', '/loans': 'loans.html' },
  below: { '/poll/': 'poll/any.html' },
  notFound: '404.html',
  categoryNotFound: 'tools/404.html',
  documents: {
    'index.html': { script: 's', styles: ['t'] },
    'loans.html': { script: 's', styles: ['t'] },
    'poll/any.html': { script: 's', styles: ['t'] },
    '404.html': { script: 's', styles: ['t'] },
    'tools/404.html': { script: 's', styles: ['t'] },
  },
}
const PAGES = Object.keys(MAP.documents)

/** Returns the list and the script of a worker with the offline list of these files prepended. */
async function listed(files: readonly string[], textOf = (file: string) => `of ${file}`) {
  const site = mkdtempSync(join(tmpdir(), 'sundry-precache-'))
  onTestFinished(() => rmSync(site, { recursive: true }))
  for (const file of [...files, 'service-worker.js']) {
    mkdirSync(dirname(join(site, file)), { recursive: true })
    writeFileSync(join(site, file), file === 'service-worker.js' ? 'work()\nmore()' : textOf(file))
  }
  await writePrecache(site, MAP)
  return partsOf(readFileSync(join(site, 'service-worker.js'), 'utf8'))
}

function partsOf(worker: string) {
  const [first = '', ...rest] = worker.split('\n')
  const list: Precache = JSON.parse(first.replace(/^self\.precache=/, '').replace(/;$/, ''))
  return { list, script: rest.join('\n'), worker }
}

test('precaches pages, scripts, styles and small images in order, with the file for each path', async () => {
  const { list, script } = await listed([
    ...PAGES,
    'assets/b.js',
    'assets/a.css',
    'icon.svg',
    'licenses.json',
  ])
  expect(list).toEqual({
    version: expect.stringMatching(/^[\da-f]{16}$/),
    files: [
      '/404.html',
      '/assets/a.css',
      '/assets/b.js',
      '/icon.svg',
      '/index.html',
      '/loans.html',
      '/poll/any.html',
      '/tools/404.html',
    ],
    engines: [],
    fileByPath: { '/': '/index.html', '/loans': '/loans.html' },
    below: { '/poll/': '/poll/any.html' },
    notFound: '/404.html',
    categoryNotFound: '/tools/404.html',
  })
  expect(script).toBe('work()\nmore()')
})

test.each([
  'assets/a.wasm',
  'assets/a.js.br',
  'assets/a.js.gz',
  'assets/a.js.map',
  'assets/eng.traineddata',
  'assets/engine-heic-1/libheif.js',
  'share.png',
  'screenshot-wide.png',
  'icon-180.png',
  'licenses.json',
  'icon-512.png',
  'robots.txt',
  'licenses.txt',
  'assets/hosted-screen-a1.js',
  'assets/hosted-run-a1.js',
  'assets/author-card-a1.js',
  'assets/host-screen-a1.js',
  'assets/lead-notice-a1.js',
  'assets/runoff-table-a1.js',
  'assets/arrivals-a1.js',
])('%s is cached on first use, not precached', async (file) => {
  const { list } = await listed(['index.html', file])
  expect(list.files).toEqual(['/index.html'])
})

test.each(['icon-192.png', 'assets/share.js', 'assets/card-a1.js', 'about.txt'])(
  '%s is precached',
  async (file) => {
    expect((await listed([file])).list.files).toEqual([`/${file}`])
  },
)

test('each engine is named once, however many files it has', async () => {
  const { list } = await listed([
    'assets/engine-a/x.js',
    'assets/engine-a/y.wasm',
    'assets/b.wasm',
    'share.png',
  ])
  expect(list.engines).toEqual(['/assets/b.wasm', '/assets/engine-a'])
})

test('the version changes with any byte of a cached file, and with no other', async () => {
  const files = ['index.html', 'assets/a.wasm']
  const versionWith = async (changed: string) =>
    (await listed(files, (file) => (file === changed ? 'new' : 'old'))).list.version
  const version = await versionWith('none')
  expect(await versionWith('index.html')).not.toBe(version)
  expect(await versionWith('assets/a.wasm')).toBe(version)
})

test('regenerated documents replace their entries in the list, disabled ones are removed, other files remain', async () => {
  const { worker, list } = await listed([...PAGES, 'assets/a.js'])
  const { 'loans.html': _, ...documents } = MAP.documents
  const map = { ...MAP, fileByPath: { '/': 'index.html' }, below: {}, documents }
  const refitted = partsOf(customizedWorker(worker, map, 'words'))
  expect(refitted.list).toEqual({
    ...list,
    version: expect.stringMatching(/^[\da-f]{16}$/),
    files: ['/404.html', '/assets/a.js', '/index.html', '/poll/any.html', '/tools/404.html'],
    fileByPath: { '/': '/index.html' },
    below: {},
  })
  expect(refitted.script).toBe('work()\nmore()')
  const versions = ['words', 'other words'].map(
    (words) => partsOf(customizedWorker(worker, map, words)).list.version,
  )
  expect(new Set([list.version, ...versions]).size).toBe(3)
  expect(versions[0]).toBe(refitted.list.version)
})

test('customizedWorker(): a custom script replaces the built one, an empty one does not', async () => {
  const { worker } = await listed(PAGES)
  expect(partsOf(customizedWorker(worker, MAP, '', 'own()')).script).toBe('own()')
  expect(partsOf(customizedWorker(worker, MAP, '', '')).script).toBe('work()\nmore()')
})
