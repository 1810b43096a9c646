import { chromium } from 'playwright'

export type InPage = { readonly seconds: number; readonly longestTaskMs: number }

/** Converts files with the page of the Bulk File Converter in Chromium, from the press of the button to the summary. */
export async function convertInPage(
  address: string,
  format: string,
  files: readonly string[],
): Promise<InPage> {
  const { CHROMIUM } = process.env
  const browser = await chromium.launch({
    ...(CHROMIUM && { executablePath: CHROMIUM }),
    args: ['--no-sandbox'],
  })
  const page = await (await browser.newContext()).newPage()
  await page.addInitScript(noteLongTasks)
  await page.goto(`${address}/bulk-converter`)
  await page.locator('html[data-ready=moves]').waitFor({ state: 'attached' })
  await page.getByLabel('Output format').selectOption(format)
  await page.getByLabel('Choose files').setInputFiles([...files])
  await page.getByRole('heading', { name: `Selected Files (${files.length}/` }).waitFor()
  const started = performance.now()
  await page.getByRole('button', { name: 'Convert', exact: true }).click()
  await page.getByText(`${files.length} converted`).waitFor({ timeout: 900_000 })
  const seconds = (performance.now() - started) / 1000
  const longestTaskMs = await page.evaluate(() => Number(Reflect.get(window, 'longest')))
  await browser.close()
  return { seconds, longestTaskMs }
}

function noteLongTasks(): void {
  Object.assign(window, { longest: 0 })
  new PerformanceObserver((list) => {
    for (const { duration } of list.getEntries())
      Object.assign(window, { longest: Math.max(Reflect.get(window, 'longest'), duration) })
  }).observe({ type: 'longtask', buffered: true })
}
