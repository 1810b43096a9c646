import { paths } from './pages.ts'
import { expect, test } from './test.ts'

// Settings of visitors that affect all pages: size of text, colors, scripts, paper.

test.describe('text at 200 % on a phone', () => {
  test.use({ viewport: { width: 390, height: 844 } })
  test('no page is wider than the window', async ({ page, open }) => {
    await page.addInitScript(() => localStorage.setItem('sundry-onboarding-completed', 'true'))
    const tooWide: string[] = []
    for (const path of paths) {
      await open(path)
      const excess = await page.evaluate(() => {
        document.documentElement.style.fontSize = '200%'
        return document.documentElement.scrollWidth - innerWidth
      })
      if (excess > 0) tooWide.push(`${path}: ${excess} px`)
    }
    expect(tooWide).toEqual([])
  })
})

test('forced colors: the chosen tab has the colors of a selection', async ({ page, open }) => {
  await page.emulateMedia({ forcedColors: 'active' })
  for (const path of ['/json-formatter', '/business-calculator', '/grade-calculator', '/random-generator']) {
    await open(path)
    const tabs = page.getByRole('tablist').filter({ visible: true }).first().getByRole('tab')
    const colors = await tabs.evaluateAll((all) =>
      all.map((tab) => [tab.ariaSelected, getComputedStyle(tab).backgroundColor]),
    )
    const chosen = colors.filter(([selected]) => selected === 'true').map(([, color]) => color)
    const others = colors.filter(([selected]) => selected !== 'true').map(([, color]) => color)
    expect(chosen, path).toHaveLength(1)
    expect(others, path).not.toContain(chosen[0])
  }
  await page.emulateMedia({ forcedColors: null })
})

test.describe('without JavaScript', () => {
  test.use({ javaScriptEnabled: false })
  test('each page says in one sentence what it needs', async ({ page }) => {
    for (const path of ['/', '/json-formatter', '/tools', '/wheel-of-names']) {
      await page.goto(path)
      const sentence = page.locator('noscript')
      await expect(sentence).toBeVisible()
      expect(await sentence.innerHTML()).toBe(
        'The tools of Sundry run in your browser: turn JavaScript on to use them.',
      )
    }
  })
})

test('JSON Formatter prints all of its output, and not the input', async ({ page, open }) => {
  await open('/json-formatter')
  const items = Array.from({ length: 200 }, (_, index) => index)
  await page.getByRole('textbox', { name: 'JSON input' }).fill(JSON.stringify(items))
  const output = page.getByRole('status', { name: 'Formatted output' })
  await expect(output).toContainText('199')
  await page.emulateMedia({ media: 'print' })
  await expect(output).toBeVisible()
  await expect(page.getByRole('textbox', { name: 'JSON input' })).toBeHidden()
  const isWhole = await output.evaluate((element) => {
    const clips = (node: Element | null): boolean =>
      node !== null &&
      ((node.scrollHeight > node.clientHeight + 1 && getComputedStyle(node).overflowY !== 'visible') ||
        clips(node.parentElement))
    return !clips(element)
  })
  expect(isWhole).toBe(true)
  const pdf = await page.pdf()
  expect(pdf.toString('latin1').match(/\/Type \/Page\b/g)?.length).toBeGreaterThan(3)
  await page.emulateMedia({ media: null })
})
