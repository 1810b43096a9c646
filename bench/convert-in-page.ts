import { type Cost, openWatched } from './watched-page.ts'

/**
 * Converts files with the page of the Bulk File Converter in Chromium, measured from the button press to the summary.
 * By then the browser has cached all pages for offline use, which costs 3 s of processor time once per release.
 */
export async function convertInPage(
  address: string,
  format: string,
  files: readonly string[],
): Promise<Cost> {
  const { page, measure, close } = await openWatched(`${address}/bulk-converter`)
  await page.getByLabel('Output format').selectOption(format)
  await page.getByLabel('Choose files').setInputFiles([...files])
  await page.getByRole('heading', { name: `Selected Files (${files.length}/` }).waitFor()
  await page.evaluate(async () => {
    await navigator.serviceWorker.ready
  })
  const cost = await measure(async () => {
    await page.getByRole('button', { name: 'Convert', exact: true }).click()
    await page.getByText(`${files.length} converted`).waitFor({ timeout: 900_000 })
  })
  await close()
  return cost
}
