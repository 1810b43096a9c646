import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { chromium, type Page } from '@playwright/test'
import { chromiumOptions } from '../e2e/chromium.ts'
import { startServer } from '../server/testing/server-process.ts'
import { requireAll } from './requirements.ts'

requireAll('site', 'chromium')

const FEW = 5
const MANY = 500
const KEYS = 60
const PAUSE_MS = 120
const SMOOTH_MS = 50
const ROUNDS = 3

/** Event Timing reports no event with a shorter duration. */
const MIN_MS = 16

/** From a key to the picture that shows it, in milliseconds, in steps of 8; and how long opening blocked at a time. */
type Keys = {
  readonly median: number
  readonly worst: number
  readonly openMs: number
  /** How many keys took less than {@link SMOOTH_MS}. */
  readonly smooth: number
}

async function openQuizOf(page: Page, address: string, count: number): Promise<void> {
  await page.goto(`${address}/about`)
  await page.evaluate((questionCount) => {
    const kinds = ['single', 'several', 'true-false', 'text', 'number']
    const questions = Array.from({ length: questionCount }, (_, index) => ({
      id: `q${index + 1}`,
      kind: kinds[index % kinds.length],
      text: `Which is the answer number ${index}?`,
      options: [...'abcd'].map((id) => ({ id, text: `Answer ${id} of ${index}` })),
      right: ['a'],
      accepted: [`yes ${index}`],
      value: String(index),
      explanation: `That is so because of ${index}.`,
    }))
    const quiz = { title: 'Many', description: '', rules: {}, questions }
    localStorage.setItem('sundry-quizzes', JSON.stringify([{ id: 'many', changed: 1, quiz }]))
  }, count)
  await page.goto(`${address}/quiz-builder`)
  await page.locator('html[data-hydrated=navigation]').waitFor({ state: 'attached' })
  await page.locator(`#question-q${count} textarea`).first().waitFor({ state: 'attached' })
}

async function typeIn(page: Page, address: string, count: number): Promise<Keys> {
  await openQuizOf(page, address, count)
  const openMs = await page.evaluate(
    () =>
      new Promise<number>((resolve) => {
        const notify = (list: PerformanceObserverEntryList) =>
          resolve(Math.max(...list.getEntries().map(({ duration }) => duration)))
        new PerformanceObserver(notify).observe({ type: 'longtask', buffered: true })
        setTimeout(() => resolve(0), 1_000)
      }),
  )
  await page
    .locator(`#question-q${Math.ceil(count / 2)} textarea`)
    .first()
    .click()
  await page.evaluate(() => {
    const durations = new Map<number, number>()
    Object.assign(window, { durations })
    new PerformanceObserver((list) => {
      for (const { name, startTime, duration } of list.getEntries())
        if (name === 'keydown') durations.set(startTime, duration)
    }).observe({ type: 'event', durationThreshold: 0 } as PerformanceObserverInit)
  })
  for (let key = 0; key < KEYS; key++) {
    await page.keyboard.press(key % 6 === 5 ? ' ' : 'e')
    await page.waitForTimeout(PAUSE_MS)
  }
  const durations = await page.evaluate(() => [
    ...(window as unknown as { durations: Map<number, number> }).durations.values(),
  ])
  while (durations.length < KEYS) durations.push(MIN_MS)
  durations.sort((a, b) => a - b)
  return {
    median: durations[KEYS / 2] ?? 0,
    worst: durations.at(-1) ?? 0,
    openMs,
    smooth: durations.filter((duration) => duration < SMOOTH_MS).length,
  }
}

const folder = mkdtempSync(join(tmpdir(), 'sundry-bench-'))
const server = await startServer({ DATA_DIR: folder })
const browser = await chromium.launch(chromiumOptions)
const few: Keys[] = []
const many: Keys[] = []
for (let round = 0; round < ROUNDS; round++)
  for (const [count, results] of [
    [FEW, few],
    [MANY, many],
  ] as const) {
    const page = await browser.newPage()
    results.push(await typeIn(page, server.url, count))
    await page.close()
  }
await browser.close()
await server.end('SIGTERM')
rmSync(folder, { recursive: true })

/** Whatever else the machine does makes it longer, never shorter. */
const best = (rounds: readonly Keys[], what: keyof Keys) => Math.min(...rounds.map((round) => round[what]))
const formatRatio = (what: keyof Keys) =>
  `${(best(many, what) / best(few, what)).toFixed(1)}x (${best(many, what)} ms, with ${FEW} ${best(few, what)} ms)`
const smooth = (rounds: readonly Keys[]) =>
  `${rounds.reduce((sum, round) => sum + round.smooth, 0)} of ${rounds.length * KEYS}`
const each = (rounds: readonly Keys[]) => rounds.map(({ worst }) => worst).join(', ')
process.stdout.write(
  `quiz-editor: a key in a quiz of ${MANY} questions takes, to the picture, at the median ${formatRatio('median')}, ` +
    `at the worst ${formatRatio('worst')}; the worst of each round ${each(many)}, with ${FEW} ${each(few)} ms; ` +
    `${smooth(many)} keys below ${SMOOTH_MS} ms, with ${FEW} ${smooth(few)}; ` +
    `opening blocks for at most ${best(many, 'openMs')} ms at a time, with ${FEW} ${best(few, 'openMs')} ms\n`,
)
