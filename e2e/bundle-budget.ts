import { readFileSync } from 'node:fs'
import { fileURLToPath } from 'node:url'
import { brotliCompressSync, constants } from 'node:zlib'
import { expect, type Page } from '@playwright/test'
import { SMALLEST } from '../build/compress.ts'

export const SITE = fileURLToPath(new URL('../dist/site', import.meta.url))
/** Script that every tool page has, whatever its tool. */
export const COMMON = /^\/assets\/(react|app|tool-kit|file-kit|calculator-kit|rolldown-runtime)\b/
/** Budget of a tool's page until hydration, in bytes over the wire. */
export const TOOL_LIMITS = { script: 82_300, requests: 9, own: 12_000 } as const

const sizes = new Map<string, number>()

/** The size in bytes of a file of the site as a release sends it, however this build was compressed. */
export function compressedSize(path: string): number {
  const known = sizes.get(path)
  if (known !== undefined) return known
  const content = readFileSync(`${SITE}${path}`)
  const params = { [constants.BROTLI_PARAM_QUALITY]: SMALLEST.brotli }
  const size = Math.min(content.length, brotliCompressSync(content, { params }).length)
  sizes.set(path, size)
  return size
}

export function bundleSizeOf(scripts: readonly string[]) {
  const sum = (paths: readonly string[]) => paths.reduce((total, path) => total + compressedSize(path), 0)
  return {
    script: sum(scripts),
    own: sum(scripts.filter((path) => !COMMON.test(path))),
    requests: scripts.length,
  }
}

/** Live features load after hydration, in a few separate requests. */
const LIVE_REQUESTS = TOOL_LIMITS.requests + 2
/** Files that every page requests after hydration. */
const LATER = /^\/assets\/(footer-links|deferred|start-toasts)\b/

/** Expects all script that a page requests until it shows its main content to weigh no more than a tool's page. */
export async function expectWithinBudget(page: Page, show: () => Promise<void>): Promise<void> {
  const requestedPaths = new Set<string>()
  page.on('request', (request) => {
    const { pathname } = new URL(request.url())
    if (request.resourceType() === 'script' && !LATER.test(pathname)) requestedPaths.add(pathname)
  })
  await show()
  const scripts = [...requestedPaths].filter((path) => path.startsWith('/assets/'))
  const weight = bundleSizeOf(scripts)
  const message = JSON.stringify({ ...weight, scripts })
  expect(weight.script, message).toBeLessThanOrEqual(TOOL_LIMITS.script)
  expect(weight.own, message).toBeLessThanOrEqual(TOOL_LIMITS.own)
  expect(weight.requests, message).toBeLessThanOrEqual(LIVE_REQUESTS)
}
