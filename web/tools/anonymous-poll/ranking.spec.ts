import type { APIRequestContext } from '@playwright/test'
import { expect, test } from '#e2e/test.ts'

/** A ranked poll of three cities. */
async function rankedPoll(request: APIRequestContext): Promise<string> {
  const settings = {
    kind: 'ranked',
    mostChoices: 3,
    results: 'always',
    isShuffled: false,
    canChange: true,
  }
  const data = {
    question: 'Which city?',
    options: ['Memphis', 'Nashville', 'Knoxville'],
    settings,
    closesAt: null,
  }
  const answer = await request.post('/api/polls', { data })
  return `/poll/${(await answer.json()).id}`
}

test.use({ hasTouch: true, viewport: { width: 390, height: 844 } })

test('options are ranked in their places: choosing and moving them shifts nothing', async ({
  page,
  open,
}) => {
  await open(await rankedPoll(page.request))
  const vote = page.getByRole('button', { name: 'Vote' })
  const before = await vote.boundingBox()
  for (const city of ['Memphis', 'Nashville', 'Knoxville'])
    await page.getByRole('checkbox', { name: city, exact: true }).check()
  await page.getByRole('button', { name: 'Move Knoxville up' }).click()
  await page.getByRole('button', { name: 'Move Knoxville up' }).click()
  expect(await vote.boundingBox()).toEqual(before)
  await vote.click()
  await expect(page.getByRole('status', { name: 'Your vote' })).toHaveText(
    'Your vote: 1. Knoxville, 2. Memphis, 3. Nashville',
  )
})
