import { readFileSync } from 'node:fs'
import type { Precache } from '#contract/site.ts'
import { bundleSizeOf, COMMON, compressedSize, SITE, TOOL_LIMITS } from './bundle-budget.ts'
import { files } from './pages.ts'
import { expect, test } from './test.ts'

type Weight = {
  readonly script: number
  readonly own: number
  readonly requests: number
  readonly html: number
}

/** Returns the transfer size of a cold visit until hydration: all that the document itself references. */
function weigh(file: string): Weight {
  const html = readFileSync(`${SITE}/${file}`, 'utf8')
  const named = (pattern: RegExp) => [...html.matchAll(pattern)].flatMap(([, path]) => path ?? [])
  const scripts = [...new Set(named(/<script[^>]* src="([^"]+)"/g))]
  return {
    ...bundleSizeOf(scripts),
    html: compressedSize(`/${file}`),
  }
}

function limits(path: string) {
  if (/^\/(auth|auth\/reset|account|tools|tools\/.*|my-toolbox)$/.test(path))
    return { script: 74_300, requests: 7, own: 74_000 }
  if (path === '/') return { script: 60_200, requests: 4, own: 60_000 }
  if (/^\/(about|developers|pricing|privacy-policy|terms-of-service|licenses|no-such-page)$/.test(path))
    return { script: 60_500, requests: 5, own: 60_000 }
  return TOOL_LIMITS
}

for (const [path, file] of files)
  test(`${path} stays inside its byte budget`, () => {
    const weight = weigh(file)
    const limit = limits(path)
    test.info().annotations.push({ type: 'bytes', description: JSON.stringify(weight) })
    expect(weight.script, 'script').toBeLessThanOrEqual(limit.script)
    expect(weight.own, 'script of its own').toBeLessThanOrEqual(limit.own)
    expect(weight.requests, 'requests for script').toBeLessThanOrEqual(limit.requests)
    // With the style of its first paint, within the first 14 kB of a connection (RFC 6928) including headers.
    expect(weight.html, 'document').toBeLessThanOrEqual(13_500)
  })

test('a page is alive with no more script than its document names', async ({ page, open }) => {
  for (const [path, file] of files) {
    const requested: string[] = []
    page.on(
      'request',
      (request) => request.resourceType() === 'script' && requested.push(new URL(request.url()).pathname),
    )
    await open(path)
    const html = readFileSync(`${SITE}/${file}`, 'utf8')
    const unnamed = requested.filter((address) => !html.includes(`"${address}"`))
    // Everything else is requested after hydration: parts below, a dialog of the first visit.
    expect(
      unnamed.filter((address) => COMMON.test(address)),
      path,
    ).toEqual([])
    page.removeAllListeners('request')
  }
})

test('all files cached for offline use stay below 1,350 kB', () => {
  const [, list = ''] =
    /^self\.precache=(\{.*\});$/m.exec(readFileSync(`${SITE}/service-worker.js`, 'utf8')) ?? []
  const { files: cached }: Precache = JSON.parse(list)
  const total = cached.reduce((sum, file) => sum + compressedSize(file), 0)
  expect(cached.length).toBeGreaterThan(20)
  expect(total).toBeLessThanOrEqual(1_350_000)
})
