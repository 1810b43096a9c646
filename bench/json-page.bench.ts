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

/** The longest time, in milliseconds, that a page could not have answered in, since it was asked last. */
type Watch = { readonly longest: () => Promise<number> }

async function watch(page: Page): Promise<Watch> {
  await page.evaluate(() => {
    const state = { longest: 0 }
    Object.assign(window, { state })
    const { port1, port2 } = new MessageChannel()
    let before = performance.now()
    port1.onmessage = () => {
      const now = performance.now()
      state.longest = Math.max(state.longest, now - before)
      before = now
      port2.postMessage(undefined)
    }
    port2.postMessage(undefined)
  })
  return {
    longest: () =>
      page.evaluate(() => {
        const { state } = window as unknown as { state: { longest: number } }
        const { longest } = state
        state.longest = 0
        return longest
      }),
  }
}

async function longestWhileTyping(
  page: Page,
  { longest }: Watch,
  role: 'textbox' | 'searchbox',
  name: string,
) {
  await page.getByRole(role, { name }).focus()
  await page.waitForTimeout(KEY_MS)
  await longest()
  for (const key of '$[5].name') {
    await page.keyboard.press(key)
    await page.waitForTimeout(KEY_MS)
  }
  return longest()
}

async function measure(page: Page, address: string, file: string) {
  await page.goto('about:blank')
  const blank = await watch(page)
  await page.waitForTimeout(IDLE_MS)
  const empty = await blank.longest()

  await page.goto(`${address}/json-formatter`)
  await page.locator('html[data-hydrated]').waitFor({ state: 'attached' })
  const watched = await watch(page)
  await page.waitForTimeout(IDLE_MS)
  await watched.longest()
  await page.getByLabel('Upload').setInputFiles(file)
  await page.getByRole('treeitem').first().waitFor()
  await page.waitForTimeout(KEY_MS)
  const format = await watched.longest()
  const path = await longestWhileTyping(page, watched, 'textbox', 'JSONPath')
  const search = await longestWhileTyping(page, watched, 'searchbox', 'Search tree')
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
const told = (what: 'format' | 'path' | 'search') =>
  `${(best(what) / best('empty')).toFixed(1)}x (${best(what).toFixed(0)} ms)`
process.stdout.write(
  `json-page: with 50 MB of JSON the page is held up at the longest, against ${best('empty').toFixed(1)} ms in an ` +
    `empty page: formatting ${told('format')}, keys in the JSONPath box ${told('path')}, ` +
    `keys in the tree's search ${told('search')}\n`,
)
