import { expect, test } from '#e2e/browsers/test.ts'

test('the beats follow the audio clock, speed up with a preset, and stop', async ({ tab, driven }) => {
  test.skip(driven.name === 'Firefox', 'without a sound device the clock of its sound stands still')
  await tab.open('/metronome')
  await tab.fill('BPM', '160', 'spinbutton')
  await tab.click('button', 'Start')
  await tab.shows('Beat', '2 of 4')
  await tab.shows('Beat', '4 of 4')
  await tab.click('button', 'Presto')
  await tab.shows('Beat', '3 of 4')
  await tab.click('button', 'Stop')
  await tab.shows('Beat', '0 of 4')
  expect(
    await tab.at({ role: 'spinbutton', name: 'BPM' }, (field) => (field as HTMLInputElement).value),
  ).toBe('180')
})
