import { expect, type Locator, type Page } from '@playwright/test'
import { violationsOn } from './axe.ts'

const THEMES = ['light', 'dark'] as const
/** The narrowest phone, a usual one, a desk. */
const WIDTHS = [320, 390, 1280] as const

/** What can be pressed or typed into; of a group of radios only one is a stop. */
const STOPS =
  'a[href], button:enabled, input:enabled:not([type=radio]), input[type=radio]:checked, select:enabled, textarea:enabled, summary, [tabindex="0"]'
/** Parts that come while the page is walked are reached in a later round. */
const ROUNDS = 3
const MOST_PRESSES = 200

/** Light and dark, each begun by `begin`: at every width axe is pleased, and the page fits the screen. */
export async function expectGoodLooks(
  page: Page,
  state: string,
  begin: () => Promise<void> = async () => {},
): Promise<void> {
  for (const colorScheme of THEMES) {
    await page.emulateMedia({ colorScheme, reducedMotion: 'reduce' })
    await begin()
    for (const width of WIDTHS) {
      const where = `${state}, ${colorScheme} at ${width} px`
      await page.setViewportSize({ width, height: 800 })
      await expect.poll(() => page.evaluate(pixelsTooMany), { message: where }).toEqual([])
      expect(await violationsOn(page), where).toEqual([])
    }
  }
}

/** What sticks out of the page: to the side, below its end, or out of a dialog. */
export function pixelsTooMany(): string[] {
  const root = document.documentElement
  const end = document.querySelector('footer:not(main *)')?.getBoundingClientRect().bottom ?? Number.NaN
  const below = Math.floor(root.scrollHeight - Math.max(end + scrollY, root.clientHeight))
  const measures: [string, number][] = [
    ['to the side', root.scrollWidth - root.clientWidth],
    ['below the end', below],
    ...[...document.querySelectorAll('dialog[open], dialog[open] > *')].map((part): [string, number] => [
      'out of the dialog',
      part.scrollWidth - part.clientWidth,
    ]),
  ]
  return measures.filter(([, pixels]) => pixels > 0).map(([where, pixels]) => `${pixels} px ${where}`)
}

/** The Tab key reaches all that can be pressed or typed into, in the dialog where one is open, and shows where it is. */
export async function expectKeysToReachAll(page: Page): Promise<void> {
  const unseen: string[] = []
  let left = await stopsLeft()
  for (let presses = ROUNDS * (left.length + 10); left.length > 0 && presses > 0; presses--) {
    await page.keyboard.press('Tab')
    unseen.push(...(await page.evaluate(visit)))
    left = await stopsLeft()
  }
  expect(left).toEqual([])
  expect(unseen).toEqual([])

  /** The stops that have not had the focus yet. */
  function stopsLeft(): Promise<string[]> {
    return page.evaluate((stops) => {
      const within = document.querySelector('dialog:modal') ?? document
      const visible = [...within.querySelectorAll<HTMLElement>(stops)].filter(
        (stop) => stop.checkVisibility() && stop.tabIndex >= 0,
      )
      return visible
        .filter((stop) => !('visited' in stop.dataset))
        .map((stop) => stop.outerHTML.slice(0, 160))
    }, STOPS)
  }
}

/** Notes that the focus was here; gives the element where nothing shows that. */
function visit(): string[] {
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
}

/** Goes to a control with Tab alone, from where the focus is, which must be somewhere unless the page is new. */
export async function tabTo(page: Page, target: Locator): Promise<void> {
  await expect(target).toBeVisible()
  for (let presses = 0; presses < MOST_PRESSES; presses++) {
    await page.keyboard.press('Tab')
    if (!(await target.evaluate((element) => element === document.activeElement))) continue
    return expect(await page.evaluate(visit)).toEqual([])
  }
  throw new Error(`Tab does not lead to ${target}`)
}

/** The focus is on something, and is seen there. */
export async function expectFocusKept(page: Page): Promise<void> {
  await expect(page.locator(':focus')).toHaveCount(1)
  expect(await page.evaluate(visit)).toEqual([])
}
