import { test } from '#e2e/browsers/test.ts'

test('names come by keys and the wheel tells its winner; a name is not taken twice', async ({ tab }) => {
  await tab.open('/wheel-of-names')
  await tab.click('textbox', 'Name')
  await tab.typeKeys('Eve')
  await tab.press('Enter')
  await tab.shows('Names', /Diana.*Eve/, 'list')
  await tab.fill('Name', 'Alice')
  await tab.click('button', 'Add Name')
  await tab.warns('This name is already on the wheel!')
  await tab.click('button', 'Spin Wheel')
  await tab.shows('Winner', /^(Alice|Bob|Charlie|Diana|Eve)$/)
  await tab.shows('Spin History', /(Alice|Bob|Charlie|Diana|Eve)/, 'list')
})
