import { readFileSync } from 'node:fs'
import { chromium, type Page } from 'playwright'
import { chromiumOptions } from '../e2e/chromium.ts'
import { descendants, runningChildrenMs } from './processor-time.ts'

export type Cost = {
  readonly seconds: number
  /** Of the processor, by the browser and whatever else runs below this process. */
  readonly processorSeconds: number
  readonly maxTaskMs: number
  readonly peakMb: number
}

export type WatchedPage = {
  readonly page: Page
  /** Runs the work and returns its time, the longest task of the page so far and the peak memory. */
  readonly measure: (work: () => Promise<unknown>) => Promise<Cost>
  readonly close: () => Promise<void>
}

/** Opens a page of Sundry in a new browser and records its tasks from the start. */
export async function openWatched(address: string): Promise<WatchedPage> {
  const browser = await chromium.launch({
    executablePath: chromiumOptions.executablePath,
    args: ['--no-sandbox'],
  })
  const page = await (await browser.newContext()).newPage()
  await page.addInitScript(noteLongTasks)
  await page.goto(address)
  await page.locator('html[data-hydrated=navigation]').waitFor({ state: 'attached' })
  return { page, measure, close: () => browser.close() }

  async function measure(work: () => Promise<unknown>): Promise<Cost> {
    let peakMb = 0
    const timer = setInterval(() => {
      peakMb = Math.max(peakMb, pageMb())
    }, 200)
    const started = performance.now()
    const processorStarted = runningChildrenMs()
    await work()
    const seconds = (performance.now() - started) / 1000
    const processorSeconds = (runningChildrenMs() - processorStarted) / 1000
    clearInterval(timer)
    return {
      seconds,
      processorSeconds,
      maxTaskMs: await page.evaluate(() => Number(Reflect.get(window, 'longest'))),
      peakMb,
    }
  }
}

function noteLongTasks(): void {
  Object.assign(window, { longest: 0 })
  new PerformanceObserver((list) => {
    for (const { duration } of list.getEntries())
      Object.assign(window, { longest: Math.max(Reflect.get(window, 'longest'), duration) })
  }).observe({ type: 'longtask', buffered: true })
}

/** Returns the private memory of the largest renderer of this run, in MB; the page and its workers run in it. */
export function pageMb(): number {
  const sizes = descendants().map((id) => {
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
