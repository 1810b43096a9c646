import { createHash } from 'node:crypto'
import { mkdir, mkdtemp, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { gzipSync } from 'node:zlib'
import { beforeAll, expect, test } from 'vitest'
import { createApp } from '../../app.ts'
import { testOutside } from '../../testing/test-outside.ts'

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
    await testOutside({
      ocrFolders: [join(folder, 'own'), join(folder, 'missing'), join(folder, 'system/*/tessdata')],
      now: () => 0,
      log: (line) => lines.push(line),
    }),
  )
})

test('the list names each language once, from the first folder that has it, with its real sizes', async () => {
  const answer = await app.request('/ocr/languages.json')
  expect(answer.headers.get('cache-control')).toBe('no-cache')
  expect(await answer.json()).toEqual({
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
  ['unpacked, to all others', german, 'br, gzip;q=0', null, null],
  ['as it is, where it lies unpacked', french, 'gzip', null, '19'],
])('data is sent %s', async (_, address, accepts, encoding, length) => {
  const answer = await app.request(address, { headers: { 'accept-encoding': accepts } })
  expect(answer.status).toBe(200)
  expect(answer.headers.get('content-encoding')).toBe(encoding)
  expect(answer.headers.get('content-length')).toBe(length)
  expect(answer.headers.get('cache-control')).toBe('public, max-age=31536000, immutable')
  const bytes = Buffer.from(await answer.arrayBuffer())
  expect(bytes).toEqual(
    encoding ? GERMAN : Buffer.from(address === german ? 'the data of German' : 'of French, unpacked'),
  )
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
  const bare = await createApp(await testOutside())
  expect(await (await bare.request('/ocr/languages.json')).json()).toEqual({ languages: [] })
})

test('the log tells the route and no address of a file', async () => {
  lines.length = 0
  await (await app.request('/ocr/languages.json')).text()
  await (await app.request(german)).arrayBuffer()
  expect(lines).toEqual([
    '1970-01-01T00:00:00.000Z GET /ocr/languages.json 200 0ms',
    '1970-01-01T00:00:00.000Z GET /ocr/:file 200 0ms',
  ])
})
