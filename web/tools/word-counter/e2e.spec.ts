import type { Page } from '@playwright/test'
import { expect, test } from '#e2e/test.ts'

const ADDRESS = '/word-counter'
const TEXT = 'Dr. Müller paid 3.14 €. “Really?!” 👩‍💻\n\nA state-of-the-art idea…'

const box = (page: Page) => page.getByRole('textbox', { name: 'Text', exact: true })
const result = (page: Page, name: string) => page.getByLabel(name, { exact: true })
const RESULTS = [
  'Characters',
  'Characters (no spaces)',
  'Words',
  'Sentences',
  'Paragraphs',
  'Reading time',
  'Speaking time',
] as const

async function expectResults(page: Page, texts: readonly string[]) {
  for (const [index, name] of RESULTS.entries())
    await expect(result(page, name), name).toHaveText(texts[index] ?? '')
}

test('text is counted while typing, by user-perceived characters', async ({ page, open }) => {
  await open(ADDRESS)
  await expectResults(page, ['0', '0', '0', '0', '0', '<1 min', '<1 min'])
  await box(page).pressSequentially('Hi you')
  await expectResults(page, ['6', '5', '2', '1', '1', '1 min', '1 min'])
  await box(page).fill(TEXT)
  await expectResults(page, ['62', '52', '8', '3', '2', '1 min', '1 min'])
  await expect(page.getByRole('table', { name: 'Top words' }).getByRole('row').nth(1)).toHaveText('dr112.5%')
  await box(page).fill(' \n\t ')
  await expectResults(page, ['0', '0', '0', '0', '0', '<1 min', '<1 min'])
})

test('files are read, others refused', async ({ page, open }) => {
  await open(ADDRESS)
  const upload = page.getByLabel('Upload', { exact: true })
  await upload.setInputFiles({
    name: 'latin.txt',
    mimeType: 'text/plain',
    buffer: Buffer.from('Crème brûlée', 'latin1'),
  })
  await expect(box(page)).toHaveValue('Crème brûlée')
  await upload.setInputFiles({ name: 'a.exe', mimeType: '', buffer: Buffer.from('MZ') })
  await expect(page.getByRole('alert')).toHaveText('"a.exe" is not a supported file type.')
  await expect(box(page)).toHaveValue('Crème brûlée')
})

/** Maximum ratio of the tool's key latency to that of a bare text box with the same text. */
const MAX_RATIO_TO_BARE_BOX = 15

test('100,000 words are typed into without delay: no key waits for the counting', async ({ page, open }) => {
  await open(ADDRESS)
  const words = `${'lorem ipsum dolor sit amet '.repeat(20)}\n\n`.repeat(1000)
  await box(page).fill(words)
  await expect(result(page, 'Words')).toHaveText('100,000')
  // Key latency is only meaningful relative to a box in the same page, on the same machine, at the same moment.
  const fastestMs = await box(page).evaluate(async (own: HTMLTextAreaElement) => {
    const bare = document.createElement('textarea')
    bare.className = own.className
    bare.value = own.value
    own.before(bare)
    const times = { own: Number.POSITIVE_INFINITY, bare: Number.POSITIVE_INFINITY }
    for (let key = 0; key < 9; key++)
      for (const [name, element] of [
        ['own', own],
        ['bare', bare],
      ] as const) {
        element.focus()
        const started = performance.now()
        document.execCommand('insertText', false, key === 0 ? ' x' : 'x')
        times[name] = Math.min(times[name], performance.now() - started)
        await new Promise(requestAnimationFrame)
      }
    bare.remove()
    return times
  })
  test.info().annotations.push({ type: 'milliseconds a key', description: JSON.stringify(fastestMs) })
  await expect(result(page, 'Words')).toHaveText('100,001')
  expect(fastestMs.own).toBeLessThan(MAX_RATIO_TO_BARE_BOX * fastestMs.bare)
})

test('10 MB are pasted and counted while the page answers', async ({ page, open }) => {
  await open(ADDRESS)
  await page.evaluate(() => navigator.clipboard.writeText('lorem größe ipsum\n'.repeat(580_000)))
  await box(page).focus()
  const started = Date.now()
  await page.keyboard.press('Control+V')
  await expect(page.getByText('is too long for a text box')).toBeVisible()
  await expect(result(page, 'Words')).toHaveText('1,740,000')
  test.info().annotations.push({ type: 'milliseconds', description: String(Date.now() - started) })
  await expect(result(page, 'Characters')).toHaveText('10,440,000')
  await page.getByRole('button', { name: 'Clear', exact: true }).click()
  await expect(box(page)).toHaveValue('')
})
