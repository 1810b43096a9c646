// Error rates and times of OCR on 40 degraded pages of known text, compared with native Tesseract on the same pages
// with the same data in the same run: one thread each, processor time. The data is the page's: best_int if installed
// from npm, else the system's. Needs tesseract with the languages below, ImageMagick and Chromium. `node
// bench/ocr.bench.ts [name]`.
import { execFileSync } from 'node:child_process'
import { existsSync, readFileSync } from 'node:fs'
import { createRequire } from 'node:module'
import { tmpdir } from 'node:os'
import { dirname, join } from 'node:path'
import { type GrayImage, grayBitmap } from '../lib/image/scan/gray-image.ts'
import { ALL_STEPS, prepareScan } from '../lib/image/scan/prepare-scan.ts'
import { readEngineAnswer } from '../lib/ocr/engine-answer.ts'
import type { SeenPage } from '../lib/ocr/read-page.ts'
import { readRightWayUp } from '../lib/ocr/right-way-up.ts'
import { type BenchPage, drawPages } from './ocr/draw-pages.ts'
import { errorRate } from './ocr/error-rate.ts'
import { dataFolder } from './ocr/language-data.ts'
import { endedChildrenMs } from './processor-time.ts'
import { noteLeftOut, requireAll } from './requirements.ts'

requireAll('linux', 'chromium', 'imagemagick', 'tesseract')

type Api = {
  Init(path: null, languages: string, mode: number): number
  SetVariable(name: string, value: string): unknown
  SetImageFile(orientation: number, angle: number): number
  Recognize(monitor: null): number
  GetJSONText(): string
  End(): void
}
type Core = { TessBaseAPI: new () => Api; FS: { writeFile(path: string, bytes: Uint8Array): void } }

const require = createRequire(import.meta.url)
const NAME = 'tesseract-core-relaxedsimd-lstm'
const folder = dirname(require.resolve('tesseract.js-core/package.json'))
const startCore: (settings: object) => Promise<Core> = require(`tesseract.js-core/${NAME}.js`)
const core = await startCore({
  wasmBinary: readFileSync(join(folder, `${NAME}.wasm`)),
  print() {},
  printErr() {},
})
let api: { readonly language: string; readonly value: Api } | undefined

const FOLDER = join(tmpdir(), 'sundry-ocr-bench')
const wanted = process.argv[2] ?? ''
const drawn = (await drawPages(FOLDER)).filter(({ name }) => name.includes(wanted))
const pages = drawn.filter(({ language }) => existsSync(dataFile(language)))
const missing = new Set(drawn.filter((page) => !pages.includes(page)).map(({ language }) => language))
if (missing.size > 0)
  noteLeftOut(
    `ran without language data for ${[...missing].join(', ')} (apt-get install ${[...missing].map((language) => `tesseract-ocr-${language.replace('_', '-')}`).join(' ')})`,
  )
const percent = (share: number) => `${(100 * share).toFixed(2)} %`
const totals = { ours: 0, native: 0, oursMs: 0, nativeMs: 0, worse: 0 }
for (const page of pages) measure(page)
const { ours, native, oursMs, nativeMs, worse } = totals
process.stdout.write(
  `${pages.length} pages: mean error ${percent(ours / pages.length)}, native ${percent(native / pages.length)}; worse than native on ${worse}\n` +
    `time on pages that native reads with at most 1 % errors: ${(oursMs / nativeMs).toFixed(2)} of native's\n`,
)

function measure({ name, file, language, truth }: BenchPage): void {
  const reader = readerOf(language)
  const gray = grayOf(file)
  const began = ownMs()
  const seen = readPrepared(reader, gray)
  const ms = ownMs() - began
  const nativeBegan = endedChildrenMs()
  const text = execFileSync(
    'tesseract',
    [file, '-', '--tessdata-dir', dataFolder(language, FOLDER), '-l', language, '--psm', '3'],
    {
      env: { ...process.env, OMP_THREAD_LIMIT: '1' },
      stdio: ['ignore', 'pipe', 'ignore'],
      encoding: 'utf8',
    },
  )
  const nativeMs = endedChildrenMs() - nativeBegan
  const [error, nativeError] = [errorRate(truth, seen.text), errorRate(truth, text)]
  totals.ours += error
  totals.native += nativeError
  if (error > nativeError) totals.worse++
  // Pages that native Tesseract fails on are excluded, as it fails fast.
  if (nativeError <= 0.01) {
    totals.oursMs += ms
    totals.nativeMs += nativeMs
  }
  process.stdout.write(
    `${name.padEnd(20)} ${percent(error).padStart(9)} ${percent(nativeError).padStart(9)} ${ms.toFixed(0).padStart(6)} ms ${nativeMs.toFixed(0).padStart(6)} ms\n`,
  )
}

function dataFile(language: string): string {
  return join(dataFolder(language, FOLDER), `${language}.traineddata`)
}

function ownMs(): number {
  const { user, system } = process.cpuUsage()
  return (user + system) / 1000
}

/** Reads like the tool: preprocessed, and rotated by 180° if confidence is low. */
function readPrepared(reader: Api, gray: GrayImage): SeenPage {
  const prepared = prepareScan(gray, ALL_STEPS)
  return readRightWayUp(prepared, (image) => read(reader, image)).seen
}

function read(reader: Api, image: GrayImage): SeenPage {
  core.FS.writeFile('/input', grayBitmap(image))
  reader.SetImageFile(1, 0)
  reader.Recognize(null)
  return readEngineAnswer(reader.GetJSONText())
}

function readerOf(language: string): Api {
  if (api?.language === language) return api.value
  api?.value.End()
  const data = readFileSync(dataFile(language))
  core.FS.writeFile(`./${language}.traineddata`, data)
  const value = new core.TessBaseAPI()
  value.Init(null, language, 1)
  for (const [name, setting] of [
    ['tessedit_pageseg_mode', '3'],
    ['user_defined_dpi', '300'],
    ['tessedit_do_invert', '0'],
  ] as const)
    value.SetVariable(name, setting)
  api = { language, value }
  return value
}

function grayOf(file: string): GrayImage {
  const [width = 0, height = 0] = execFileSync('identify', ['-format', '%w %h', file], { encoding: 'utf8' })
    .split(' ')
    .map(Number)
  const levels = execFileSync('convert', [file, '-colorspace', 'sRGB', '-depth', '8', 'gray:-'], {
    maxBuffer: 1e9,
  })
  return { width, height, levels: new Uint8Array(levels) }
}
