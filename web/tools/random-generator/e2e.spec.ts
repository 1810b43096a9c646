import { expect, test } from '#e2e/test.ts'

test('numbers are drawn, a swapped range is reported, and an impossible draw is explained', async ({
  page,
  open,
  violations,
}) => {
  await open('/random-generator')
  const numbers = page.getByLabel('Numbers', { exact: true })
  const generate = page.getByRole('button', { name: 'Generate Numbers' })
  await page.getByRole('spinbutton', { name: 'Minimum' }).fill('12.7')
  await page.getByRole('spinbutton', { name: 'Maximum' }).fill('12')
  await page.getByRole('spinbutton', { name: 'Count' }).fill('3')
  await generate.click()
  await expect(numbers).toHaveText('12, 12, 12')

  await page.getByRole('spinbutton', { name: 'Minimum' }).fill('3')
  await page.getByRole('spinbutton', { name: 'Maximum' }).fill('1')
  await page.getByRole('checkbox', { name: 'No number twice' }).check()
  await page.getByText('More options').click()
  await page.getByRole('combobox', { name: 'Order' }).selectOption('Smallest first')
  await page.keyboard.press('Control+Enter')
  await expect(numbers).toHaveText('1, 2, 3')
  await expect(page.getByText('Swapped: minimum was larger than maximum', { exact: true })).toBeVisible()
  await page.getByRole('button', { name: 'Copy', exact: true }).click()
  await expect.poll(() => page.evaluate(() => navigator.clipboard.readText())).toBe('1, 2, 3')

  await page.getByRole('spinbutton', { name: 'Count' }).fill('4')
  await page.getByRole('spinbutton', { name: 'Count' }).press('Enter')
  await expect(page.getByRole('alert')).toHaveText('Only 3 different numbers exist between 1 and 3.')
  await expect(numbers).toHaveText('1, 2, 3')
  expect(await violations()).toEqual([])

  await page.reload()
  await expect(page.getByRole('spinbutton', { name: 'Count' })).toHaveValue('4')
  await expect(page.getByRole('listitem').filter({ hasText: '12, 12, 12' })).toBeVisible()
  await page.getByRole('button', { name: 'Clear', exact: true }).click()
  await expect(numbers).toHaveText('')
  await page.getByRole('button', { name: 'Undo' }).click()
  await expect(numbers).toHaveText('1, 2, 3')
})

test('dice show how they fell, large enough for a room', async ({ page, open }) => {
  await open('/random-generator')
  await page.getByRole('combobox', { name: 'Draw' }).selectOption('Dice')
  await page.getByRole('textbox', { name: 'Dice' }).fill('2d6+1')
  await page.getByRole('button', { name: 'Generate Numbers' }).click()
  const numbers = page.getByLabel('Numbers', { exact: true })
  await expect(numbers).toHaveText(/^([3-9]|1[0-3])$/)
  await expect(page.getByRole('list', { name: 'Dice' })).toHaveText(/^\([1-6] \+ [1-6]\) \+ 1 = \d+$/)
  await page.getByRole('button', { name: 'Full screen' }).click()
  await page.getByRole('button', { name: 'Draw again' }).click()
  await expect(numbers).toHaveText(/^\d+$/)
  await page.keyboard.press('Escape')
  await expect(page.getByRole('button', { name: 'Draw again' })).toBeHidden()
})

