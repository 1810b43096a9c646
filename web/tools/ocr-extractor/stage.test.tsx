import * as v from 'valibot'
import { expect, test } from 'vitest'
import { userEvent } from 'vitest/browser'
import { render } from 'vitest-browser-react'
import type { ScanChanges } from '#lib/image/scan/prepare-scan.ts'
import type { ListedScan } from './listed-scan.ts'
import { scanText } from './scan-text.ts'
import { listOf, pageOf, scanOf } from './scans.fixture.ts'
import { Settings } from './settings.ts'
import Stage from './stage.tsx'

const settings = v.parse(Settings, {})

async function shown(known: Partial<ListedScan>) {
  const scan = scanOf(7, 'a.pdf', known)
  const { list, done } = listOf(scan)
  const screen = await render(<Stage scan={scan} list={list} settings={settings} />)
  return {
    screen,
    done,
    button: (name: string) => screen.getByRole('button', { name, exact: true }),
    press: (name: string) => userEvent.click(screen.getByRole('button', { name, exact: true })),
    view: () => screen.getByRole('radio', { checked: true }).element().parentElement?.textContent,
  }
}

/** Returns the page with this number, counted from 0, as recognized after these changes. */
const readAs = (changes: Partial<ScanChanges>, number = 0) => {
  const page = pageOf('At nine')
  return scanText([{ number, page: { ...page, changes: { ...page.changes, ...changes } } }])
}

test.each<[string, Partial<ScanChanges>]>([
  ['No clean-up needed.', {}],
  ['Inverted, evenly lit, cleaned.', { isInverted: true, isEvened: true, isCleaned: true }],
  ['Turned by 270°, straightened by 6.5°.', { quarterTurns: 3, angle: -6.5 }],
  ['Enlarged 2.0 times.', { scale: 2 }],
])('shows the changes made to a page: %s', async (words, changes) => {
  const { screen, view, button } = await shown({ result: readAs(changes) })
  expect(view()).toBe('As read')
  await expect.element(screen.getByText(words, { exact: true })).toBeVisible()
  await expect.element(button('Select an area')).not.toBeInTheDocument()
  await userEvent.click(screen.getByText('Original', { exact: true }))
  await expect.element(screen.getByText(words, { exact: true })).not.toBeInTheDocument()
  await expect.element(button('Select an area')).toBeVisible()
})

test('a page that was not recognized is displayed in its original form, even if another one was', async () => {
  const { view } = await shown({ result: readAs({}, 1), page: 0 })
  expect(view()).toBe('Original')
})

test('pages are turned one by one, and not beyond the first and the last', async () => {
  const first = await shown({ page: 0 })
  await expect.element(first.screen.getByText('Page 1 of 3')).toBeVisible()
  await expect.element(first.button('Previous page')).toHaveAttribute('aria-disabled', 'true')
  await first.press('Next page')
  expect(first.done).toEqual([['change', 7, { page: 1 }]])
  await first.screen.unmount()
  const last = await shown({ page: 2 })
  await expect.element(last.screen.getByText('Page 3 of 3')).toBeVisible()
  await expect.element(last.button('Next page')).toHaveAttribute('aria-disabled', 'true')
  await last.press('Previous page')
  expect(last.done).toEqual([['change', 7, { page: 1 }]])
  await last.screen.unmount()
  const only = await shown({ check: { ok: true, value: { kind: 'image', pageCount: 1 } } })
  await expect.element(only.screen.getByText(/^Page/)).not.toBeInTheDocument()
})

test('an area starts as the whole page, is set by its edges, and can be removed', async () => {
  const whole = await shown({})
  await expect.element(whole.screen.getByRole('slider', { name: 'Area left' })).not.toBeInTheDocument()
  await whole.press('Select an area')
  expect(whole.done).toEqual([['change', 7, { part: { x: 0, y: 0, width: 1, height: 1 } }]])
  await whole.screen.unmount()
  const { screen, press, done } = await shown({ part: { x: 0.25, y: 0, width: 0.5, height: 1 } })
  const left = screen.getByRole('slider', { name: 'Area left' })
  await expect.element(left).toHaveAttribute('aria-valuetext', '25%')
  await userEvent.fill(left, '50')
  await press('Read the whole page')
  expect(done).toEqual([
    ['change', 7, { part: { x: 0.5, y: 0, width: 0.25, height: 1 } }],
    ['change', 7, { part: undefined }],
  ])
})
