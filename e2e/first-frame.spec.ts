import { FIRST_FRAME } from '#contract/site.ts'
import { expect, test } from './test.ts'

const WITH_PARTS = [
  { path: '/', part: '#about' },
  { path: '/unit-converter', part: '#help' },
  { path: '/anonymous-poll', part: '#help' },
]

for (const { path, part } of WITH_PARTS)
  test(`${path} opens at ${part}, and a reload finds its place again`, async ({ page, open }) => {
    await page.setViewportSize({ width: 390, height: 800 })
    // Frames and scripts arrive in varying order.
    for (let time = 0; time < 3; time++) {
      await page.goto('about:blank')
      await open(path + part)
      const top = await page.locator(part).evaluate((element) => element.getBoundingClientRect().top)
      expect(top).toBeGreaterThan(0)
      expect(top).toBeLessThan(100)
      await page.goto('about:blank')
      await open(path)
      await page.evaluate(() => scrollTo(0, 700))
      await page.reload()
      await page.locator('html[data-hydrated=navigation]').waitFor({ state: 'attached' })
      expect(await page.evaluate(() => scrollY)).toBe(700)
    }
  })

test('a page that a link leads to is shown whole in its first frame', async ({ page, open }) => {
  await open('/unit-converter')
  const seen = await page.evaluateHandle((name) => {
    const states = new Set<string>()
    const look = () => {
      for (const element of document.querySelectorAll(`.${name} ~ *, main ~ footer`))
        states.add(`${document.title}: ${getComputedStyle(element).contentVisibility}`)
      requestAnimationFrame(look)
    }
    look()
    return states
  }, FIRST_FRAME)
  await page.getByRole('link', { name: 'Sundry', exact: true }).click()
  await expect(page.locator('#about')).toBeVisible()
  const states = await seen.evaluate((all) => [...all])
  expect(states.length).toBeGreaterThanOrEqual(2)
  expect(states.filter((state) => !state.endsWith(': visible'))).toEqual([])
})
