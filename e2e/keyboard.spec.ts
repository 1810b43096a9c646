import { paths } from './pages.ts'
import { expect, test } from './test.ts'

/** What can be pressed or typed into; of a group of radios only one is a stop. */
const STOPS =
  'a[href], button:enabled, input:enabled:not([type=radio]), input[type=radio]:checked, select:enabled, textarea:enabled, summary, [tabindex="0"]'
/** Parts that come while the page is walked are reached in a later round. */
const ROUNDS = 3

for (const path of paths)
  test(`the keyboard alone reaches everything on ${path}, and shows where it is`, async ({ page, open }) => {
    await page.addInitScript(() => localStorage.setItem('sundry-onboarding-completed', 'true'))
    await open(path)
    const unseen: string[] = []
    let left = await stopsLeft()
    for (let presses = ROUNDS * (left.length + 10); left.length > 0 && presses > 0; presses--) {
      await page.keyboard.press('Tab')
      unseen.push(...(await visit()))
      left = await stopsLeft()
    }
    expect(left).toEqual([])
    expect(unseen).toEqual([])

    /** The stops that have not had the focus yet. */
    function stopsLeft(): Promise<string[]> {
      return page.evaluate((stops) => {
        const visible = [...document.querySelectorAll<HTMLElement>(stops)].filter(
          (stop) => stop.checkVisibility() && stop.tabIndex >= 0,
        )
        return visible
          .filter((stop) => !('visited' in stop.dataset))
          .map((stop) => stop.outerHTML.slice(0, 160))
      }, STOPS)
    }

    /** Notes that the focus was here; gives the element where nothing shows that. */
    function visit(): Promise<string[]> {
      return page.evaluate(() => {
        const element = document.activeElement
        if (!(element instanceof HTMLElement) || element === document.body) return []
        element.dataset.visited = ''
        const outlines = [element, element.closest('label'), element.parentElement].map(
          (candidate) => candidate && getComputedStyle(candidate).outlineStyle,
        )
        const isSeen = [...outlines, getComputedStyle(element, '::after').outlineStyle].some(
          (style) => style && style !== 'none',
        )
        return isSeen ? [] : [element.outerHTML.slice(0, 160)]
      })
    }
  })
