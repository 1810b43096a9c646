import { readFile, writeFile } from 'node:fs/promises'
import type { Page } from '@playwright/test'
import { expect, test } from '#e2e/test.ts'

const ADDRESS = '/case-converter'

const box = (page: Page) => page.getByRole('textbox', { name: 'Text', exact: true })
const result = (page: Page, name: string) => page.getByLabel(name, { exact: true })
const shows = (page: Page, name: string, text: string) =>
  expect(result(page, name), name).toHaveJSProperty('textContent', text)
const clipboard = (page: Page) => page.evaluate(() => navigator.clipboard.readText())

test('all twelve cases follow what is typed, and each is copied', async ({ page, open, violations }) => {
  await open(ADDRESS)
  await expect(page.getByRole('button', { name: 'Copy lowercase', exact: true })).toBeDisabled()
  await box(page).fill("Crème brûlée: don't\nparseHTTPResponse 3.14")
  const expected = {
    lowercase: "crème brûlée: don't\nparsehttpresponse 3.14",
    UPPERCASE: "CRÈME BRÛLÉE: DON'T\nPARSEHTTPRESPONSE 3.14",
    'Title Case': "Crème Brûlée: Don't\nParsehttpresponse 3.14",
    'Sentence case': "Crème brûlée: don't\nParsehttpresponse 3.14",
    camelCase: 'crèmeBrûléeDont\nparseHttpResponse314',
    PascalCase: 'CrèmeBrûléeDont\nParseHttpResponse314',
    snake_case: 'crème_brûlée_dont\nparse_http_response_3_14',
    'kebab-case': 'crème-brûlée-dont\nparse-http-response-3-14',
    CONSTANT_CASE: 'CRÈME_BRÛLÉE_DONT\nPARSE_HTTP_RESPONSE_3_14',
    'aLtErNaTiNg cAsE': "cRèMe bRûLéE: dOn't\npArSeHtTpReSpOnSe 3.14",
    'iNVERSE cASE': "cRÈME BRÛLÉE: DON'T\nPARSEhttprESPONSE 3.14",
  }
  for (const [name, text] of Object.entries(expected)) {
    await shows(page, name, text)
    await page.getByRole('button', { name: `Copy ${name}`, exact: true }).click()
    await expect.poll(() => clipboard(page)).toBe(text)
  }
  await expect(page.getByText('42 characters')).toBeVisible()
  await expect(page.getByText('5 words')).toBeVisible()
  for (const colorScheme of ['light', 'dark'] as const) {
    await page.emulateMedia({ colorScheme, reducedMotion: 'reduce' })
    expect(await violations()).toEqual([])
  }
})

test('chance stays as it fell until it is asked again', async ({ page, open }) => {
  await open(ADDRESS)
  const text = 'abcdefghij'.repeat(10)
  await box(page).fill(text)
  const random = result(page, 'RanDoM CaSe')
  await expect(random).toHaveText(/^.{100}$/)
  const first = (await random.textContent()) ?? ''
  expect(first).not.toBe(text)
  expect(first.toLowerCase()).toBe(text)
  await box(page).press('End')
  await box(page).pressSequentially('!')
  await shows(page, 'RanDoM CaSe', `${first}!`)
  await page.getByRole('button', { name: 'Re-roll' }).click()
  await expect(random).not.toHaveText(`${first}!`)
})

test('language, title style and the other choices change what is shown', async ({ page, open }) => {
  await open(ADDRESS)
  await box(page).fill('a walk with the dog in ijsland')
  await page.getByRole('combobox', { name: 'Title style' }).selectOption('AP')
  await shows(page, 'Title Case', 'A Walk With the Dog in Ijsland')
  await page.getByRole('combobox', { name: 'Title style' }).selectOption('Chicago')
  await page.getByRole('combobox', { name: 'Language' }).selectOption('nl')
  await shows(page, 'Title Case', 'A Walk with the Dog in IJsland')
  await box(page).fill('parseText\nNASA flies')
  await shows(page, 'snake_case', 'parse_text\nnasa_flies')
  await page.getByRole('button', { name: 'Options' }).click()
  await page.getByRole('checkbox', { name: 'Keep camelCase words together' }).check()
  await page.getByRole('checkbox', { name: 'Each line its own identifier' }).uncheck()
  await shows(page, 'snake_case', 'parsetext_nasa_flies')
  await page.getByRole('checkbox', { name: 'Keep existing capitals' }).check()
  await shows(page, 'Sentence case', 'ParseText\nNASA flies')
  await page.reload()
  await expect(box(page)).toHaveValue('parseText\nNASA flies')
  await shows(page, 'snake_case', 'parsetext_nasa_flies')
})

