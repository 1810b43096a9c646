import { expect, test } from '#e2e/browsers/test.ts'

test('numbers, a password and a shuffled list are drawn; a draw that cannot be is explained', async ({
  tab,
}) => {
  await tab.open('/random-generator')
  await tab.fill('Minimum', '12', 'spinbutton')
  await tab.fill('Maximum', '12', 'spinbutton')
  await tab.fill('Count', '3', 'spinbutton')
  await tab.click('button', 'Generate Numbers')
  await tab.shows('Numbers', '12, 12, 12')
  expect(await tab.copies('Copy')).toBe('12, 12, 12')
  await tab.fill('Minimum', '11', 'spinbutton')
  await tab.click('checkbox', 'Unique numbers')
  await tab.press('Control+Enter')
  await tab.warns('Only 2 different numbers exist between 11 and 12.')
  await tab.click('tab', 'Password')
  await tab.click('button', 'Generate Password')
  await tab.shows('Password', /^(?=.*[A-Z])(?=.*[a-z])(?=.*\d)(?=.*[^A-Za-z\d])[!-~]{12}$/, 'status')
  await tab.click('tab', 'List Shuffle')
  await tab.upload('Upload', { name: 'list.txt', bytes: 'only' })
  await tab.shows('Items', 'only')
})
