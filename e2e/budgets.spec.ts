import { readFileSync, statSync } from 'node:fs'
import { fileURLToPath } from 'node:url'
import type { Browser } from '@playwright/test'
import type { Precache } from '../build/site-map.ts'
import { paths } from './pages.ts'
import { expect, test } from './test.ts'

const SITE = fileURLToPath(new URL('../dist/site', import.meta.url))
/** Script that every tool page has, whatever its tool. */
const COMMON = /^\/(theme|assets\/(react|index|catalogue|tool-kit|tool-frame|breadcrumb|rolldown-runtime))\b/

type Weight = {
  readonly script: number
  readonly own: number
  readonly requests: number
  readonly css: number
  readonly html: number
}

/** What a first visit fetches until the page is alive, in bytes over the wire. */
async function weigh(browser: Browser, address: string): Promise<Weight> {
  const context = await browser.newContext({ serviceWorkers: 'block' })
  const page = await context.newPage()
  const fetched: { path: string; type: string; size: number }[] = []
  page.on('response', (response) => {
    const { pathname } = new URL(response.url())
    fetched.push({
      path: pathname,
      type: response.request().resourceType(),
      size: Number(response.headers()['content-length'] ?? 0),
    })
  })
  await page.goto(address)
  await page.locator('html[data-ready]').waitFor({ state: 'attached' })
  await context.close()
  const scripts = fetched.filter(({ type }) => type === 'script')
  const sum = (files: readonly { size: number }[]) => files.reduce((total, { size }) => total + size, 0)
  return {
    script: sum(scripts),
    own: sum(scripts.filter(({ path }) => !COMMON.test(path))),
    requests: scripts.length,
    css: sum(fetched.filter(({ type }) => type === 'stylesheet')),
    html: sum(fetched.filter(({ type }) => type === 'document')),
  }
}

function limits(path: string) {
  if (path === '/tools' || path.startsWith('/tools/') || path === '/my-toolbox')
    return { script: 80_000, requests: 7, own: 80_000 }
  if (path === '/') return { script: 72_000, requests: 5, own: 72_000 }
  if (/^\/(about|pricing|auth|privacy-policy|terms-of-service|no-such-page)$/.test(path))
    return { script: 72_000, requests: 6, own: 72_000 }
  return { script: 85_000, requests: 8, own: 12_000 }
}

for (const path of paths)
  test(`${path} stays inside its byte budget`, async ({ browser, baseURL }) => {
    const weight = await weigh(browser, `${baseURL}${path}`)
    const limit = limits(path)
    test.info().annotations.push({ type: 'bytes', description: JSON.stringify(weight) })
    expect(weight.script, 'script').toBeLessThanOrEqual(limit.script)
    expect(weight.own, 'script of its own').toBeLessThanOrEqual(limit.own)
    expect(weight.requests, 'requests for script').toBeLessThanOrEqual(limit.requests)
    expect(weight.css, 'style').toBeLessThanOrEqual(10_000)
    expect(weight.html, 'document').toBeLessThanOrEqual(7_000)
    expect(weight.script, 'script is there at all').toBeGreaterThan(50_000)
  })

test('all that is kept for offline use stays below 900 kB', () => {
  const [, list = ''] =
    /^self\.precache=(\{.*\});$/m.exec(readFileSync(`${SITE}/service-worker.js`, 'utf8')) ?? []
  const { files }: Precache = JSON.parse(list)
  const sizes = files.map(
    (file) =>
      statSync(`${SITE}${file}.br`, { throwIfNoEntry: false })?.size ?? statSync(`${SITE}${file}`).size,
  )
  const total = sizes.reduce((sum, size) => sum + size, 0)
  expect(files.length).toBeGreaterThan(20)
  expect(total).toBeLessThanOrEqual(900_000)
})