test('a card is copied by Alt+C and becomes the input, which can be undone', async ({ page, open }) => {
  await open(ADDRESS)
  await box(page).fill('Some words')
  await result(page, 'kebab-case').focus()
  await page.keyboard.press('Alt+c')
  await expect.poll(() => clipboard(page)).toBe('some-words')
  await page.getByRole('button', { name: 'Use as input: kebab-case' }).click()
  await expect(box(page)).toHaveValue('some-words')
  await page.getByRole('button', { name: 'Undo' }).click()
  await expect(box(page)).toHaveValue('Some words')
  await page.getByRole('button', { name: 'Clear', exact: true }).click()
  await expect(box(page)).toHaveValue('')
  await shows(page, 'UPPERCASE', '')
  await page.getByRole('button', { name: 'Undo' }).click()
  await expect(box(page)).toHaveValue('Some words')
})

test('a share link opens with the text and its choices', async ({ page, open }) => {
  await open(ADDRESS)
  await box(page).fill('İzmir')
  await page.getByRole('combobox', { name: 'Language' }).selectOption('tr')
  await page.getByRole('button', { name: 'Copy link' }).click()
  await expect(page.getByRole('button', { name: 'Copied!' })).toBeVisible()
  const link = await clipboard(page)
  await box(page).fill('something else')
  await page.getByRole('combobox', { name: 'Language' }).selectOption('root')
  await page.goto('about:blank')
  await open(link)
  await shows(page, 'lowercase', 'izmir')
  await expect(page.getByRole('combobox', { name: 'Language' })).toHaveValue('tr')
  await page.goto('about:blank')
  await open(`${ADDRESS}#s=1.broken`)
  await expect(page.getByRole('alert')).toHaveText('This link is damaged or incomplete.')
  await expect(box(page)).toHaveValue('İzmir')
})

test('a file of 5 MB is shown at once by its beginning, and leaves whole', async ({ page, open }) => {
  const path = test.info().outputPath('large.txt')
  const text = 'Hello größe world 12\n'.repeat(230_000)
  await writeFile(path, text)
  await open(ADDRESS)
  const upload = page.getByLabel('Upload', { exact: true })
  await upload.setInputFiles({ name: 'a.exe', mimeType: '', buffer: Buffer.from('MZ') })
  await expect(page.getByRole('alert')).toHaveText('"a.exe" is not a supported file type.')
  await box(page).fill('typed instead')
  await expect(page.getByRole('alert')).toHaveCount(0)
  const started = Date.now()
  await upload.setInputFiles(path)
  await expect(page.getByText('large.txt is too long for a text box.')).toBeVisible()
  test.info().annotations.push({ type: 'milliseconds', description: String(Date.now() - started) })
  await expect(result(page, 'snake_case')).toHaveText(/^hello_größe_world_12\nhello/)
  await expect(page.getByText('920,000 words')).toBeVisible()
  await page.getByRole('button', { name: 'Copy snake_case', exact: true }).click()
  await expect
    .poll(async () => (await clipboard(page)) === 'hello_größe_world_12\n'.repeat(230_000))
    .toBe(true)
  // Twelve cases of 5 MB each are made first.
  const [download] = await Promise.all([
    page.waitForEvent('download', { timeout: 60_000 }),
    page.getByRole('button', { name: 'Download', exact: true }).click(),
  ])
  expect(download.suggestedFilename()).toBe('cases.txt')
  const cases = await readFile(await download.path(), 'utf8')
  expect(cases.startsWith(`lowercase\n${text.toLowerCase()}\n\nUPPERCASE\n${text.toUpperCase()}`)).toBe(true)
})

test('a phone’s width is enough', async ({ page, open }) => {
  await page.setViewportSize({ width: 390, height: 800 })
  await open(ADDRESS)
  await box(page).fill('a'.repeat(300))
  const overflow = await page.evaluate(
    () => document.documentElement.scrollWidth - document.documentElement.clientWidth,
  )
  expect(overflow).toBeLessThanOrEqual(0)
})
