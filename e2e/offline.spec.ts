import { once } from 'node:events'
import { realpathSync } from 'node:fs'
import { cp, mkdtemp, readdir, readFile, rename, rm, writeFile } from 'node:fs/promises'
import { createServer } from 'node:http'
import type { AddressInfo } from 'node:net'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { getRequestListener } from '@hono/node-server'
import { filesBelow } from '../build/files.ts'
import { createApp } from '../server/app.ts'
import { openSite } from '../server/http/open-site.ts'
import { testDependencies } from '../server/testing/dependencies.fixture.ts'
import { expect, offlineTest as test, untilCached } from './offline-test.ts'

const dist = realpathSync(join(import.meta.dirname, '../dist'))

test('after one visit every page opens without a network, unknown ones as not found', async ({
  page,
  open,
  context,
}) => {
  await page.addInitScript(() => localStorage.setItem('sundry-onboarding-completed', 'true'))
  await open('/')
  await untilCached(page)
  await context.setOffline(true)
  for (const [path, heading] of [
    ['/json-formatter', 'JSON Formatter'],
    ['/tools/finance/loan-calculator', 'Loan Calculator'],
    ['/pdf-merger', 'PDF Merger'],
    ['/tools', 'All Tools'],
    ['/tools/files', 'Files & Documents'],
    ['/privacy-policy', 'Privacy Policy'],
  ] as const) {
    await open(path)
    await expect(page.getByRole('heading', { level: 1, name: heading })).toBeVisible()
  }
  expect((await page.goto('/no-such-page'))?.status()).toBe(404)
  await expect(page.getByRole('heading', { level: 1, name: 'Oops! Page not found' })).toBeVisible()
  await open('/json-formatter')
  await page.getByRole('textbox', { name: 'JSON input' }).fill('{"a":1}')
  await expect(page.getByLabel('Formatted output')).toHaveText('{\n  "a": 1\n}')
  // Lazily loaded parts work too, and edits survive a reload.
  await open('/quiz-builder')
  await page.getByRole('button', { name: 'Add Question' }).click()
  await page.getByRole('textbox', { name: 'Question', exact: true }).fill('How many oceans?')
  await page.getByRole('combobox', { name: 'Kind of question' }).selectOption('Number')
  await page.getByRole('spinbutton', { name: 'Correct number' }).fill('5')
  await page.reload()
  await expect(page.getByRole('textbox', { name: 'Question', exact: true })).toHaveValue('How many oceans?')
  await expect(page.getByRole('spinbutton', { name: 'Correct number' })).toHaveValue('5')
  await page.getByRole('button', { name: 'Preview' }).click()
  await page.getByRole('spinbutton', { name: 'Your answer' }).fill('5')
  await page.getByRole('button', { name: 'Finish Quiz' }).click()
  await expect(page.getByLabel('Score', { exact: true })).toHaveText('1 of 1')
})

test('tools whose engine was never loaded work on, and say that it needs the network', async ({
  page,
  open,
  context,
  letThrough,
}) => {
  // The browser logs that they, and the list of languages, cannot be loaded.
  letThrough('/assets/engine-')
  letThrough('/ocr/languages.json')
  const needed = page.getByText('This part of the tool needs the network once.')
  await open('/invoice-generator')
  await untilCached(page)
  await context.setOffline(true)
  await open('/invoice-generator')
  await page.getByRole('textbox', { name: 'To company' }).fill('Northwind')
  await expect(needed).toBeVisible()
  await page.getByRole('textbox', { name: 'Description' }).fill('Desk')
  await page.getByRole('spinbutton', { name: 'Rate' }).fill('20')
  await expect(page.getByRole('status', { name: 'Total', exact: true })).toHaveText('$20.00')
  await page.getByRole('button', { name: 'Download PDF' }).click()
  await expect(needed).toBeVisible()
  await open('/bulk-converter')
  const text = { name: 'note.txt', mimeType: 'text/plain', buffer: Buffer.from('Hello') }
  await page.locator('input[type=file]').first().setInputFiles(text)
  await page.getByRole('combobox', { name: 'Output format', exact: true }).selectOption('PDF')
  await page.getByRole('button', { name: 'Convert', exact: true }).click()
  await expect(needed.first()).toBeVisible()
  await open('/ocr-extractor')
  await page
    .getByRole('button', { name: /xample/ })
    .first()
    .click()
  await expect(needed.first()).toBeVisible()
})

