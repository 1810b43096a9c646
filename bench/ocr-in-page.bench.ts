/**
 * Recognizes a scan of 40 pages with the page in Chromium (two workers) and with native Tesseract and the same data
 * (two processes of one thread each), one after the other in the same run. Then repeats it and cancels halfway. Prints
 * wall-clock and processor times, the page's longest task and its memory. Requires a build, `CHROMIUM`, tesseract,
 * poppler and ImageMagick; `node bench/ocr-in-page.bench.ts 10` uses ten pages.
 */
import { execFile, execFileSync } from 'node:child_process'
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { loadavg, tmpdir } from 'node:os'
import { join } from 'node:path'
import { promisify } from 'node:util'
import { chromium } from 'playwright'
import { chromiumOptions } from '../e2e/chromium.ts'
import { startServer } from '../server/testing/server-process.ts'
import { drawPages } from './ocr/draw-pages.ts'
import { dataFolder } from './ocr/language-data.ts'
import { endedChildrenMs } from './processor-time.ts'
import { requireAll } from './requirements.ts'
import { openWatched, pageMb } from './watched-page.ts'

requireAll('site', 'linux', 'chromium', 'imagemagick', 'poppler', 'tesseract')

const COUNT = Number(process.argv[2] ?? 40)
const SPOILED = ['clean-serif', 'noisy', 'shaded', 'skewed-3', 'two-columns']
const MAX_WAIT = 1_200_000

const folder = mkdtempSync(join(tmpdir(), 'sundry-scan-'))
const server = await startServer({ DATA_DIR: join(folder, 'data') })
try {
  const scan = await makeScan()
  const theirs = await byTesseract(scan)
  await byPage(scan, theirs)
} finally {
  await server.end('SIGTERM')
  rmSync(folder, { recursive: true })
}

/** Creates a PDF that contains only images of pages, some of them as scanners produce them. */
async function makeScan(): Promise<string> {
  const drawn = await drawPages(join(tmpdir(), 'sundry-ocr-bench'))
  const pages = SPOILED.map((name) => drawn.find((page) => page.name === name)?.file ?? '')
  const scan = join(folder, 'scan.pdf')
  const photos = pages.map((page, index) => {
    const photo = join(folder, `photo-${index}.jpg`)
    execFileSync('convert', [page, '-quality', '85', photo])
    return photo
  })
  const images = Array.from(
    { length: COUNT },
    (_, index) => `<img src="file://${photos[index % photos.length]}">`,
  )
  const document = join(folder, 'scan.html')
  writeFileSync(
    document,
    `<style>@page { size: A4; margin: 0 } img { display: block; width: 210mm; height: 296mm; object-fit: contain; break-after: page }</style>${images.join('')}`,
  )
  const browser = await chromium.launch({
    executablePath: chromiumOptions.executablePath,
    args: ['--no-sandbox'],
  })
  const page = await browser.newPage()
  await page.goto(`file://${document}`)
  await page.pdf({ path: scan, preferCSSPageSize: true })
  await browser.close()
  return scan
}

type Took = { readonly seconds: number; readonly processorSeconds: number }

/** The pages drawn and read, two at a time. */
async function byTesseract(scan: string): Promise<Took> {
  const run = promisify(execFile)
  const data = dataFolder('eng', folder)
  const started = performance.now()
  const processorStarted = endedChildrenMs()
  const left = Array.from({ length: COUNT }, (_, index) => String(index + 1))
  const work = async () => {
    for (let page = left.shift(); page; page = left.shift()) {
      const image = join(folder, `page-${page}`)
      await run('pdftoppm', ['-r', '300', '-gray', '-f', page, '-l', page, '-singlefile', scan, image])
      await run('tesseract', [`${image}.pgm`, image, '--tessdata-dir', data, '--psm', '3'], {
        env: { ...process.env, OMP_THREAD_LIMIT: '1' },
      })
    }
  }
  await Promise.all([work(), work()])
  return {
    seconds: (performance.now() - started) / 1000,
    processorSeconds: (endedChildrenMs() - processorStarted) / 1000,
  }
}

async function byPage(scan: string, theirs: Took): Promise<void> {
  const { page, measure, close } = await openWatched(`${server.url}/ocr-extractor`)
  const extract = page.getByRole('button', { name: 'Extract Text', exact: true })
  const progress = page.getByRole('progressbar')
  await page.getByLabel('Choose image or PDF').setInputFiles(scan)
  await page.getByText(`of ${COUNT}`, { exact: true }).waitFor()
  const all = await measure(async () => {
    await extract.click()
    await page.getByRole('textbox', { name: 'Extracted text' }).first().waitFor({ timeout: MAX_WAIT })
  })
  const ratio = (of: keyof Took) => (all[of] / theirs[of]).toFixed(2)
  const formatCost = ({ seconds, processorSeconds }: Took) =>
    `${seconds.toFixed(1)} s (processor ${processorSeconds.toFixed(1)} s)`
  notify(
    `${COUNT} pages: ratio ${ratio('seconds')}, of processor time ${ratio('processorSeconds')} · ours ${formatCost(all)}, longest task ${all.maxTaskMs.toFixed(0)} ms, memory ${all.peakMb.toFixed(0)} MB · Tesseract ${formatCost(theirs)} · load ${loadavg()[0]?.toFixed(1)}`,
  )
  await page.reload()
  await page.locator('html[data-hydrated=navigation]').waitFor({ state: 'attached' })
  await page.getByLabel('Choose image or PDF').setInputFiles(scan)
  await page.getByText(`of ${COUNT}`, { exact: true }).waitFor()
  const half = await measure(async () => {
    await extract.click()
    await page.waitForFunction(isAtPage, Math.ceil(COUNT / 2), { timeout: MAX_WAIT })
  })
  const cancelled = await measure(async () => {
    await page.getByRole('button', { name: 'Cancel' }).click()
    await progress.waitFor({ state: 'detached' })
  })
  await page.waitForTimeout(2000)
  notify(
    `cancelled at page ${Math.ceil(COUNT / 2)} within ${(cancelled.seconds * 1000).toFixed(0)} ms: memory ${half.peakMb.toFixed(0)} MB at its highest, ${pageMb().toFixed(0)} MB two seconds later`,
  )
  await close()
}

function isAtPage(number: number): boolean {
  const label = document.querySelector('[role=progressbar]')?.getAttribute('aria-label') ?? ''
  return Number(/^Page (\d+) /.exec(label)?.[1]) >= number
}

function notify(line: string): void {
  process.stdout.write(`${line}\n`)
}
