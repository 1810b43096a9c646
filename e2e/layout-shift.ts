import type { Page } from '@playwright/test'

declare global {
  interface Window {
    /** Every shift since the page began, of typing too, which the browser does not count by itself. */
    shifts: { readonly value: number; readonly moved: readonly string[] }[]
  }
}

/** From its first paint on the page notes what moves in sight without being moved by the visitor. */
export function recordLayoutShifts(page: Page): Promise<unknown> {
  return page.addInitScript(() => {
    window.shifts = []
    const nameOf = (node: Node | null | undefined) => {
      const element = node instanceof Element ? node : node?.parentElement
      return element ? element.outerHTML.slice(0, 120) : 'gone'
    }
    const note = (entries: PerformanceEntryList) => {
      for (const entry of entries) {
        // TypeScript does not know layout shifts; https://wicg.github.io/layout-instability/ does.
        const { value, sources } = entry as PerformanceEntry & {
          readonly value: number
          readonly sources: readonly {
            readonly node: Node | null
            readonly previousRect: DOMRectReadOnly
            readonly currentRect: DOMRectReadOnly
          }[]
        }
        // If the editor has loaded, it draws the caret itself, which moves with the typed text.
        const isCaret = ({ node }: { readonly node: Node | null }) =>
          node instanceof Element && node.matches('.cm-cursor')
        if (sources.length > 0 && sources.every(isCaret)) continue
        window.shifts.push({
          value,
          moved: sources.map(
            ({ node, previousRect: before, currentRect: after }) =>
              `${nameOf(node)} from ${before.x},${before.y} (${before.height} high) to ${after.x},${after.y} (${after.height} high)`,
          ),
        })
      }
    }
    new PerformanceObserver((list) => note(list.getEntries())).observe({
      type: 'layout-shift',
      buffered: true,
    })
  })
}

/**
 * Returns the layout shifts since the last call, with their sources. A shift is reported one frame after it was
 * painted.
 */
export function layoutShiftsOn(
  page: Page,
): Promise<{ readonly sum: number; readonly moved: readonly string[] }> {
  return page.evaluate(async () => {
    for (let frame = 0; frame < 3; frame++) await new Promise(requestAnimationFrame)
    const shifts = window.shifts
    window.shifts = []
    return {
      sum: shifts.reduce((sum, { value }) => sum + value, 0),
      moved: [...new Set(shifts.flatMap(({ moved }) => moved))],
    }
  })
}
