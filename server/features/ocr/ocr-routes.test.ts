import { createHash } from 'node:crypto'
import { mkdir, mkdtemp, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { gzipSync } from 'node:zlib'
import { beforeAll, expect, test } from 'vitest'
import { createApp } from '../../app.ts'
import { languageFolders } from '../../language-folders.ts'
import { readSettings } from '../../settings.ts'
import { testDependencies } from '../../testing/dependencies.fixture.ts'
import { findLanguages } from './find-languages.ts'

const lines: string[] = []
let app: Awaited<ReturnType<typeof createApp>>

const GERMAN = gzipSync('the data of German')
const hashOf = (content: string | Buffer) => createHash('sha256').update(content).digest('hex').slice(0, 16)
const german = `/ocr/deu-${hashOf(GERMAN)}.traineddata`
const french = `/ocr/fra-${hashOf('of French, unpacked')}.traineddata`

beforeAll(async () => {
  const folder = await mkdtemp(join(tmpdir(), 'sundry-ocr-'))
  const put = async (path: string, content: string | Buffer) => {
    await mkdir(join(folder, path, '..'), { recursive: true })
    await writeFile(join(folder, path), content)
  }
  await put('own/deu.traineddata.gz', GERMAN)
  await put('own/notes.txt', 'no data')
  await put('own/../secret.traineddata', 'not to be served')
  await put('system/5/tessdata/deu.traineddata', 'another German')
  await put('system/5/tessdata/fra.traineddata', 'of French, unpacked')
  await put('system/5/tessdata/osd.traineddata', 'finds the orientation')
  app = await createApp(
    await testDependencies({
      ocrFolders: [join(folder, 'own'), join(folder, 'missing'), join(folder, 'system/*/tessdata')],
      now: () => 0,
      log: (line) => lines.push(line),
    }),
  )
})

test('the list names each language once, from the first folder that has it, with its real sizes', async () => {
  const response = await app.request('/ocr/languages.json')
  expect(response.headers.get('cache-control')).toBe('no-cache')
  expect(await response.json()).toEqual({
    languages: [
      { code: 'fra', name: 'French', nativeName: 'Français', address: french, wireBytes: 19, bytes: 19 },
      {
        code: 'deu',
        name: 'German',
        nativeName: 'Deutsch',
        address: german,
        wireBytes: GERMAN.length,
        bytes: 18,
      },
    ],
  })
})

test.each([
  ['packed, to those who take it so', german, 'gzip, br', 'gzip', String(GERMAN.length)],
  ['unpacked, to all others', german, 'br, gzip;q=0', null, '18'],
  ['unpacked again', german, '', null, '18'],
  ['as it is, where it lies unpacked', french, 'gzip', null, '19'],
])('data is sent %s', async (_, address, accepts, encoding, length) => {
  const response = await app.request(address, { headers: { 'accept-encoding': accepts } })
  expect(response.status).toBe(200)
  expect(response.headers.get('content-encoding')).toBe(encoding)
  expect(response.headers.get('content-length')).toBe(length)
  expect(response.headers.get('cache-control')).toBe('public, max-age=31536000, immutable')
  expect(response.headers.get('vary')).toBe('accept-encoding')
  expect(response.headers.get('content-type')).toBe('application/octet-stream')
  const head = await app.request(address, { method: 'HEAD', headers: { 'accept-encoding': accepts } })
  expect([head.status, Object.fromEntries(head.headers)]).toEqual([200, Object.fromEntries(response.headers)])
  expect(await head.text()).toBe('')
  const bytes = Buffer.from(await response.arrayBuffer())
  expect(bytes).toEqual(
    encoding ? GERMAN : Buffer.from(address === german ? 'the data of German' : 'of French, unpacked'),
  )
})

test('skips files that are not languages; of two folders that match a pattern the first wins', async () => {
  const folder = await mkdtemp(join(tmpdir(), 'sundry-ocr-'))
  for (const [path, content] of [
    ['5/equ.traineddata', 'equations'],
    ['5/osd.traineddata.gz', 'orientation'],
    ['5/chi_sim_vert.traineddata', 'Chinese'],
    ['5/Chi.traineddata', 'no code'],
    ['5/english.traineddata', 'no code'],
    ['5/eng.traineddata.zip', 'no data'],
    ['4/eng.traineddata', 'English 4'],
    ['5/eng.traineddata', 'English 5'],
  ] as const) {
    await mkdir(join(folder, path, '..'), { recursive: true })
    await writeFile(join(folder, path), content)
  }
  const found = await findLanguages([join(folder, '*')])
  expect(found.map(({ code, path, isPacked }) => [code, path, isPacked])).toEqual([
    ['eng', join(folder, '4/eng.traineddata'), false],
    ['chi_sim_vert', join(folder, '5/chi_sim_vert.traineddata'), false],
  ])
})

test('the operator’s folder takes precedence over downloaded data, and that over the system’s', () => {
  const places = languageFolders(readSettings({ OCR_DATA_DIR: '/mine', DATA_DIR: '/data' }))
  expect(places.slice(0, 2)).toEqual(['/mine', '/data/ocr'])
  expect(places[2]).toMatch(/\/languages$/)
  expect(places[3]).toMatch(/node_modules\/@tesseract\.js-data\/\*\/4\.0\.0_best_int$/)
  expect(languageFolders(readSettings({})).slice(0, 1)).toEqual(['.data/ocr'])
})

test.each([
  '/ocr/secret.traineddata',
  '/ocr/deu.traineddata',
  `/ocr/deu-${'0'.repeat(16)}.traineddata`,
  '/ocr/..%2fsecret.traineddata',
  '/ocr/%2e%2e/secret.traineddata',
])('%s is not there', async (address) => {
  expect((await app.request(address)).status).toBe(404)
})

test('a server without any data says so with an empty list', async () => {
  const bare = await createApp(await testDependencies())
  expect(await (await bare.request('/ocr/languages.json')).json()).toEqual({ languages: [] })
})

test('logs the route without the path of the file', async () => {
  lines.length = 0
  await (await app.request('/ocr/languages.json')).text()
  await (await app.request(german)).arrayBuffer()
  expect(lines).toEqual([
    '1970-01-01T00:00:00.000Z GET /ocr/languages.json 200 0ms',
    '1970-01-01T00:00:00.000Z GET /ocr/:file 200 0ms',
  ])
})
