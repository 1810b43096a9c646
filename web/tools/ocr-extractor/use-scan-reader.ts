import type { OcrLanguage } from '#contract/ocr-languages.ts'
import type { OcrOptions } from '#lib/ocr/ocr-options.ts'
import type { ReadPage } from '#lib/ocr/read-page.ts'
import { type Result, toResultAsync } from '#lib/result/result.ts'
import type { Problem } from '#lib/result/user-error.ts'
import type { Loading } from '#lib/worker/answer-jobs.ts'
import { loadLanguages } from '#web/platform/ocr/language-list.ts'
import type { WorkerPool } from '#web/platform/worker/worker-pool.ts'
import { type ListedScan, wantedPages } from './listed-scan.ts'
import type { ReadJob } from './scan-job.ts'
import { scanText, type TextPage } from './scan-text.ts'
import type { Settings } from './settings.ts'
import { getChosen } from './use-languages.ts'
import type { Running } from './use-reading.ts'
import type { ScanList } from './use-scan-list.ts'

export type Watch = { readonly signal: AbortSignal; readonly onChange: (running: Running) => void }

/**
 * Reads the requested pages of the files and reports the result of each to the list. Returns the error that affects all
 * files, if any.
 */
export async function readScans(
  scans: readonly ListedScan[],
  settings: Settings,
  list: ScanList,
  { signal, onChange }: Watch,
): Promise<Result<undefined>> {
  const languages = await toResultAsync(async () =>
    getChosen(await loadLanguages(), settings.language, settings.others),
  )
  if (!languages.ok) return languages
  const progress = new Progress(onChange)
  const pool = await list.readers()
  const orders = scans.flatMap((scan) => {
    const pages = wantedPages(scan)
    return pages.ok ? [{ scan, pages: pages.value }] : []
  })
  progress.expect(orders.reduce((sum, { pages }) => sum + pages.length, 0))
  await Promise.all(
    orders.map(({ scan, pages }) =>
      readScan(scan, pages, getOptions(settings, languages.value, scan), { pool, list, signal, progress }),
    ),
  )
  return { ok: true, value: undefined }
}

function getOptions(settings: Settings, languages: readonly OcrLanguage[], { part }: ListedScan): OcrOptions {
  const { layout, isForced, turns, straightens, inverts, evens, cleans, enlarges } = settings
  return {
    languages,
    layout,
    isForced,
    part,
    steps: { turns, straightens, inverts, evens, cleans, enlarges },
  }
}

type Means = {
  readonly pool: WorkerPool
  readonly list: ScanList
  readonly signal: AbortSignal
  readonly progress: Progress
}

async function readScan(
  scan: ListedScan,
  pages: readonly number[],
  options: OcrOptions,
  { pool, list, signal, progress }: Means,
): Promise<void> {
  const { id, file, document } = scan
  const read: TextPage[] = []
  let problem: Problem | undefined
  list.change(id, { isInWork: true })
  await Promise.all(
    pages.map(async (number, index) => {
      const page = progress.begin()
      try {
        const result = await pool.run<ReadJob, ReadPage>(
          { kind: 'read', document, page: number, options },
          { signal, onProgress: page.report, onLoading: progress.reportLoading },
        )
        if (result.ok) read[index] = { number, page: result.value }
        else problem ??= pages.length > 1 ? ofPage(number, result.problem) : result.problem
      } catch {
        if (!signal.aborted) problem ??= { message: `"${file.name}" could not be read.`, detail: '' }
      }
      page.end()
    }),
  )
  // A cancelled file returns to its previous state.
  if (signal.aborted) return list.change(id, { isInWork: false })
  // One page that cannot be read never stops the others.
  const good = read.filter((page) => page !== undefined)
  list.change(id, {
    isInWork: false,
    problem,
    ...(good.length > 0 && { result: scanText(good), word: undefined }),
  })
  list.say(problem?.message ?? `${file.name} was read`)
}

function ofPage(number: number, { message, detail }: Problem): Problem {
  return { message: `Page ${number + 1}: ${message}`, detail }
}

/** Minimum interval between progress updates. */
const REPORT_INTERVAL_MS = 200

/** Sums up the progress of all pages and reports it at intervals. */
class Progress {
  readonly #report: (running: Running) => void
  readonly #fractions: number[] = []
  #total = 0
  #done = 0
  #loading: Loading | undefined
  #lastReportAt = Number.NEGATIVE_INFINITY

  constructor(report: (running: Running) => void) {
    this.#report = report
  }

  expect(pages: number): void {
    this.#total = pages
    this.#reportNow()
  }

  begin() {
    const index = this.#fractions.push(0) - 1
    return {
      report: (fraction: number) => {
        this.#fractions[index] = fraction
        this.#loading = undefined
        this.#reportThrottled()
      },
      end: () => {
        this.#fractions[index] = 1
        this.#done++
        this.#reportNow()
      },
    }
  }

  readonly reportLoading = (loading: Loading) => {
    // Report a growing total at once: the visitor waits for this download.
    const isNews = this.#loading?.totalBytes !== loading.totalBytes
    this.#loading = loading.receivedBytes < loading.totalBytes ? loading : undefined
    if (isNews) this.#reportNow()
    else this.#reportThrottled()
  }

  #reportThrottled(): void {
    if (performance.now() - this.#lastReportAt >= REPORT_INTERVAL_MS) this.#reportNow()
  }

  #reportNow(): void {
    this.#lastReportAt = performance.now()
    const sum = this.#fractions.reduce((all, one) => all + one, 0)
    this.#report({
      total: this.#total,
      done: this.#done,
      fraction: this.#total === 0 ? 0 : sum / this.#total,
      loading: this.#loading,
    })
  }
}
