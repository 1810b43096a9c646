import { expect, type Locator, type Page } from '@playwright/test'
import { violationsOn } from './axe.ts'

/** The narrowest phone and a desk, at which axe looks; and a usual phone, which only has to fit. */
const [NARROW, MEDIUM, WIDE] = [320, 390, 1280] as const

/** Selector of focusable elements; a group of radios has only one tab stop. */
const STOPS =
  'a[href], button:enabled, input:enabled:not([type=radio]), input[type=radio]:checked, select:enabled, textarea:enabled, summary, [tabindex="0"]'
/** Elements that appear during the walk are reached in a later round. */
const ROUNDS = 3
const AT_ONCE = 10
const MAX_PRESSES = 200

/**
 * Asserts that after `begin` the page passes axe in light theme, its colors do in dark theme, and it fits every screen.
 * A theme changes only colors, so in dark only they are checked.
 */
export async function expectGoodLooks(
  page: Page,
  state: string,
  begin: () => Promise<void> = async () => {},
): Promise<void> {
  await page.emulateMedia({ colorScheme: 'light', reducedMotion: 'reduce' })
  await begin()
  for (const width of [NARROW, MEDIUM, WIDE]) {
    const where = `${state} at ${width} px`
    await page.setViewportSize({ width, height: 800 })
    await expect.poll(() => page.evaluate(pixelsTooMany), { message: where }).toEqual([])
    if (width === MEDIUM) continue
    await page.emulateMedia({ colorScheme: 'light' })
    // From the start of the page: scrolled, a row can be half below the navigation bar.
    await page.evaluate(() => scrollTo(0, 0))
    // Targets of at least 24 px, or with space around (WCAG 2.2, 2.5.8): axe checks them only if requested.
    expect(await violationsOn(page, { with: 'target-size' }), `${where}, light`).toEqual([])
    await page.emulateMedia({ colorScheme: 'dark' })
    expect(await violationsOn(page, { only: 'color-contrast' }), `${where}, dark`).toEqual([])
  }
}

/** Lists elements that overflow the page: to the side, below its end, or out of a dialog. */
export function pixelsTooMany(): string[] {
  const root = document.documentElement
  // A live quiz shows no footer.
  const parts = [...document.querySelectorAll('main, footer:not(main *)')]
  const end = parts.findLast((part) => part.checkVisibility())?.getBoundingClientRect().bottom ?? Number.NaN
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

/** Expects the Tab key to reach every interactive element, in the dialog if one is open, with a visible focus. */
export async function expectKeysToReachAll(page: Page): Promise<void> {
  await page.evaluate(noteFocus)
  await page.evaluate(() => {
    // The initial focus can originate from a pointer and need not be visible.
    window.unseenFocus.clear()
    if (document.activeElement instanceof HTMLElement) delete document.activeElement.dataset.visited
  })
  let left = await stopsLeft()
  // Elements that appear during the walk are reached in a later round.
  for (let presses = MAX_PRESSES + ROUNDS * left.length; left.length > 0 && presses > 0; presses -= AT_ONCE) {
    for (let press = 0; press < AT_ONCE; press++) await page.keyboard.press('Tab')
    left = await stopsLeft()
  }
  expect(left).toEqual([])
  expect(await page.evaluate(stillUnseen)).toEqual([])

  /** The stops that have not had the focus yet. */
  function stopsLeft(): Promise<string[]> {
    return page.evaluate((stops) => {
      const within = document.querySelector('dialog:modal') ?? document
      const visible = [...within.querySelectorAll<HTMLElement>(stops)].filter(
        (stop) => stop.checkVisibility() && stop.tabIndex >= 0 && !stop.closest('[inert]'),
      )
      return visible
        .filter((stop) => !('visited' in stop.dataset))
        .map((stop) => stop.outerHTML.slice(0, 160))
    }, STOPS)
  }
}

declare global {
  interface Window {
    /** Whether something shows that an element has the focus. */
    showsFocus: (element: HTMLElement) => boolean
    /** Elements without a visible focus since `noteFocus`. */
    unseenFocus: Set<HTMLElement>
  }
}

/**
 * Starts recording focused elements, and those without a visible focus; returns whether the current focus is visible.
 */
function noteFocus(): boolean {
  window.showsFocus = (element) => {
    const frames = [
      element.closest('label'),
      element.closest('.cm-editor'),
      element.closest('[class*="focus-within:outline"]'),
      element.parentElement,
    ]
    const outlines = [element, ...frames].map(
      (candidate) => candidate && getComputedStyle(candidate).outlineStyle,
    )
    const pane = element.closest('.pane')
    // Its bar is drawn as generated content, which is there only with the focus.
    const bar = pane && getComputedStyle(pane, '::after').content !== 'none' ? 'solid' : 'none'
    return [...outlines, getComputedStyle(element, '::after').outlineStyle, bar].some(
      (style) => style && style !== 'none',
    )
  }
  const note = (element: EventTarget | null) => {
    if (!(element instanceof HTMLElement) || element === document.body) return
    element.dataset.visited = ''
    if (!window.showsFocus(element)) window.unseenFocus.add(element)
  }
  // While it is caught: React stops the event on its way up from a part that is not alive yet.
  if (!window.unseenFocus) addEventListener('focusin', ({ target }) => note(target), { capture: true })
  window.unseenFocus = new Set()
  note(document.activeElement)
  return window.unseenFocus.size === 0
}

/** Checks again, one by one: an editor shows its focus a moment later. */
async function stillUnseen(): Promise<string[]> {
  const unseen: string[] = []
  for (const element of window.unseenFocus) {
    if (!element.isConnected) continue
    element.focus()
    for (let frame = 0; frame < 3; frame++) await new Promise(requestAnimationFrame)
    if (!window.showsFocus(element)) unseen.push(element.outerHTML.slice(0, 160))
  }
  return unseen
}

/** Moves focus to a control with Tab alone, from the current focus, which must be somewhere unless the page is new. */
export async function tabTo(page: Page, target: Locator): Promise<void> {
  await expect(target).toBeVisible()
  for (let presses = 0; presses < MAX_PRESSES; presses++) {
    await page.keyboard.press('Tab')
    if (await target.evaluate((element) => element === document.activeElement))
      return expectFocusPreserved(page)
  }
  throw new Error(`Tab does not lead to ${target}`)
}

/** The focus is on something, and is seen there. */
export async function expectFocusPreserved(page: Page): Promise<void> {
  await expect(page.locator(':focus')).toHaveCount(1)
  expect(await page.evaluate(noteFocus), 'the focus is seen').toBe(true)
}
