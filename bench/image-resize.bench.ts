/**
 * Resizes 50 photos of 12 megapixels to 1920 pixels with the page in Chromium (two workers) and with ImageMagick (two
 * processes), one after the other in the same run. Prints times, the page's longest task and the browser's memory.
 * Requires a build and `CHROMIUM`; `node bench/image-resize.bench.ts 10` uses ten photos.
 */
import { execFileSync, spawn } from 'node:child_process'
import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { startServer } from '../server/testing/server-process.ts'
import { requireAll } from './requirements.ts'
import { openWatched } from './watched-page.ts'

requireAll('site', 'linux', 'chromium', 'imagemagick')

const COUNT = Number(process.argv[2] ?? 50)
const SIZE = '4000x3000'
const WIDTH = '1920'

const folder = mkdtempSync(join(tmpdir(), 'sundry-photos-'))
const server = await startServer({ DATA_DIR: join(folder, 'data') })
try {
  const photos = makePhotos()
  const theirs = await byImageMagick(photos)
  const ours = await byPage(photos)
  process.stdout.write(
    `${COUNT} photos of 12 MP to ${WIDTH} px: ratio ${(ours.seconds / theirs).toFixed(2)} · ours ${ours.seconds.toFixed(1)} s, longest task ${ours.maxTaskMs.toFixed(0)} ms, memory ${ours.peakMb.toFixed(0)} MB · ImageMagick ${theirs.toFixed(1)} s\n`,
  )
} finally {
  await server.end('SIGTERM')
  rmSync(folder, { recursive: true })
}

/** Grainy like photos, and no two the same. */
function makePhotos(): string[] {
  const photo = join(folder, 'photo.jpg')
  execFileSync('convert', [
    ...['-size', SIZE, 'plasma:tan-navy', '-attenuate', '0.4', '+noise', 'Gaussian', '-quality', '90', photo],
  ])
  const bytes = readFileSync(photo)
  return Array.from({ length: COUNT }, (_, index) => {
    const path = join(folder, `photo-${index}.jpg`)
    // A comment makes each file another one, and no cache helps.
    const comment = Buffer.from(`\u00ff\u00fe\u0000\u0006${String(index).padStart(4, '0')}`, 'latin1')
    writeFileSync(path, Buffer.concat([bytes.subarray(0, 2), comment, bytes.subarray(2)]))
    return path
  })
}

/** Two processes of one thread each, like our two workers; in linear light, as we do. */
async function byImageMagick(photos: readonly string[]): Promise<number> {
  const started = performance.now()
  const left = [...photos]
  const work = async () => {
    for (let photo = left.shift(); photo; photo = left.shift()) await resizeOne(photo)
  }
  await Promise.all([work(), work()])
  return (performance.now() - started) / 1000
}

function resizeOne(photo: string): Promise<void> {
  const made = photo.replace('photo-', 'theirs-')
  const args = [photo, '-colorspace', 'RGB', '-filter', 'Lanczos', '-resize', WIDTH, '-colorspace', 'sRGB']
  return new Promise((resolve, reject) => {
    const child = spawn('convert', ['-limit', 'thread', '1', ...args, '-quality', '90', made])
    child.on('error', reject)
    child.on('close', () => resolve())
  })
}

async function byPage(photos: readonly string[]) {
  const { page, measure, close } = await openWatched(`${server.url}/image-resizer`)
  await page.getByLabel('Choose images').setInputFiles([...photos])
  await page.getByText(`${COUNT} pictures`).first().waitFor()
  await page.getByLabel('Batch mode').check()
  await page.getByLabel('Width').fill(WIDTH)
  const all = page.getByRole('listitem').filter({ hasText: '4000×3000' })
  await page.waitForFunction(
    (count) => document.querySelectorAll('[aria-label=Images] li').length === count,
    COUNT,
  )
  await all.nth(COUNT - 1).waitFor({ timeout: 120_000 })
  const cost = await measure(async () => {
    await page.getByRole('button', { name: 'Resize All' }).click()
    await page
      .getByText('Completed')
      .nth(COUNT - 1)
      .waitFor({ timeout: 600_000 })
  })
  await close()
  return cost
}
