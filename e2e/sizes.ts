import { expect, type Page } from '@playwright/test'

/** Text is of five sizes, and code a little below the second; in CSS pixels. */
const TEXT_SIZES: readonly number[] = [13, 13.5, 14, 16, 20, 30]
/** A control is as high as the pointer needs it. */
const CONTROL_HEIGHTS = { fine: 36, coarse: 44 } as const

type Seen = { readonly size: number; readonly what: string }

/** A control with more than one line is a card: a vote, a beat, a file in a list. */
const HIGHEST_CONTROL = 60

/** All that the page shows now keeps to the few sizes of text and controls. */
export async function expectFewSizes(page: Page, pointer: keyof typeof CONTROL_HEIGHTS): Promise<void> {
  const texts = await page.evaluate(textSizesOn)
  expect(
    texts.filter(({ size }) => !TEXT_SIZES.includes(size)),
    'sizes of text',
  ).toEqual([])
  const controls = await page.evaluate(controlHeightsOn)
  const allowed = CONTROL_HEIGHTS[pointer]
  expect(
    controls.filter(({ size }) => size !== allowed && size < HIGHEST_CONTROL),
    'heights of controls',
  ).toEqual([])
}

/** Sizes of all text in sight; drawings have their own. */
export function textSizesOn(): Seen[] {
  const seen = new Map<number, string>()
  const texts = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT)
  for (let text = texts.nextNode(); text; text = texts.nextNode()) {
    const holder = text.parentElement
    if (!holder || !text.textContent?.trim() || holder.closest('svg')) continue
    if (!holder.checkVisibility({ visibilityProperty: true, opacityProperty: true })) continue
    const size = Number.parseFloat(getComputedStyle(holder).fontSize)
    if (!seen.has(size)) seen.set(size, `${holder.tagName} ${text.textContent.trim().slice(0, 40)}`)
  }
  return [...seen].map(([size, what]) => ({ size, what }))
}

/**
 * Heights of all controls in sight that have one line: buttons, fields, tabs. Links in running text, lines of a list
 * that can be pressed (their words begin at the left), boxes to tick and what holds more than a name (a card, a chart's
 * bar) are no such controls.
 */
export function controlHeightsOn(): Seen[] {
  const seen = new Map<number, string>()
  const controls =
    'button, .button, select, [role=tab], input:not([type=checkbox], [type=radio], [type=range], [type=color], [type=file])'
  for (const control of document.querySelectorAll<HTMLElement>(controls)) {
    if (control.closest('[role=menu]')) continue
    if (!control.checkVisibility({ visibilityProperty: true, opacityProperty: true })) continue
    const { display, textAlign, textDecorationLine } = getComputedStyle(control)
    const isInText = display === 'inline' || textAlign === 'left' || textDecorationLine === 'underline'
    const { height } = control.getBoundingClientRect()
    const size = Math.round(height * 2) / 2
    if (isInText || size < 2) continue
    if (!seen.has(size)) seen.set(size, control.outerHTML.slice(0, 140))
  }
  return [...seen].map(([size, what]) => ({ size, what }))
}
