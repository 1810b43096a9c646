import { execFileSync } from 'node:child_process'
import { mkdirSync, readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { PDFDocument, rgb } from '@cantoo/pdf-lib'
import type { Page, TestInfo } from '@playwright/test'
import { unzipSync } from 'fflate'
import { offlineTest, untilCached } from '#e2e/offline-test.ts'
import { expect, test } from '#e2e/test.ts'
import { byFfmpeg } from '#lib/audio/sounds.fixture.ts'

type Upload = { readonly name: string; readonly mimeType: string; readonly buffer: Buffer }

const fixture = (name: string): Buffer =>
  readFileSync(new URL(`../../../lib/image/fixtures/${name}`, import.meta.url))
const file = (name: string, buffer: Uint8Array = fixture(name)): Upload => ({
  name,
  mimeType: '',
  buffer: Buffer.from(buffer),
})
const choose = (page: Page, ...files: Upload[]) => page.getByLabel('Choose files').setInputFiles(files)
const button = (page: Page, name: string) => page.getByRole('button', { name, exact: true })
const rows = (page: Page) => page.getByRole('list', { name: 'Files' }).getByRole('listitem')
const summary = (page: Page) => page.getByRole('status', { name: 'Summary' })
const format = (page: Page, label: string) => page.getByLabel('Output format').selectOption(label)

async function save(page: Page, name: string): Promise<{ name: string; bytes: Buffer }> {
  const [download] = await Promise.all([page.waitForEvent('download'), button(page, name).click()])
  return { name: download.suggestedFilename(), bytes: readFileSync(await download.path()) }
}

/** Returns the files of "Download all", by name, after testing the archive. */
async function saveAll(page: Page, info: TestInfo): Promise<Readonly<Record<string, Buffer>>> {
  const { name, bytes } = await save(page, 'Download all')
  expect(name).toBe('converted_files.zip')
  const path = info.outputPath('all.zip')
  writeFileSync(path, bytes)
  execFileSync('unzip', ['-tq', path])
  return Object.fromEntries(Object.entries(unzipSync(bytes)).map(([key, made]) => [key, Buffer.from(made)]))
}

const words = (line: string) => line.split(' ')
const run = (program: string, args: readonly string[], input?: Uint8Array) =>
  execFileSync(program, args, { ...(input && { input }), maxBuffer: 1e9, stdio: ['pipe', 'pipe', 'ignore'] })
const identify = (bytes: Uint8Array) => run('identify', ['-format', '%m %wx%h %A|', '-'], bytes).toString()

/** Every format of the matrix, with the size that it has upright. */
const IMAGES: Readonly<Record<string, string>> = {
  'opaque.png': '40x30',
  'turned-6.jpg': '30x40',
  'cmyk.jpg': '40x30',
  'lossy.webp': '40x30',
  'still.gif': '40x30',
  'plain.bmp': '40x30',
  'drawing.svg': '40x30',
  'small.avif': '40x30',
  'small.heic': '64x48',
  'icons.ico': '48x48',
  'lzw.tif': '40x30',
}

for (const [target, magic] of [
  ['PNG', 'PNG'],
  ['JPG', 'JPEG'],
  ['WEBP', 'WEBP'],
] as const)
  test(`images of every format become ${target}, upright`, async ({ page, open }, info) => {
    await open('/bulk-converter')
    await format(page, target)
    const names = Object.keys(IMAGES)
    await choose(page, ...names.map((name) => file(name)))
    await expect(page.getByRole('heading', { name: `Selected Files (${names.length}/50)` })).toBeVisible()
    await button(page, 'Convert').click()
    await expect(summary(page)).toContainText(`${names.length} converted`)
    const made = Object.values(await saveAll(page, info))
    for (const [index, name] of names.entries())
      expect(identify(made[index] ?? Buffer.alloc(0)), name).toMatch(new RegExp(`^${magic} ${IMAGES[name]} `))
  })

test('images become single-page PDFs without camera metadata', async ({ page, open }, info) => {
  await open('/bulk-converter')
  await format(page, 'PDF')
  const names = [...Object.keys(IMAGES), 'clear.png', 'located.jpg']
  await choose(page, ...names.map((name) => file(name)))
  await button(page, 'Convert').click()
  await expect(summary(page)).toContainText(`${names.length} converted`)
  const made = Object.entries(await saveAll(page, info))
  for (const [index, [name, bytes]] of made.entries()) {
    const path = info.outputPath(`${index}.pdf`)
    writeFileSync(path, bytes)
    run('qpdf', ['--check', path])
    expect(run('pdfinfo', [path]).toString(), name).toMatch(
      /Pages:\s+1\n[\s\S]*Page size:\s+(595.28 x 841.89|841.89 x 595.28)/,
    )
    expect(run('pdfimages', ['-list', path]).toString().trim().split('\n').length, name).toBeGreaterThan(2)
  }
  expect(Object.fromEntries(made)['located.pdf']?.toString('latin1')).not.toContain('Exif')
})

test('each page of a PDF becomes an image at the requested resolution', async ({ page, open }) => {
  const pdf = await PDFDocument.create()
  for (const color of [rgb(1, 0, 0), rgb(0, 0, 1)])
    pdf.addPage([144, 72]).drawRectangle({ width: 144, height: 72, color })
  await open('/bulk-converter')
  await choose(page, file('two.pdf', await pdf.save()))
  await button(page, 'Options').click()
  await page.getByRole('slider', { name: 'Resolution of PDF pages' }).fill('144')
  await button(page, 'Convert').click()
  const { name, bytes } = await save(page, 'Download two.zip')
  expect(name).toBe('two.zip')
  const made = unzipSync(bytes)
  expect(Object.keys(made)).toEqual(['two-1.png', 'two-2.png'])
  expect(identify(made['two-1.png'] ?? new Uint8Array())).toMatch(/^PNG 288x144 /)
  const [red, , blue] = run(
    'convert',
    ['png:-', '-crop', '1x1+100+70', '-depth', '8', 'rgb:-'],
    made['two-2.png'],
  )
  expect([red, blue]).toEqual([0, 255])
})

test('each page of a TIFF becomes a page of its size', async ({ page, open }, info) => {
  const tiff = run('convert', ['-size', '60x40', 'xc:red', '-size', '30x50', 'xc:blue', 'tiff:-'])
  await open('/bulk-converter')
  await choose(page, file('fax.tif', tiff))
  await format(page, 'WEBP')
  await button(page, 'Convert').click()
  const images = unzipSync((await save(page, 'Download fax.zip')).bytes)
  expect(Object.entries(images).map(([name, made]) => `${name} ${identify(made).slice(0, 10)}`)).toEqual([
    'fax-1.webp WEBP 60x40',
    'fax-2.webp WEBP 30x50',
  ])
  await format(page, 'PDF')
  await button(page, 'Options').click()
  await page.getByLabel('Page size').selectOption('As large as the picture')
  await button(page, 'Convert').click()
  const path = info.outputPath('fax.pdf')
  writeFileSync(path, (await save(page, 'Download fax.pdf')).bytes)
  run('qpdf', ['--check', path])
  expect(run('pdfinfo', ['-l', '9', path]).toString()).toMatch(
    /1 size:\s+45 x 30 [\s\S]*2 size:\s+22.5 x 37.5 /,
  )
  const [red, , blue] = run('sh', [
    '-c',
    `pdftoppm -f 2 -r 72 -png ${path} | convert png:- -crop 1x1+9+9 -depth 8 rgb:-`,
  ])
  expect([red, blue]).toEqual([0, 255])
})

/** Three seconds in every container, created by FFmpeg; with the expected number of samples and rate. */
const SOUNDS: readonly (readonly [name: string, args: readonly string[], samples: number, rate: number])[] = [
  ['flac.flac', ['-c:a', 'flac'], 132_300, 44_100],
  ['wav.wav', ['-c:a', 'pcm_s24le'], 132_300, 44_100],
  ['mp3.mp3', ['-b:a', '192k'], 132_300, 44_100],
  ['m4a.m4a', ['-c:a', 'aac'], 132_300, 44_100],
  ['ogg.ogg', ['-c:a', 'libvorbis'], 132_300, 44_100],
  ['opus.opus', ['-c:a', 'libopus'], 144_000, 48_000],
  ['webm.webm', ['-c:a', 'libopus'], 144_000, 48_000],
]
const MUSIC = 'aevalsrc=0.4*sin(2*PI*(200+300*t)*t)|0.3*sin(2*PI*440*t):s=44100:d=3'
const TAGS = ['-metadata', 'title=Grüße', '-metadata', 'artist=漢字', '-metadata', 'album=Album']

const sounds = () =>
  SOUNDS.map(([name, args]) => file(name, byFfmpeg(name, ['-f', 'lavfi', '-i', MUSIC, ...TAGS, ...args])))
const decoded = (path: string) => {
  const bytes = run('ffmpeg', ['-v', 'error', '-i', path, '-f', 'f32le', '-'])
  return new Float32Array(bytes.buffer.slice(bytes.byteOffset, bytes.byteOffset + bytes.length))
}
const loudness = (samples: Float32Array) =>
  Math.sqrt(samples.reduce((sum, value) => sum + value * value, 0) / samples.length)

for (const target of ['mp3', 'wav'] as const)
  test(`sound of every format becomes ${target}, exact to the sample`, async ({ page, open }, info) => {
    const sources = sounds()
    await open('/bulk-converter')
    await format(page, target.toUpperCase())
    await choose(page, ...sources)
    await button(page, 'Convert').click()
    await expect(summary(page)).toContainText(`${SOUNDS.length} converted`, { timeout: 60_000 })
    const made = await saveAll(page, info)
    for (const [index, [name, , samples, rate]] of SOUNDS.entries()) {
      const result = made[`${name.split('.')[0]}.${target}`] ?? Buffer.alloc(0)
      const [path, before] = [info.outputPath(`${index}.${target}`), info.outputPath(name)]
      writeFileSync(path, result)
      writeFileSync(before, sources[index]?.buffer ?? '')
      const sound = decoded(path)
      expect(sound.length / 2, name).toBe(samples)
      const output = run('ffprobe', [
        ...words('-v error -show_entries stream=codec_name,sample_rate -of csv=p=0'),
        path,
      ])
      expect(output.toString().trim(), name).toBe(`${target === 'mp3' ? 'mp3' : 'pcm_s16le'},${rate}`)
      const change = 20 * Math.log10(loudness(sound) / loudness(decoded(before).subarray(0, sound.length)))
      expect(Math.abs(change), name).toBeLessThan(0.05)
      if (target === 'wav') continue
      const [tags] = JSON.parse(run('exiftool', ['-j', '-Title', '-Artist', '-Album', path]).toString())
      // The tag reader finds no title in WebM.
      const title = name === 'webm.webm' ? {} : { Title: 'Grüße' }
      expect(tags, name).toMatchObject({ ...title, Artist: '漢字', Album: 'Album' })
    }
  })

test("a video's audio becomes MP3, with the chosen mono and sample rate", async ({ page, open }, info) => {
  const film = byFfmpeg('film.mp4', [
    ...words('-f lavfi -i testsrc=d=1:s=64x48:r=10 -f lavfi -i'),
    MUSIC,
    ...words('-c:a aac -t 1'),
  ])
  await open('/bulk-converter')
  await format(page, 'MP3')
  await button(page, 'Options').click()
  await page.getByLabel('Channels').selectOption('Mono')
  await page.getByLabel('Sample rate').selectOption('48,000 Hz')
  await choose(page, file('film.mp4', film))
  await button(page, 'Convert').click()
  const { bytes } = await save(page, 'Download film.mp3')
  const path = info.outputPath('film.mp3')
  writeFileSync(path, bytes)
  const output = run('ffprobe', [
    ...words('-v error -show_entries stream=sample_rate,channels -of csv=p=0'),
    path,
  ])
  expect(output.toString().trim()).toBe('48000,1')
  expect(decoded(path).length).toBe(48_000)
})

test('“Convert” tries again after an engine could not be fetched', async ({ page, open }) => {
  await open('/bulk-converter')
  await page.route('**/*.wasm', (route) => route.abort())
  await choose(page, file('small.heic'))
  await button(page, 'Convert').click()
  await expect(summary(page)).toHaveText(/^0 converted, 1 failed/)
  await page.unroute('**/*.wasm')
  await button(page, 'Convert').click()
  await expect(summary(page)).toHaveText(/^1 converted, /)
})

test('damaged files and a decompression bomb fail one by one', async ({ page, open }) => {
  const bomb = Buffer.from(fixture('opaque.png'))
  bomb.writeUInt32BE(30_000, 16)
  bomb.writeUInt32BE(30_000, 20)
  const sound = byFfmpeg('whole.flac', ['-f', 'lavfi', '-i', MUSIC])
  await open('/bulk-converter')
  await choose(
    page,
    file('good.png', fixture('opaque.png')),
    file('cut.jpg', fixture('plain.jpg').subarray(0, 300)),
    file('bomb.png', bomb),
    file('cut.pdf', Buffer.from('%PDF-1.7\nno more')),
    file('empty.png', Buffer.alloc(0)),
    file('noise.mp3', Buffer.from('ID3\x04\0\0\0\0\0\0no sound at all')),
    file('cut.flac', sound.subarray(0, 60)),
  )
  await expect(page.getByRole('alert')).toHaveText(['"empty.png" is empty.'])
  await page.getByLabel('Format for noise.mp3').selectOption('WAV')
  await page.getByLabel('Format for cut.flac').selectOption('MP3')
  await button(page, 'Convert').click()
  await expect(summary(page)).toContainText('1 converted, 5 failed')
  await expect(rows(page).getByRole('alert')).toHaveText([
    '"cut.jpg" is damaged or incomplete.',
    'Not enough memory to convert "bomb.png" (needs about 6867 MB).',
    '"cut.pdf" is damaged or incomplete.',
    /^Could not convert "noise.mp3": The file /,
    /^Could not convert "cut.flac": The file /,
  ])
})

test('a PDF can be cancelled between its pages and converted again', async ({ page, open }) => {
  const pdf = await PDFDocument.create()
  for (let number = 0; number < 40; number++) pdf.addPage([600, 800]).drawText(`Page ${number}`)
  await open('/bulk-converter')
  await choose(page, file('forty.pdf', await pdf.save()))
  await button(page, 'Convert').click()
  await expect(rows(page).getByRole('progressbar')).toHaveAttribute('aria-valuenow', /^[1-9]/)
  await button(page, 'Cancel forty.pdf').click()
  await expect(rows(page)).toContainText('Ready')
  await expect(page.getByRole('progressbar')).toHaveCount(0)
  await expect(page.getByRole('alert')).toHaveCount(0)
  await expect(page.getByRole('button', { name: /^Download/ })).toHaveCount(0)
  await button(page, 'Convert').click()
  const { bytes } = await save(page, 'Download forty.zip')
  expect(Object.keys(unzipSync(bytes))).toHaveLength(40)
})

test('a folder is dropped with its files, and an image is pasted', async ({ page, open, cdp }, info) => {
  const folder = info.outputPath('holiday')
  mkdirSync(join(folder, 'day 2'), { recursive: true })
  writeFileSync(join(folder, 'a.png'), fixture('opaque.png'))
  writeFileSync(join(folder, 'day 2', 'b.jpg'), fixture('plain.jpg'))
  await open('/bulk-converter')
  await page.waitForLoadState('networkidle')
  const { x = 0, y = 0 } = (await page.getByLabel('Choose files').boundingBox()) ?? {}
  for (const type of ['dragEnter', 'dragOver', 'drop'] as const)
    await cdp.send('Input.dispatchDragEvent', {
      type,
      x,
      y,
      data: { items: [], files: [folder], dragOperationsMask: 1 },
    })
  await expect(rows(page)).toHaveText([/a\.png/, /b\.jpg/])
  await page.evaluate(
    (bytes) => {
      const clipboardData = new DataTransfer()
      clipboardData.items.add(new File([Uint8Array.from(bytes)], 'pasted.png', { type: 'image/png' }))
      document.dispatchEvent(new ClipboardEvent('paste', { clipboardData, bubbles: true }))
    },
    [...fixture('clear.png')],
  )
  await expect(rows(page)).toHaveText([/a\.png/, /b\.jpg/, /pasted\.png/])
})

offlineTest(
  'LAME comes from our own address, with its license beside it, and works without a network afterwards',
  async ({ page, open, context }) => {
    await open('/bulk-converter')
    await untilCached(page)
    const response = page.waitForResponse(/engine-mp3-[\d.]+\/mp3\.wasm$/)
    const wav = byFfmpeg('tone.wav', ['-f', 'lavfi', '-i', 'sine=440:d=1:r=44100'])
    await format(page, 'MP3')
    await choose(page, file('tone.wav', wav))
    await button(page, 'Convert').click()
    await expect(summary(page)).toContainText('1 converted')
    const license = (await response).url().replace('mp3.wasm', 'LICENSE.txt')
    expect(await (await page.request.get(license)).text()).toContain('GNU LIBRARY GENERAL PUBLIC LICENSE')
    await context.setOffline(true)
    await page.reload()
    await choose(page, file('tone.wav', wav))
    await button(page, 'Convert').click()
    await expect(summary(page)).toContainText('1 converted')
  },
)
