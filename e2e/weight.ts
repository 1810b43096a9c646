import { statSync } from 'node:fs'
import { fileURLToPath } from 'node:url'
import { expect, type Page } from '@playwright/test'

export const SITE = fileURLToPath(new URL('../dist/site', import.meta.url))
/** Script that every tool page has, whatever its tool. */
export const COMMON = /^\/assets\/(react|shell|tool-kit|file-kit|calculator-kit|rolldown-runtime)\b/
/** What a tool's page may weigh until it is alive, in bytes over the wire. */
export const TOOL_LIMITS = { script: 82_000, requests: 8, own: 12_000 } as const

/** The size of a file of the site as it is sent. */
export function compressedSize(path: string): number {
  const file = `${SITE}${path}`
  return statSync(`${file}.br`, { throwIfNoEntry: false })?.size ?? statSync(file).size
}

export function weightOf(scripts: readonly string[]) {
  const sum = (paths: readonly string[]) => paths.reduce((total, path) => total + compressedSize(path), 0)
  return {
    script: sum(scripts),
    own: sum(scripts.filter((path) => !COMMON.test(path))),
    requests: scripts.length,
  }
}

/** What is live is asked for as soon as the page is, in a few requests of its own. */
const LIVE_REQUESTS = TOOL_LIMITS.requests + 2
/** What every page asks for once it is alive. */
const LATER = /^\/assets\/(footer-links|whole-site)\b/

/** All script that a page asks for until it shows what its visitor came for weighs no more than a tool's page may. */
export async function expectLight(page: Page, show: () => Promise<void>): Promise<void> {
  const asked = new Set<string>()
  page.on('request', (request) => {
    const { pathname } = new URL(request.url())
    if (request.resourceType() === 'script' && !LATER.test(pathname)) asked.add(pathname)
  })
  await show()
  const scripts = [...asked].filter((path) => path.startsWith('/assets/'))
  const weight = weightOf(scripts)
  const message = JSON.stringify({ ...weight, scripts })
  expect(weight.script, message).toBeLessThanOrEqual(TOOL_LIMITS.script)
  expect(weight.own, message).toBeLessThanOrEqual(TOOL_LIMITS.own)
  expect(weight.requests, message).toBeLessThanOrEqual(LIVE_REQUESTS)
}
