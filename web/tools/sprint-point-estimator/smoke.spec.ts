import { test } from '#e2e/browsers/test.ts'

test('a team votes at one device and gets its estimate; a story without a title is rejected', async ({
  tab,
}) => {
  await tab.open('/sprint-point-estimator')
  await tab.click('button', 'Add Story')
  await tab.warns('Please enter a story title')
  await tab.fill('Story title', 'Login')
  await tab.press('Enter')
  await tab.shows('Story Backlog', /Login/, 'list')
  for (const [name, card] of [
    ['Alex', '3'],
    ['Blair', '5'],
  ] as const) {
    await tab.choose('Voting as', name)
    await tab.click('button', card)
  }
  await tab.click('button', 'Reveal Votes')
  await tab.shows('Final estimate', '3')
  await tab.says('mean 4.0, between 3 and 5')
})
