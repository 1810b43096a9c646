import { expect, type Page } from '@playwright/test'

/** Text is of seven sizes, the first page's claim 48 px, and code a little below the second; in CSS pixels. The figure of a result fits its box. */
const TEXT_SIZES: readonly number[] = [13, 13.5, 14, 16, 20, 24, 30, 48]
/** A control is as high as the pointer needs it. */
const CONTROL_HEIGHTS = { fine: 36, coarse: 44 } as const

type Seen = { readonly size: number; readonly what: string }

/** Drawings that can be pressed have their own size: a voting card, the column of a beat; so do fields of a figure and the buttons that step it. */
const DRAWN =
  ':is([aria-label=Vote], [aria-label="Cards without points"]) > button, button[aria-label^="Beat "], input.figure, button:is([aria-label=Slower], [aria-label=Faster])'

/** Asserts that everything the page shows now uses the few sizes of text and controls. */
export async function expectFewSizes(page: Page, pointer: keyof typeof CONTROL_HEIGHTS): Promise<void> {
  const texts = await page.evaluate(textSizesOn)
  expect(
    texts.filter(({ size }) => !TEXT_SIZES.includes(size)),
    'sizes of text',
  ).toEqual([])
  const controls = await page.evaluate(controlHeightsOn, DRAWN)
  expect(
    controls.filter(({ size }) => size !== CONTROL_HEIGHTS[pointer]),
    'heights of controls',
  ).toEqual([])
  if (pointer === 'coarse') expect(await page.evaluate(smallMainActionsOn), 'small main actions').toEqual([])
}

/** Sizes of all text in sight; drawings and figures have their own. */
export function textSizesOn(): Seen[] {
  const seen = new Map<number, string>()
  const texts = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT)
  for (let text = texts.nextNode(); text; text = texts.nextNode()) {
    const holder = text.parentElement
    if (!holder || !text.textContent?.trim() || holder.closest('svg, .figure')) continue
    if (!holder.checkVisibility({ visibilityProperty: true, opacityProperty: true })) continue
    const size = Number.parseFloat(getComputedStyle(holder).fontSize)
    if (!seen.has(size)) seen.set(size, `${holder.tagName} ${text.textContent.trim().slice(0, 40)}`)
  }
  return [...seen].map(([size, what]) => ({ size, what }))
}

/**
 * Measures the heights of all visible controls: buttons, fields, tabs, disclosures. Links in running text, clickable
 * list rows, checkboxes, and `drawn` elements are excluded.
 */
export function controlHeightsOn(drawn: string): Seen[] {
  const seen = new Map<number, string>()
  const controls =
    'button, summary, .button, select, [role=tab], input:not([type=checkbox], [type=radio], [type=range], [type=color], [type=file])'
  for (const control of document.querySelectorAll<HTMLElement>(controls)) {
    if (control.matches(`[role=menu] *, ${drawn}`)) continue
    if (!control.checkVisibility({ visibilityProperty: true, opacityProperty: true })) continue
    const { display, textAlign, textDecorationLine } = getComputedStyle(control)
    const isLink =
      display === 'inline' || (textDecorationLine === 'underline' && control.tagName !== 'SUMMARY')
    const isLine = textAlign === 'left' && control.matches('li *, tr *, [role=listbox] *')
    const { height } = control.getBoundingClientRect()
    const size = Math.round(height * 2) / 2
    if (isLink || isLine || size < 2) continue
    if (!seen.has(size)) seen.set(size, control.outerHTML.slice(0, 140))
  }
  return [...seen].map(([size, what]) => ({ size, what }))
}

/** Main actions that a finger can miss: less than 44 px in either direction (WCAG 2.5.5). */
export function smallMainActionsOn(): string[] {
  const MIN_SIZE = 44
  return [...document.querySelectorAll<HTMLElement>('.button-go')].flatMap((action) => {
    const { width, height } = action.getBoundingClientRect()
    const isShown = action.checkVisibility({ visibilityProperty: true, opacityProperty: true })
    return isShown && height > 2 && Math.min(width, height) < MIN_SIZE ? action.outerHTML.slice(0, 140) : []
  })
}
