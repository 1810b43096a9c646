import { expect, test } from '#e2e/test.ts'

test('numbers are drawn, a swapped range is reported, and an impossible draw is explained', async ({
  page,
  open,
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
  await page.getByRole('checkbox', { name: 'Unique numbers' }).check()
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

  await page.reload()
  await expect(page.getByRole('spinbutton', { name: 'Count' })).toHaveValue('4')
  await expect(page.getByRole('listitem').filter({ hasText: '12, 12, 12' })).toBeVisible()
  await page.getByRole('button', { name: 'Clear', exact: true }).click()
  await expect(numbers).toHaveText('')
  await page.getByRole('button', { name: 'Undo' }).click()
  await expect(numbers).toHaveText('1, 2, 3')
})

test('passwords follow their settings and are not stored', async ({ page, open }) => {
  await open('/random-generator')
  await page.getByRole('tab', { name: 'Password' }).click()
  const password = page.getByLabel('Password', { exact: true })
  const generate = page.getByRole('button', { name: 'Generate Password' })
  const copy = page.getByRole('tabpanel').getByRole('button', { name: 'Copy', exact: true })
  // The first one is there when the tab opens.
  await expect(copy).toBeEnabled()
  await expect(password).toHaveText(/^(?=.*[A-Z])(?=.*[a-z])(?=.*\d)(?=.*[^A-Za-z\d])[!-~]{12}$/)

  await page.getByLabel('Length').fill('20')
  for (const type of ['Uppercase', 'Lowercase', 'Symbols'])
    await page.getByRole('checkbox', { name: type }).uncheck()
  await page.getByText('More options').click()
  await page.getByRole('spinbutton', { name: 'How many' }).fill('3')
  await generate.click()
  await expect(password).toHaveText(/^\d{20}\n\d{20}\n\d{20}$/)
  await expect(page.getByLabel('Entropy', { exact: true })).toHaveText('66.4 bits')
  const made = (await password.innerText()).split('\n')
  await page.getByRole('checkbox', { name: 'Hide' }).check()
  await expect(password).not.toContainText(/\d/)
  await page.getByRole('button', { name: 'Copy', exact: true }).click()
  await expect.poll(() => page.evaluate(() => navigator.clipboard.readText())).toBe(made.join('\n'))

  await page.getByRole('checkbox', { name: 'Digits' }).uncheck()
  await expect(page.getByRole('alert')).toHaveText('Please select at least one character type')

  await page.reload()
  await expect(page.getByRole('tab', { name: 'Password' })).toHaveAttribute('aria-selected', 'true')
  await expect(password).toHaveText('')
  const stored = await page.evaluate(() => Object.values({ ...localStorage, ...sessionStorage }).join())
  expect(stored).toContain('"isMasked":true')
  expect(made.filter((one) => stored.includes(one) || page.url().includes(one))).toEqual([])
})
