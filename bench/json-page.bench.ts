import { mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { chromium, type Page } from '@playwright/test'
import { chromiumOptions } from '../e2e/chromium.ts'
import { startServer } from '../server/testing/server-process.ts'
import { requireAll } from './requirements.ts'

requireAll('site', 'chromium')

const TARGET_BYTES = 50 * 1024 * 1024
const ROUNDS = 3
const IDLE_MS = 3000
const KEY_MS = 200
const RECORD = '{"id":12345678901234567890,"name":"Zoë","tags":["a","b"],"ok":true,"rate":1.50}'

/** Longest time in milliseconds that the page was unresponsive since the last query. */
type Watch = { readonly takeMaxDelay: () => Promise<number> }

async function watch(page: Page): Promise<Watch> {
  await page.evaluate(() => {
    const state = { maxDelay: 0 }
    Object.assign(window, { state })
    const { port1, port2 } = new MessageChannel()
    let before = performance.now()
    port1.onmessage = () => {
      const now = performance.now()
      state.maxDelay = Math.max(state.maxDelay, now - before)
      before = now
      port2.postMessage(undefined)
    }
    port2.postMessage(undefined)
  })
  return {
    takeMaxDelay: () =>
      page.evaluate(() => {
        const { state } = window as unknown as { state: { maxDelay: number } }
        const { maxDelay } = state
        state.maxDelay = 0
        return maxDelay
      }),
  }
}

async function measureTypingDelay(
  page: Page,
  { takeMaxDelay }: Watch,
  role: 'textbox' | 'searchbox',
  name: string,
) {
  await page.getByRole(role, { name }).focus()
  await page.waitForTimeout(KEY_MS)
  await takeMaxDelay()
  for (const key of '$[5].name') {
    await page.keyboard.press(key)
    await page.waitForTimeout(KEY_MS)
  }
  return takeMaxDelay()
}

async function measure(page: Page, address: string, file: string) {
  await page.goto('about:blank')
  const baseline = await watch(page)
  await page.waitForTimeout(IDLE_MS)
  const empty = await baseline.takeMaxDelay()

  await page.goto(`${address}/json-formatter`)
  await page.locator('html[data-hydrated]').waitFor({ state: 'attached' })
  const watched = await watch(page)
  await page.waitForTimeout(IDLE_MS)
  await watched.takeMaxDelay()
  await page.getByLabel('Upload').setInputFiles(file)
  await page.getByRole('treeitem').first().waitFor()
  await page.waitForTimeout(KEY_MS)
  const format = await watched.takeMaxDelay()
  await page.getByRole('tab', { name: 'Query' }).click()
  const path = await measureTypingDelay(page, watched, 'textbox', 'JSONPath')
  await page.getByRole('tab', { name: 'Tree' }).click()
  const search = await measureTypingDelay(page, watched, 'searchbox', 'Search tree')
  return { empty, format, path, search }
}

const folder = mkdtempSync(join(tmpdir(), 'sundry-bench-'))
const file = join(folder, 'large.json')
writeFileSync(
  file,
  `[${Array(Math.ceil(TARGET_BYTES / RECORD.length))
    .fill(RECORD)
    .join(',')}]`,
)
const server = await startServer({ DATA_DIR: folder })
const browser = await chromium.launch(chromiumOptions)
const rounds: Awaited<ReturnType<typeof measure>>[] = []
for (let round = 0; round < ROUNDS; round++) {
  const page = await browser.newPage()
  rounds.push(await measure(page, server.url, file))
  await page.close()
}
await browser.close()
await server.end('SIGTERM')
rmSync(folder, { recursive: true })

/** Whatever else the machine does makes it longer, never shorter. */
const best = (what: 'empty' | 'format' | 'path' | 'search') => Math.min(...rounds.map((round) => round[what]))
const formatRatio = (what: 'format' | 'path' | 'search') =>
  `${(best(what) / best('empty')).toFixed(1)}x (${best(what).toFixed(0)} ms)`
process.stdout.write(
  `json-page: with 50 MB of JSON the page is held up at the longest, against ${best('empty').toFixed(1)} ms in an ` +
    `empty page: formatting ${formatRatio('format')}, keys in the JSONPath box ${formatRatio('path')}, ` +
    `keys in the tree's search ${formatRatio('search')}\n`,
)
