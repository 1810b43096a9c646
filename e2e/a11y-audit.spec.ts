import { expectKeysToReachAll, pixelsTooMany } from './a11y-audit.ts'
import { violationsOn } from './axe.ts'
import { expect, test } from './test.ts'

/** Proves that the audits can find each error, so that finding none is meaningful. */
test('the walks see a picture without words, what sticks out, and a focus that is not shown', async ({
  page,
  open,
}) => {
  await open('/no-such-page')
  expect(await page.evaluate(pixelsTooMany)).toEqual([])
  await page.evaluate(() => {
    const [one, other] = ['One', 'Other'].map((name) => {
      const button = document.createElement('button')
      button.ariaLabel = name
      button.style.cssText = 'display: inline-block; width: 12px; height: 12px; padding: 0; border: 0'
      return button
    })
    document.querySelector('main')?.append(document.createElement('img'), one ?? '', other ?? '')
  })
  const found = [expect.stringMatching(/^image-alt: /), expect.stringMatching(/^target-size: /)]
  expect(await violationsOn(page, { with: 'target-size' })).toEqual(found)
  await page.evaluate(() => document.body.append(document.createElement('iframe')))
  expect(await violationsOn(page, { with: 'target-size' })).toEqual([
    expect.stringMatching(/^frame-title: /),
    ...found,
  ])

  await open('/no-such-page')
  await page.setViewportSize({ width: 320, height: 800 })
  await page.evaluate(() => {
    const part = document.createElement('p')
    part.style.cssText = 'position: absolute; top: 4000px; left: 0; width: 400px; height: 10px'
    document.querySelector('main')?.append(part)
  })
  expect(await page.evaluate(pixelsTooMany)).toEqual([
    '80 px to the side',
    expect.stringMatching(/^\d+ px below the end$/),
  ])

  await page.evaluate(() => {
    for (const link of document.querySelectorAll('a')) link.style.outline = 'none'
  })
  await expect(expectKeysToReachAll(page)).rejects.toThrow(/<a /)
})
