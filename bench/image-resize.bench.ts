/**
 * Resizes 50 photos of 12 megapixels to 1920 pixels with the page in Chromium, two workers, and with ImageMagick, two
 * processes, one after the other in the same run. Prints times, the page's longest task and the browser's memory.
 * Needs a build and `CHROMIUM`; `node bench/image-resize.bench.ts 10` takes ten photos.
 */
import { execFileSync, spawn } from 'node:child_process'
import { mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { chromium, type Page } from 'playwright'
import { startServer } from '../server/testing/server-process.ts'

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
    `${COUNT} photos of 12 MP to ${WIDTH} px: ratio ${(ours.seconds / theirs).toFixed(2)} · ours ${ours.seconds.toFixed(1)} s, longest task ${ours.longestTaskMs.toFixed(0)} ms, memory ${ours.peakMb.toFixed(0)} MB · ImageMagick ${theirs.toFixed(1)} s\n`,
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
  const { CHROMIUM } = process.env
  const browser = await chromium.launch({
    ...(CHROMIUM && { executablePath: CHROMIUM }),
    args: ['--no-sandbox'],
  })
  const page = await (await browser.newContext()).newPage()
  await page.addInitScript(noteLongTasks)
  await page.goto(`${server.address}/image-resizer`)
  await page.locator('html[data-ready=moves]').waitFor({ state: 'attached' })
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
  const watch = watchMemory()
  const started = performance.now()
  await page.getByRole('button', { name: 'Resize All' }).click()
  await page
    .getByText('Completed')
    .nth(COUNT - 1)
    .waitFor({ timeout: 600_000 })
  const seconds = (performance.now() - started) / 1000
  const peakMb = watch.stop()
  const longestTaskMs = await longestTask(page)
  await browser.close()
  return { seconds, longestTaskMs, peakMb }
}

function noteLongTasks(): void {
  Object.assign(window, { longest: 0 })
  new PerformanceObserver((list) => {
    for (const { duration } of list.getEntries())
      Object.assign(window, { longest: Math.max(Reflect.get(window, 'longest'), duration) })
  }).observe({ type: 'longtask', buffered: true })
}

function longestTask(page: Page): Promise<number> {
  return page.evaluate(() => Number(Reflect.get(window, 'longest')))
}

/** The greatest sum of what the processes of this run's browser hold for themselves, in MB. */
function watchMemory() {
  let peakMb = 0
  const timer = setInterval(() => {
    peakMb = Math.max(peakMb, rendererMb())
  }, 200)
  return {
    stop() {
      clearInterval(timer)
      return peakMb
    },
  }
}

/** Of the largest renderer, in which the page and its workers run. */
function rendererMb(): number {
  const sizes = readdirSync('/proc')
    .filter((name) => /^\d+$/.test(name))
    .map((id) => {
      try {
        if (!readFileSync(`/proc/${id}/cmdline`, 'utf8').includes('--type=renderer')) return 0
        const [, kilobytes = '0'] = /RssAnon:\s+(\d+)/.exec(readFileSync(`/proc/${id}/status`, 'utf8')) ?? []
        return Number(kilobytes) / 1000
      } catch {
        return 0
      }
    })
  return Math.max(0, ...sizes)
}
