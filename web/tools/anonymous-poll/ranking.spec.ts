import type { APIRequestContext, Locator, Page } from '@playwright/test'
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

/** Ranks the options in their present order; returns the items of the ranking. */
async function rankAll(page: Page): Promise<Locator> {
  for (const city of ['Memphis', 'Nashville', 'Knoxville'])
    await page.getByRole('checkbox', { name: city }).check()
  return page.getByRole('list', { name: 'Your order' }).getByRole('listitem')
}

/** The middle of an item's handle. */
async function handleOf(item: Locator): Promise<{ x: number; y: number }> {
  const box = await item.locator('span[aria-hidden]').first().boundingBox()
  if (!box) throw new Error('No handle')
  return { x: box.x + box.width / 2, y: box.y + box.height / 2 }
}

test('a ranking is reordered by dragging with the mouse', async ({ page, open }) => {
  await open(await rankedPoll(page.request))
  const order = await rankAll(page)
  await order.first().scrollIntoViewIfNeeded()
  const [first, last] = [await handleOf(order.nth(0)), await handleOf(order.nth(2))]
  await page.mouse.move(last.x, last.y)
  await page.mouse.down()
  await page.mouse.move(first.x, first.y - 5, { steps: 8 })
  await expect(order).toHaveText([/^1\. Knoxville/, /^2\. Memphis/, /^3\. Nashville/])
  await page.mouse.up()
  await page.mouse.move(last.x, last.y)
  await expect(order).toHaveText([/^1\. Knoxville/, /^2\. Memphis/, /^3\. Nashville/])

  const second = await handleOf(order.nth(1))
  await page.mouse.move(second.x, second.y)
  await page.mouse.down()
  await page.mouse.move(last.x, last.y + 5, { steps: 8 })
  await page.mouse.up()
  await expect(order).toHaveText([/^1\. Knoxville/, /^2\. Nashville/, /^3\. Memphis/])
  await page.getByRole('button', { name: 'Vote' }).click()
  await expect(page.getByRole('status', { name: 'Your vote' })).toHaveText(
    'Your vote: 1. Knoxville, 2. Nashville, 3. Memphis',
  )
})

test.describe('on a phone', () => {
  test.use({ hasTouch: true, viewport: { width: 390, height: 844 } })

  test('a ranking is reordered by touch without scrolling the page', async ({ page, open, cdp }) => {
    await open(await rankedPoll(page.request))
    const order = await rankAll(page)
    await order.nth(1).scrollIntoViewIfNeeded()
    const [from, to] = [await handleOf(order.nth(2)), await handleOf(order.nth(0))]
    const scrolled = await page.evaluate(() => scrollY)
    const touch = (type: 'touchStart' | 'touchMove' | 'touchEnd', y: number) =>
      cdp.send('Input.dispatchTouchEvent', {
        type,
        touchPoints: type === 'touchEnd' ? [] : [{ x: from.x, y }],
      })
    await touch('touchStart', from.y)
    for (let step = 1; step <= 10; step++)
      await touch('touchMove', from.y + ((to.y - 5 - from.y) * step) / 10)
    await touch('touchEnd', to.y - 5)
    await expect(order).toHaveText([/^1\. Knoxville/, /^2\. Memphis/, /^3\. Nashville/])
    expect(await page.evaluate(() => scrollY)).toBe(scrolled)
    await page.getByRole('button', { name: 'Move Nashville up' }).click()
    await expect(order).toHaveText([/^1\. Knoxville/, /^2\. Nashville/, /^3\. Memphis/])
  })
})
