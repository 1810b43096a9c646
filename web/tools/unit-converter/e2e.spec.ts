import { expect, test } from '#e2e/test.ts'

test('a value is converted while typing, on either side, swapped without drift, and stored', async ({
  page,
  open,
}) => {
  await open('/unit-converter')
  const result = page.getByLabel('Result', { exact: true })
  await expect(result).toHaveText('1.609344')
  await page.getByRole('combobox', { name: 'From' }).selectOption('Mile')
  await page.getByRole('combobox', { name: 'To' }).selectOption('Kilometer')
  await page.getByRole('spinbutton', { name: 'Value', exact: true }).fill('26.2')
  await expect(result).toHaveText('42.164813')
  await page.getByRole('button', { name: 'Swap' }).click()
  await expect(result).toHaveText('26.2')
  await expect(page.getByRole('spinbutton', { name: 'Value', exact: true })).toHaveValue('42.164813')
  for (let swaps = 0; swaps < 9; swaps++) await page.keyboard.press('Alt+s')
  await expect(result).toHaveText('42.164813')
  await expect(page.getByRole('spinbutton', { name: 'Value', exact: true })).toHaveValue('26.2')
  await expect(page.getByRole('row', { name: '1000 1609.344' })).toBeVisible()
  await expect(page.getByText('mi × 1.609344')).toBeVisible()

  const converted = page.getByRole('spinbutton', { name: 'Converted value' })
  await converted.fill('1.6093440')
  await expect(page.getByRole('spinbutton', { name: 'Value', exact: true })).toHaveValue('1')
  await page.getByRole('button', { name: 'Pin Yard' }).click()
  // Once it is left, the field shows what the value becomes, not what was typed.
  await expect(converted).toHaveValue('1.609344')
  await expect(page.getByRole('list', { name: 'All units' }).getByRole('listitem').first()).toContainText(
    '1760',
  )
  const precision = page.getByRole('combobox', { name: 'Precision' })
  const digits = page.getByRole('combobox', { name: 'Digits' })
  await precision.selectOption('Significant digits')
  await digits.selectOption('3')
  await expect(result).toHaveText('1.61')
  await precision.selectOption('Scientific')
  await digits.selectOption('2')
  await expect(result).toHaveText('1.6e+0')
  await expect(digits.getByRole('option').last()).toHaveText('15')
  await precision.selectOption('Decimals')
  await digits.selectOption('15')
  await page.reload()
  await expect(digits).toHaveValue('15')
  await expect(result).toHaveText('1.609344')
  await expect(page.getByRole('button', { name: 'Pin Yard' })).toHaveAttribute('aria-pressed', 'true')
})

test('a conversion requested in words is answered, or the error explains the syntax', async ({
  page,
  open,
}) => {
  await open('/unit-converter')
  const ask = page.getByRole('textbox', { name: 'Ask in words' })
  await ask.fill('5 ft 11 in in cm')
  await ask.press('Enter')
  await expect(page.getByLabel('Result', { exact: true })).toHaveText('180.34')
  await ask.fill('five parsecs')
  await ask.press('Enter')
  await expect(page.getByRole('alert')).toContainText('This conversion could not be read.')
  await page.getByRole('spinbutton', { name: 'Value', exact: true }).fill('2')
  await expect(page.getByRole('alert')).toHaveCount(0)
  await ask.fill('1 mm to mi')
  await ask.press('Enter')
  await expect(page.getByText('Exact: 6.21371192237e-7')).toBeVisible()
})
