import { expect, test } from './test.ts'

for (const [width, height] of [
  [390, 844],
  [1280, 720],
] as const)
  test(`the first screen at ${width} px accepts any input and names eight tools`, async ({ page, open }) => {
    await page.setViewportSize({ width, height })
    await open('/')
    await expect(page.getByRole('textbox', { name: 'Paste or drop anything' })).toBeInViewport({ ratio: 1 })
    await expect(page.getByRole('button', { name: 'Choose a file' })).toBeInViewport({ ratio: 1 })
    for (const name of [
      'JSON Formatter',
      'PDF Merger',
      'Image Resizer',
      'Unit Converter',
      'Anonymous Poll',
      'Team Shuffle',
      'Invoice Generator',
      'Word Counter',
    ])
      await expect(page.getByRole('link', { name, exact: true }).first()).toBeInViewport({ ratio: 1 })
  })

test('a star moves a tool into the first screen', async ({ page, open }) => {
  await open('/metronome')
  await page.getByRole('button', { name: 'Favorite Metronome' }).click()
  await open('/')
  const first = page.locator('#first-tools')
  await expect(first.getByRole('link')).toHaveCount(8)
  await expect(first.getByRole('link').first()).toHaveText('Metronome')
})

test('a chosen file opens where it fits', async ({ page, open }) => {
  await open('/')
  const picking = page.waitForEvent('filechooser')
  await page.getByRole('button', { name: 'Choose a file' }).click()
  await (await picking).setFiles({ name: 'a.json', mimeType: '', buffer: Buffer.from('{"a":[1,2]}') })
  const dialog = page.getByRole('dialog', { name: 'Open with' })
  await expect(dialog.getByRole('status')).toHaveText('JSON, an object with 1 key')
  await page.keyboard.press('Enter')
  await expect(page.getByRole('textbox', { name: 'JSON input' })).toHaveValue('{"a":[1,2]}')
})

test('text typed on the home page is answered below the box, and Enter goes to the tool', async ({
  page,
  open,
  violations,
}) => {
  await open('/')
  await page.getByRole('textbox', { name: 'Paste or drop anything' }).fill('5 ft 11 in in cm')
  await expect(page.getByRole('status', { name: 'Answer' })).toHaveText('180.34 cm')
  await expect(page.getByRole('button', { name: 'Copy answer' })).toBeVisible()
  await expect(page.getByText('Open Unit Converter')).toBeVisible()
  await expect(page.locator('#first-tools')).toBeHidden()
  expect(await violations()).toEqual([])
  await page.keyboard.press('Enter')
  await expect(page.getByRole('button', { name: 'Unit Converter' })).toBeFocused()
  await page.keyboard.press('Enter')
  await expect(page).toHaveURL('/unit-converter')
  await expect(page.getByLabel('Result', { exact: true })).toContainText('180.34')
})

for (const [words, title] of [
  ['split pdf', 'PDF Merger'],
  ['roll a die', 'Random Generator'],
  ['3 bananas in cm', 'Unit Converter'],
] as const)
  test(`words that no tool goes by lead to the nearest one: ${words}`, async ({ page, open }) => {
    await open('/')
    await page.getByRole('textbox', { name: 'Paste or drop anything' }).fill(words)
    await expect(page.getByText(`Open ${title}`)).toBeVisible()
    await page.keyboard.press('Enter')
    await expect(page.getByRole('link', { name: title }).first()).toBeFocused()
  })

test('a search that finds nothing offers what is nearest', async ({ page, open }) => {
  await open('/')
  await page.keyboard.press('Control+k')
  const dialog = page.getByRole('dialog', { name: 'Search tools' })
  await dialog.getByRole('searchbox').fill('shuffle the whole bunch')
  await expect(dialog.getByText('No tools found matching your search.')).toBeVisible()
  await expect(dialog.getByRole('link', { name: 'Team Shuffle' })).toBeVisible()
  await expect(dialog.getByRole('link', { name: 'Suggest a tool' })).toHaveCount(0)
})

test('the key / preserves the text typed right after it, also before hydration', async ({ page }) => {
  await page.goto('/about', { waitUntil: 'commit' })
  await page.locator('h1').waitFor()
  await page.keyboard.type('/word counter')
  await expect(page.getByRole('searchbox', { name: 'Search tools' })).toHaveValue('word counter')
})

for (const [when, isThere] of [
  ['into the search', true],
  ['while the search is on its way', false],
] as const)
  test(`text pasted ${when} opens in the matching tool`, async ({ page, open, cdp }) => {
    // Slow enough to paste before the search is there.
    if (!isThere) await cdp.send('Emulation.setCPUThrottlingRate', { rate: 8 })
    await open('/about')
    await page.locator('html[data-hydrated=navigation]').waitFor({ state: 'attached' })
    await page.keyboard.press('Control+k')
    if (isThere) await expect(page.getByRole('searchbox', { name: 'Search tools' })).toBeFocused()
    await page.evaluate(() => {
      const clipboardData = new DataTransfer()
      clipboardData.setData('text/plain', 'name,age\nAda,36\nGrace,45')
      const event = new ClipboardEvent('paste', { clipboardData, bubbles: true, cancelable: true })
      document.activeElement?.dispatchEvent(event)
    })
    await expect(page.getByRole('dialog', { name: 'Open with' }).getByRole('status')).toHaveText(
      'A table with 2 columns, separated by commas',
    )
    await expect(page.getByRole('dialog')).toHaveCount(1)
    await page.keyboard.press('Enter')
    await expect(page.getByLabel('Output', { exact: true })).toContainText('"Grace"')
  })
