import { type Cost, openWatched } from './watched-page.ts'

/**
 * Converts files with the page of the Bulk File Converter in Chromium, from the press of the button to the summary. Before
 * the press, the browser has kept all pages for use without a network, which takes 3 s of the processor once a release.
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
