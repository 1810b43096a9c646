import { expect, test } from '#e2e/browsers/test.ts'

test('a poll is created, voted in and shared; without two options nothing is sent', async ({ tab }) => {
  await tab.open('/anonymous-poll')
  await tab.fill('Question', 'Tea or coffee?')
  await tab.click('button', 'Create Poll')
  await tab.warns('Please enter a question and at least 2 options.')
  await tab.fill('Option 1', 'Tea')
  await tab.fill('Option 2', 'Coffee')
  await tab.click('button', 'Create Poll')
  await tab.says('Poll created successfully!')
  await tab.click('link', 'Tea or coffee?')
  await tab.click('radio', 'Coffee')
  await tab.click('button', 'Vote')
  await tab.says('Your vote is counted.')
  await tab.shows('Results', /Coffee1 vote100\.0%/, 'list')
  expect(await tab.run(() => location.pathname)).toMatch(/^\/poll\/[\w-]+$/)
})
