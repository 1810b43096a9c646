import { expect, type Page } from '@playwright/test'

declare global {
  interface Window {
    /** Lines that screen readers announce, in order, since the last look. */
    spokenLines: string[]
    /** Time of the last input or announcement. */
    lastChangeMs: number
  }
}

/** Rest after which a page has announced what it has to: 600 ms, and a margin for the announcement. */
const QUIET_MS = 900

/** Records what screen readers announce on every page that is opened from now on. */
export async function recordSpokenLines(page: Page): Promise<void> {
  await page.addInitScript(record)
}

/** Waits until the page is at rest, and has announced something if it has to; returns the lines since the last call. */
export async function takeSpokenLines(page: Page, isAwaited = false): Promise<string[]> {
  if (isAwaited) await page.waitForFunction(() => window.spokenLines.length > 0)
  await page.waitForFunction((quietMs) => performance.now() - window.lastChangeMs > quietMs, QUIET_MS)
  return page.evaluate(() => window.spokenLines.splice(0))
}

/** Expects an element of the page to have the focus, after the page could move it. */
export async function expectFocus(page: Page, step: string): Promise<void> {
  await expect
    .poll(() => page.evaluate(() => document.activeElement?.tagName), { message: `focus after ${step}` })
    .not.toBe('BODY')
}

/** Observes live regions; changes of one region in the same task are one line. */
function record(): void {
  const REGIONS = '[aria-live], [role=status], [role=alert], output'
  window.spokenLines = []
  window.lastChangeMs = 0
  const isSpoken = (region: Element) => region.getAttribute('aria-live') !== 'off'
  const regionsOf = ({ target, addedNodes, type }: MutationRecord): (Element | null)[] => {
    const element = target instanceof Element ? target : target.parentElement
    // A region whose text is there when it is added is announced only if it is an alert.
    const added = [...addedNodes].flatMap((node) =>
      node instanceof Element
        ? [...(node.matches('[role=alert]') ? [node] : []), ...node.querySelectorAll('[role=alert]')]
        : [],
    )
    return type === 'attributes' ? [element] : [element?.closest(REGIONS) ?? null, ...added]
  }
  const note = (records: readonly MutationRecord[]) => {
    const hasText = records.filter(({ type, addedNodes }) => type !== 'childList' || addedNodes.length > 0)
    for (const region of new Set(hasText.flatMap(regionsOf))) {
      const text = region?.textContent?.replace(/\s+/g, ' ').trim()
      if (region?.isConnected && text && isSpoken(region)) {
        window.spokenLines.push(text)
        window.lastChangeMs = performance.now()
      }
    }
  }
  new MutationObserver(note).observe(document, {
    subtree: true,
    childList: true,
    characterData: true,
    attributes: true,
    attributeFilter: ['role'],
  })
  for (const type of ['input', 'keydown', 'click'])
    addEventListener(type, () => (window.lastChangeMs = performance.now()), { capture: true })
}
