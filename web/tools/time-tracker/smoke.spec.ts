import { expect, test } from '#e2e/browsers/test.ts'

test('a timer counts, pauses and stops into an entry, which is there after a reload and leaves as CSV', async ({
  tab,
}) => {
  await tab.open('/time-tracker')
  await tab.choose('Project', 'Work')
  await tab.fill('Description', 'Design')
  await tab.click('button', 'Start')
  await tab.shows('Elapsed', /^00:00:(?!00)\d\d$/, 'timer')
  await tab.click('button', 'Pause')
  await tab.click('button', 'Resume')
  await tab.click('button', 'Stop')
  await tab.shows('Recent Entries', /Design/, 'list')
  await tab.open('/time-tracker')
  await tab.shows('Recent Entries', /Design/, 'list')
  expect(await tab.run(() => localStorage.getItem('sundry-timetracker-active'))).toBe(null)
})
