import { paths } from './pages.ts'
import { expect, test } from './test.ts'

for (const path of paths)
  test(`the keyboard alone reaches everything on ${path}, and shows where it is`, async ({ page, open }) => {
    await page.addInitScript(() => localStorage.setItem('sundry-onboarding-completed', 'true'))
    await open(path)
    // Marks what can be pressed or typed into; of a group of radios only one is a stop.
    const wanted = await page.evaluate(() => {
      const stops = document.querySelectorAll<HTMLElement>(
        'a[href], button:enabled, input:enabled:not([type=radio]), input[type=radio]:checked, select:enabled, textarea:enabled, summary, [tabindex="0"]',
      )
      const visible = [...stops].filter((stop) => stop.checkVisibility() && stop.tabIndex >= 0)
      for (const [index, stop] of visible.entries()) stop.dataset.stop = String(index)
      return visible.map((stop) => stop.dataset.stop ?? '')
    })
    const reached = new Set<string>()
    const unseen: string[] = []
    for (let press = 0; press < wanted.length + 30 && reached.size < wanted.length; press++) {
      await page.keyboard.press('Tab')
      const at = await page.evaluate(() => {
        const element = document.activeElement
        if (!(element instanceof HTMLElement)) return undefined
        const outlined = [element, element.closest('label'), element.parentElement].some(
          (candidate) => candidate && getComputedStyle(candidate).outlineStyle !== 'none',
        )
        const after = getComputedStyle(element, '::after').outlineStyle !== 'none'
        return {
          stop: element.dataset.stop ?? '',
          isSeen: outlined || after,
          html: element.outerHTML.slice(0, 120),
        }
      })
      if (!at) continue
      reached.add(at.stop)
      if (at.stop !== '' && !at.isSeen) unseen.push(at.html)
    }
    expect(wanted.filter((stop) => !reached.has(stop))).toEqual([])
    expect(unseen).toEqual([])
  })