test('passwords follow their settings and are kept nowhere', async ({ page, open, violations }) => {
  await page.setViewportSize({ width: 390, height: 800 })
  await open('/random-generator')
  await page.getByRole('tab', { name: 'Password' }).click()
  const password = page.getByLabel('Password', { exact: true })
  const generate = page.getByRole('button', { name: 'Generate Password' })
  const copy = page.getByRole('tabpanel').getByRole('button', { name: 'Copy', exact: true })
  await expect(copy).toBeDisabled()
  await expect(page.getByText('Your password appears here.')).toBeVisible()
  await generate.click()
  await expect(password).toHaveText(/^(?=.*[A-Z])(?=.*[a-z])(?=.*\d)(?=.*[^A-Za-z\d])[!-~]{12}$/)

  await page.getByLabel('Length').fill('20')
  for (const type of ['Uppercase', 'Lowercase', 'Symbols'])
    await page.getByRole('checkbox', { name: type }).uncheck()
  await page.getByRole('spinbutton', { name: 'How many' }).fill('3')
  await generate.click()
  await expect(password).toHaveText(/^\d{20}\n\d{20}\n\d{20}$/)
  await expect(page.getByLabel('Entropy', { exact: true })).toHaveText('66.4 bits')
  const made = (await password.innerText()).split('\n')
  await page.getByRole('checkbox', { name: 'Hide' }).check()
  await expect(password).not.toContainText(/\d/)
  await page.getByRole('button', { name: 'Copy', exact: true }).click()
  await expect.poll(() => page.evaluate(() => navigator.clipboard.readText())).toBe(made.join('\n'))
  expect(await violations()).toEqual([])
  expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(390)

  await page.getByRole('checkbox', { name: 'Digits' }).uncheck()
  await expect(page.getByRole('alert')).toHaveText('Please select at least one character type')

  await page.reload()
  await expect(page.getByRole('tab', { name: 'Password' })).toHaveAttribute('aria-selected', 'true')
  await expect(password).toHaveText('')
  const stored = await page.evaluate(() => Object.values({ ...localStorage, ...sessionStorage }).join())
  expect(stored).toContain('"isMasked":true')
  expect(made.filter((one) => stored.includes(one) || page.url().includes(one))).toEqual([])
})

test('a passphrase is made of common words', async ({ page, open }) => {
  await open('/random-generator')
  await page.getByRole('tab', { name: 'Password' }).click()
  await page.getByRole('radio', { name: 'Words' }).check()
  await page.getByRole('button', { name: 'Generate Password' }).click()
  const password = page.getByLabel('Password', { exact: true })
  await expect(password).toHaveText(/^([a-z]{3,8}-){5}[a-z]{3,8}$/)
  await expect(page.getByLabel('Entropy', { exact: true })).toHaveText('77.5 bits')
})

test('a list is shuffled, numbered and saved; a CSV file gives its first column', async ({
  page,
  open,
  violations,
}) => {
  await open('/random-generator')
  await page.getByRole('tab', { name: 'List Shuffle' }).click()
  const shuffle = page.getByRole('button', { name: 'Shuffle List' })
  await expect(shuffle).toBeDisabled()
  await page.getByLabel('Upload').setInputFiles({
    name: 'people.csv',
    mimeType: 'text/csv',
    buffer: Buffer.from('Ana,1\nBo,2\n"Cy, D",3\n'),
  })
  const items = page.getByRole('textbox', { name: 'Items' })
  await expect(items).toHaveValue('Ana\nBo\nCy, D')
  await shuffle.click()
  const shuffled = page.getByLabel('Shuffled list', { exact: true })
  const lines = async () => (await shuffled.innerText()).split('\n').sort()
  expect(await lines()).toEqual(['Ana', 'Bo', 'Cy, D'])
  await page.getByRole('spinbutton', { name: 'Pick' }).fill('1')
  await page.getByRole('checkbox', { name: 'Number the lines' }).check()
  await shuffle.click()
  await expect(shuffled).toHaveText(/^1\. (Ana|Bo|Cy, D)$/)
  expect(await violations()).toEqual([])

  await page.getByLabel('Upload').setInputFiles({
    name: 'people.xlsx',
    mimeType: 'application/vnd.openxmlformats-officedocument.spreadsheetml.sheet',
    buffer: Buffer.from('no workbook'),
  })
  await expect(page.getByRole('alert')).toContainText('"people.xlsx" could not be read.')
  await expect(items).toHaveValue('Ana\nBo\nCy, D')
})

test('the self-test draws its histogram and its verdict', async ({ page, open }) => {
  await open('/random-generator')
  await page.getByRole('button', { name: 'Test it' }).click()
  await expect(page.getByRole('status').filter({ hasText: 'χ²' })).toContainText(
    'Even. Each number should come about 10,000 times',
  )
})
