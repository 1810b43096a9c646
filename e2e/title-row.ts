import { expect, type Page } from '@playwright/test'

const WIDTHS = [390, 1024, 1280, 1440]

/** Expects that in the head of a tool's page nothing lies over anything else, on a phone and on usual screens. */
export async function expectTitleRowFits(page: Page): Promise<void> {
  for (const width of WIDTHS) {
    await page.setViewportSize({ width, height: 800 })
    expect(await page.evaluate(crossingParts), `${width} px`).toEqual([])
  }
}

/** Lists the pairs of parts of the head whose boxes have an area in common. */
function crossingParts(): string[] {
  const PARTS =
    '.title-row :is(a, h1, .tile, button), .title-row > :not(:has(*)), .title-row + * > *, :is(.in-title-row, .bar-end) button'
  const parts = [...document.querySelectorAll<HTMLElement>(PARTS)]
    .map((part) => ({ name: part.ariaLabel || part.innerText, box: part.getBoundingClientRect() }))
    .filter(({ box }) => box.width > 0 && box.height > 0)
  return parts.flatMap((one, index) =>
    parts
      .slice(index + 1)
      .filter(
        ({ box }) =>
          Math.min(one.box.right, box.right) - Math.max(one.box.left, box.left) > 0.5 &&
          Math.min(one.box.bottom, box.bottom) - Math.max(one.box.top, box.top) > 0.5,
      )
      .map((other) => `${one.name} × ${other.name}`),
  )
}
