import { afterEach, expect, test, vi } from 'vitest'
import { page } from 'vitest/browser'
import { showTextToCopy } from './show-text-to-copy.ts'

const dialog = page.getByRole('dialog', { name: /^Press (⌘C|Ctrl\+C) to copy$/ })
const field = page.getByRole('textbox', { name: 'Text to copy', exact: true })

afterEach(() => {
  vi.restoreAllMocks()
  document.querySelector('dialog')?.remove()
})

test('shows a string that the browser cannot copy, selected, and closes once it is copied', async () => {
  showTextToCopy('first\nsecond')
  await expect.element(field).toHaveValue('first\nsecond')
  await expect.element(field).toHaveAttribute('readonly')
  expect(getSelection()?.toString()).toBe('first\nsecond')
  field.element().dispatchEvent(new ClipboardEvent('copy', { bubbles: true }))
  await expect.poll(() => document.querySelector('dialog')).toBeNull()
})

test('a click outside the dialog closes it, a click on the text does not', async () => {
  showTextToCopy('text')
  await expect.element(dialog).toBeVisible()
  const [shown, text] = [document.querySelector('dialog'), document.querySelector('textarea')]
  text?.click()
  expect(shown?.open).toBe(true)
  shown?.click()
  await expect.poll(() => document.querySelector('dialog')).toBeNull()
})

test('the Close button closes it', async () => {
  showTextToCopy('text')
  await page.getByRole('button', { name: 'Close' }).click()
  await expect.poll(() => document.querySelector('dialog')).toBeNull()
})

test('on touch screens it names the gesture instead of keys', async () => {
  const list = Object.assign(new EventTarget(), { matches: true })
  // Only `matches` is read.
  vi.spyOn(window, 'matchMedia').mockReturnValue(list as unknown as MediaQueryList)
  showTextToCopy('text')
  await expect.element(page.getByRole('dialog', { name: 'Hold the text, then Copy' })).toBeVisible()
})
