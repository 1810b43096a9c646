import { test } from '#e2e/browsers/test.ts'

test('a value is converted while typing, swapped by keys, and requested in words', async ({ tab }) => {
  await tab.open('/unit-converter')
  await tab.choose('From', 'Mile')
  await tab.choose('To', 'Kilometer')
  await tab.fill('Value', '26.2', 'spinbutton')
  await tab.shows('Result', '42.164813')
  await tab.press('Alt+s')
  await tab.shows('Result', '26.2')
  await tab.fill('Ask in words', '5 ft 11 in in cm')
  await tab.press('Enter')
  await tab.shows('Result', '180.34')
  await tab.fill('Ask in words', 'five bananas in cm')
  await tab.press('Enter')
  await tab.warns('This conversion could not be read.')
})
