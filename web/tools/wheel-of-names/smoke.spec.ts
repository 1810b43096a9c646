import { test } from '#e2e/browsers/test.ts'

test('names are typed and the wheel shows its winner; a duplicate name is rejected', async ({ tab }) => {
  await tab.open('/wheel-of-names')
  await tab.click('textbox', 'Name')
  await tab.typeKeys('Eve')
  await tab.press('Enter')
  await tab.fill('Name', 'Frank')
  await tab.press('Enter')
  await tab.shows('Names', /Eve.*Frank/, 'list')
  await tab.fill('Name', 'Eve')
  await tab.click('button', 'Add Name')
  await tab.warns('This name is already on the wheel!')
  await tab.click('button', 'Spin Wheel')
  await tab.shows('Winner', /^(Eve|Frank)$/)
  await tab.shows('Spin History', /(Eve|Frank)/, 'list')
})
