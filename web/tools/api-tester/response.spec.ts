import { createHash } from 'node:crypto'
import { readFile } from 'node:fs/promises'
import type { Page } from '@playwright/test'
import { expect, type Tool, test } from './api-tester.fixture.ts'
import { ALL_BYTES, LARGE_JSON } from './server.fixture.ts'

const sha256 = (bytes: Buffer | string) => createHash('sha256').update(bytes).digest('hex')

async function saved(page: Page, tool: Tool, button: string): Promise<{ name: string; bytes: Buffer }> {
  const [download] = await Promise.all([page.waitForEvent('download'), tool.button(button).click()])
  return { name: download.suggestedFilename(), bytes: await readFile(await download.path()) }
}

async function get(tool: Tool, url: string): Promise<void> {
  await tool.url.fill(url)
  await tool.send.click()
  await expect(tool.send).toBeEnabled()
}

test('an answer without a body says so', async ({ tool, server }) => {
  for (const path of ['/empty/204', '/empty/205', '/empty/304', '/empty/200']) {
    await get(tool, `${server.origin}${path}`)
    await expect(tool.response).toHaveText('No response body')
    await expect(tool.button('Download')).toBeDisabled()
  }
  await tool.method.selectOption('HEAD')
  await get(tool, `${server.origin}/json`)
  await expect(tool.response).toHaveText('No response body')
})

test('text is decoded by its charset, and copied as shown', async ({ page, tool, server }) => {
  await get(tool, `${server.origin}/latin-1`)
  await expect(tool.response).toHaveText('café')
  await tool.button('Copy').click()
  await expect(tool.button('Copied!')).toBeVisible()
  expect(await page.evaluate(() => navigator.clipboard.readText())).toBe('café')
  const text = await saved(page, tool, 'Download')
  expect([text.name, text.bytes.toString()]).toEqual(['api-response.txt', 'café'])
  const bytes = await saved(page, tool, 'Save body as file')
  expect([bytes.name, bytes.bytes]).toEqual(['latin-1.txt', Buffer.from('caf\xe9', 'latin1')])
})

test('bytes are shown as bytes and saved byte for byte', async ({ page, tool, server, violations }) => {
  await get(tool, `${server.origin}/bytes`)
  await expect(tool.response).toContainText('00000040  40 41 42 43 44 45 46 47  @ABCDEFG')
  await expect(tool.button('Copy')).toBeDisabled()
  expect(await violations()).toEqual([])
  for (const [button, name] of [
    ['Download', 'api-response.txt'],
    ['Save body as file', 'bytes.bin'],
  ] as const) {
    const file = await saved(page, tool, button)
    expect([file.name, sha256(file.bytes)]).toEqual([name, sha256(ALL_BYTES)])
  }
})

test('a picture is shown as a picture', async ({ page, tool, server, violations }) => {
  await get(tool, `${server.origin}/picture`)
  const image = page.getByRole('img', { name: 'The response' })
  await expect(image).toHaveJSProperty('naturalWidth', 1)
  expect(await violations()).toEqual([])
})

test('a page is shown with its own look and without its scripts', async ({ page, tool, server }) => {
  await get(tool, `${server.origin}/page`)
  await expect(tool.response).toContainText('<h1>Hello</h1><script>')
  await tool.button('Preview').click()
  const heading = page.frameLocator('iframe[title="Page preview"]').getByRole('heading', { name: 'Hello' })
  await expect(heading).toHaveCSS('color', 'rgb(1, 2, 3)')
  await expect(page.locator('iframe[title="Page preview"]')).toHaveAttribute('sandbox', '')
  expect(await page.title()).toBe('API Tester | Sundry')
})

test('shows a redirect with its target', async ({ page, tool, server }) => {
  await get(tool, `${server.origin}/redirect`)
  await expect(page.getByText('Redirected', { exact: true })).toBeVisible()
  await page.getByRole('tab', { name: 'Headers' }).click()
  await expect(page.getByText(`Redirected to ${server.origin}/echo`)).toBeVisible()
})

test('10 MB of JSON can be read to its end', async ({ page, tool, server }) => {
  await tool.url.fill(`${server.origin}/large`)
  await page.evaluate(() => {
    const state = { came: 0, shown: 0 }
    Object.assign(window, { state })
    const look = () => {
      if (state.came === 0 && document.querySelector('output[aria-label=Status]'))
        state.came = performance.now()
      const region = document.querySelector('[aria-label=Response]')
      if (state.shown === 0 && region?.textContent?.startsWith('[\n  {')) state.shown = performance.now()
      else requestAnimationFrame(look)
    }
    look()
  })
  await tool.send.click()
  await page.waitForFunction(() => (window as unknown as { state: { shown: number } }).state.shown > 0)
  const took = await page.evaluate(() => {
    const { state } = window as unknown as { state: { came: number; shown: number } }
    return state.shown - state.came
  })
  test.info().annotations.push({ type: 'milliseconds', description: String(took) })
  // Only within the search: a check of all text would read the 17 MB again and again.
  const search = page.getByRole('search')
  await search.getByRole('searchbox').fill('the end')
  await search.getByRole('searchbox').press('Enter')
  await expect(search.getByRole('status')).toHaveText('1 of 1')
  const isVisible = await tool.response.evaluate((region) => {
    const [range] = CSS.highlights.get('found') ?? []
    if (!(range instanceof Range) || range.toString() !== 'the end') return false
    const [found, frame] = [range.getBoundingClientRect(), region.getBoundingClientRect()]
    return found.height > 0 && found.top >= frame.top && found.bottom <= frame.bottom
  })
  expect(isVisible).toBe(true)
  const file = await saved(page, tool, 'Save body as file')
  expect(sha256(file.bytes)).toBe(sha256(LARGE_JSON))
})

test('of 100 MB the beginning is shown, and all of it is saved', async ({ page, tool, server }) => {
  await get(tool, `${server.origin}/huge`)
  await expect(page.getByText('This is the beginning, as it came.')).toBeVisible()
  expect(await tool.response.evaluate((region) => region.textContent?.length)).toBeLessThanOrEqual(
    1024 * 1024,
  )
  const file = await saved(page, tool, 'Download')
  expect(file.name).toBe('api-response.txt')
  expect(sha256(file.bytes)).toBe(sha256(`${'x'.repeat(99)}\n`.repeat(1_000_000)))
})

test('events are visible as they arrive, and remain after a cancel', async ({ page, tool, server }) => {
  await tool.url.fill(`${server.origin}/events`)
  await tool.send.click()
  await expect(tool.response).toHaveText('data: first')
  await tool.button('Cancel').click()
  await expect(tool.send).toBeEnabled()
  await expect(page.getByText('Request cancelled. The events until then are below.')).toBeVisible()
  await expect(tool.response).toHaveText('data: first')
  await expect(tool.status).toHaveText('200 OK')
})

test('a page is read in the charset of its meta element', async ({ tool, server }) => {
  await tool.url.fill(`${server.origin}/declared`)
  await tool.send.click()
  await expect(tool.response).toContainText('café €')
})
