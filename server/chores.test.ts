import { expect, test } from 'vitest'
import { createApp } from './app.ts'
import { doChores } from './chores.ts'
import { ENGINES, emptyDatabase } from './testing/test-databases.ts'
import { TEST_NOW, testOutside } from './testing/test-outside.ts'

const DAY_MS = 86_400_000

test.each(ENGINES)('polls that nobody has voted in for a year are deleted from %s', async (engine) => {
  let now = TEST_NOW
  const outside = await testOutside({ database: await emptyDatabase(engine), now: () => now })
  const app = await createApp(outside)
  const answer = await app.request('/api/polls', {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify({
      question: 'Tea or coffee?',
      options: ['Tea', 'Coffee'],
      settings: { kind: 'single', mostChoices: 1, results: 'always', isShuffled: false, canChange: false },
      closesAt: null,
    }),
  })
  const { id } = await answer.json()
  const status = async () => (await app.request(`/api/polls/${id}`)).status
  now += 366 * DAY_MS
  await doChores(outside)
  expect(await status()).toBe(200)
  now += DAY_MS
  await doChores(outside)
  expect(await status()).toBe(404)
})
