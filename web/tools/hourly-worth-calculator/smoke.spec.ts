import { test } from '#e2e/browsers/test.ts'

test('the real rate follows the input and is restored from a link', async ({ tab }) => {
  await tab.open('/hourly-worth-calculator')
  await tab.fill('Annual salary', '50,000', 'spinbutton')
  await tab.fill('Commute one way (minutes)', '30', 'spinbutton')
  await tab.shows('Real hourly rate', '$20.51')
  const link = await tab.copies('Copy link')
  await tab.fill('Hours per day', '0', 'spinbutton')
  await tab.warns('Add working hours to see a result.')
  await tab.focus('spinbutton', 'Hours per day')
  await tab.press('ArrowUp')
  await tab.shows('Hours per day', '0.5')
  await tab.open(link)
  await tab.shows('Real hourly rate', '$20.51')
})
