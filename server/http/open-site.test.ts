import { createHash } from 'node:crypto'
import { mkdir, mkdtemp, realpath, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { dirname, join } from 'node:path'
import { expect, onTestFinished, test } from 'vitest'
import { builtFolder, emptySite, openSite } from './open-site.ts'

/** Creates a folder with these files, deleted after the test. */
async function folderWith(files: Readonly<Record<string, string | Buffer>>): Promise<string> {
  const folder = await realpath(await mkdtemp(join(tmpdir(), 'sundry-built-')))
  onTestFinished(() => rm(folder, { recursive: true }))
  for (const [name, content] of Object.entries(files)) {
    await mkdir(dirname(join(folder, name)), { recursive: true })
    await writeFile(join(folder, name), content)
  }
  return folder
}

const mapOf = (...documents: string[]) =>
  JSON.stringify({
    ...emptySite.map,
    documents: Object.fromEntries(documents.map((file) => [file, { script: '', styles: [] }])),
  })

test('a file is known by its path, with its type, its size, its sum and its compressed copies', async () => {
  const large = Buffer.alloc(300_000, 'sundry')
  const folder = await folderWith({
    'site.json': mapOf(),
    'site/index.html': '<h1>Home</h1>',
    'site/index.html.br': 'b',
    'site/index.html.gz': 'g',
    'site/a/b.js': 'let a',
    'site/a/b.js.gz': 'g',
    'site/large.bin': large,
    'site/empty.txt': '',
  })
  const { files } = await openSite(folder)
  expect([...files.keys()].sort()).toEqual(['a/b.js', 'empty.txt', 'index.html', 'large.bin'])
  const etagOf = (content: string | Buffer) =>
    `"${createHash('sha256').update(content).digest('base64url').slice(0, 22)}"`
  const whole = (name: string, sizeBytes: number) => ({
    path: join(folder, 'site', name),
    start: 0,
    sizeBytes,
  })
  expect(files.get('index.html')).toEqual({
    type: 'text/html; charset=utf-8',
    etag: etagOf('<h1>Home</h1>'),
    identity: whole('index.html', 13),
    br: whole('index.html.br', 1),
    gzip: whole('index.html.gz', 1),
  })
  expect(files.get('a/b.js')).toMatchObject({
    etag: etagOf('let a'),
    br: undefined,
    gzip: whole('a/b.js.gz', 1),
  })
  expect(files.get('large.bin')).toMatchObject({
    etag: etagOf(large),
    identity: whole('large.bin', 300_000),
    br: undefined,
    gzip: undefined,
  })
  expect(files.get('empty.txt')).toMatchObject({ etag: etagOf(''), identity: whole('empty.txt', 0) })
})

test('a joined file is a part of another, with its own sum and compressed copies', async () => {
  const folder = await folderWith({
    'site.json': mapOf(),
    'site/index.html': 'x',
    'joined-files.bin': 'abcdef',
    'joined-files.json': JSON.stringify({
      'assets/a.js': [0, 3],
      'assets/b.js': [3, 2],
      'assets/b.js.br': [5, 1],
    }),
  })
  const { files } = await openSite(folder)
  const path = join(folder, 'joined-files.bin')
  expect([...files.keys()].sort()).toEqual(['assets/a.js', 'assets/b.js', 'index.html'])
  expect(files.get('assets/b.js')).toEqual({
    type: 'text/javascript',
    etag: `"${createHash('sha256').update('de').digest('base64url').slice(0, 22)}"`,
    identity: { path, start: 3, sizeBytes: 2 },
    br: { path, start: 5, sizeBytes: 1 },
    gzip: undefined,
  })
})

test.each([
  ['.html', 'text/html; charset=utf-8'],
  ['.js', 'text/javascript'],
  ['.mjs', 'text/javascript'],
  ['.css', 'text/css; charset=utf-8'],
  ['.svg', 'image/svg+xml'],
  ['.txt', 'text/plain; charset=utf-8'],
  ['.wasm', 'application/wasm'],
  ['', 'application/octet-stream'],
])('a file that ends with “%s” is sent as %s', async (end, type) => {
  const { files } = await openSite(await folderWith({ 'site.json': mapOf(), [`site/file${end}`]: 'x' }))
  expect(files.get(`file${end}`)?.type).toBe(type)
})

test('documents customized by the operator replace all built ones; other files remain', async () => {
  const build = await folderWith({
    'site.json': mapOf('index.html', 'hidden.html'),
    'site/index.html': 'built',
    'site/hidden.html': 'built',
    'site/service-worker.js': 'built',
    'site/icon.svg': 'built',
  })
  const customized = await folderWith({
    'site.json': mapOf('index.html'),
    'site/index.html': 'fitted',
    'site/service-worker.js': 'fitted',
  })
  const { files, map } = await openSite(build, customized)
  expect(Object.fromEntries([...files].map(([file, { identity }]) => [file, identity.path]))).toEqual({
    'index.html': join(customized, 'site/index.html'),
    'service-worker.js': join(customized, 'site/service-worker.js'),
    'icon.svg': join(build, 'site/icon.svg'),
  })
  expect(Object.keys(map.documents)).toEqual(['index.html'])
})

test('without a finished build it is said how to make one', async () => {
  const unfinished = await folderWith({ 'site/index.html': '' })
  const finished = await folderWith({ 'site.json': mapOf() })
  const hint = 'holds no built site. Start Sundry with "npm start", which builds it.'
  for (const folder of [unfinished, join(finished, 'none')])
    await expect(builtFolder(folder)).rejects.toThrow(new Error(`${folder} ${hint}`))
  expect(await builtFolder(finished)).toBe(finished)
})