test('a second deployment takes over without breaking a page that is still open', async ({ context }) => {
  const second = await nextDeployment()
  const dependencies = await testDependencies()
  const apps = await Promise.all(
    [dist, second].map(async (folder) => createApp({ ...dependencies, site: await openSite(folder) })),
  )
  let deployed = 0
  const server = createServer((request, response) => {
    const app = apps[deployed]
    if (app) getRequestListener(app.fetch)(request, response)
  }).listen(0, '127.0.0.1')
  await once(server, 'listening')
  const base = `http://127.0.0.1:${(server.address() as AddressInfo).port}`
  try {
    const page = await context.newPage()
    const errors: string[] = []
    page.on('pageerror', (error) => errors.push(error.message))
    await page.goto(`${base}/about`)
    await untilCached(page)
    const engines = ['/assets/engine-former-1/engine.wasm', `/assets/${await someEngine()}`]
    await page.evaluate(async (paths) => {
      const cache = await caches.open('sundry-engines')
      await Promise.all(paths.map((path) => cache.put(path, new Response('bytes'))))
    }, engines)

    deployed = 1
    await page.evaluate(async () => {
      const changed = new Promise((resolve) =>
        navigator.serviceWorker.addEventListener('controllerchange', resolve, { once: true }),
      )
      const registration = await navigator.serviceWorker.getRegistration()
      await registration?.update()
      await changed
    })
    // The new worker takes control first, and then cleans up.
    await expect
      .poll(() =>
        page.evaluate(async () => {
          const requests = await (await caches.open('sundry-engines')).keys()
          return requests.map(({ url }) => new URL(url).pathname)
        }),
      )
      .toEqual(engines.slice(1))
    // The page of the first deployment requests a chunk that the second no longer has.
    await page.evaluate(() => Object.assign(window, { isSamePage: true }))
    await page.getByRole('navigation', { name: 'Main' }).getByRole('link', { name: 'Pricing' }).click()
    await expect(page.getByRole('heading', { level: 1, name: 'Pricing' })).toBeVisible()
    expect(await page.evaluate(() => 'isSamePage' in window)).toBe(true)
    // The next load is the second deployment's.
    await page.goto(`${base}/pricing`)
    await expect(page.getByRole('heading', { level: 1, name: 'Prices' })).toBeVisible()
    expect(errors).toEqual([])
  } finally {
    server.close()
    await dependencies.database.destroy()
    await rm(second, { recursive: true })
  }
})

/** Path below `assets/` of a file that is cached on first use. */
async function someEngine(): Promise<string> {
  const name = (await readdir(join(dist, 'site/assets'))).find((file) => /^engine-.*[.]js$/.test(file))
  if (!name) throw new Error('The build has no engine')
  return name
}

/** The built site as a later deployment would be: a changed page, so another name of its chunk and of the one that names it. */
async function nextDeployment(): Promise<string> {
  const folder = await mkdtemp(join(tmpdir(), 'sundry-'))
  await cp(dist, folder, { recursive: true })
  const site = join(folder, 'site')
  const files = await filesBelow(site)
  const chunkOf = (name: string) => {
    const chunk = files.find((file) => new RegExp(`^assets/${name}-[^/]+\\.js$`).test(file))
    if (!chunk) throw new Error(`The build has no chunk of ${name}`)
    return chunk.slice('assets/'.length)
  }
  const pricing = chunkOf('pricing')
  const renamed = new Map([pricing, chunkOf('routes')].map((chunk) => [chunk, chunk.replace('-', '-next-')]))
  for (const file of files) {
    if (/\.(br|gz)$/.test(file)) await rm(join(site, file))
    else if (/\.(js|html)$/.test(file)) {
      let changed = await readFile(join(site, file), 'utf8')
      for (const [before, after] of renamed) changed = changed.replaceAll(before, after)
      if (file.endsWith(pricing))
        changed = changed.replaceAll(/(children:\s*[`"'])Pricing([`"'])/g, '$1Prices$2')
      if (file === 'pricing.html') changed = changed.replace(/(<h1[^>]*>)Pricing/, '$1Prices')
      if (file === 'service-worker.js')
        changed = changed.replace(/"version":"[^"]+"/, '"version":"the-next-one"')
      await writeFile(join(site, file), changed)
    }
  }
  for (const [before, after] of renamed)
    await rename(join(site, 'assets', before), join(site, 'assets', after))
  return folder
}
