import { expect, test, vi } from 'vitest'
import { userEvent } from 'vitest/browser'
import { render } from 'vitest-browser-react'
import { MergePanel } from './merge-panel.tsx'
import type { Merge } from './use-merge.ts'

const idle: Merge = {
  start: vi.fn(),
  isReady: true,
  isPart: false,
  isUnlocked: false,
  hasPassword: false,
  progress: undefined,
  cancel: vi.fn(),
  isCanceled: false,
  merged: undefined,
  problem: undefined,
}
const panel = (known: Partial<Merge>, isEnough = true) => (
  <MergePanel merge={{ ...idle, ...known }} isEnough={isEnough} fileName="all" warning="" />
)

test('a running merge can be cancelled; the cancelled files are still listed', async () => {
  const cancel = vi.fn()
  const screen = await render(panel({ isReady: false, progress: 0.25, cancel }))
  await expect.element(screen.getByRole('button', { name: 'Processing...' })).toBeDisabled()
  await expect
    .element(screen.getByRole('progressbar', { name: 'Merging' }))
    .toHaveAttribute('aria-valuenow', '25')
  const note = screen.getByText(/^Your browser is processing the PDFs/)
  await expect.element(note).toBeVisible()
  await userEvent.click(screen.getByRole('button', { name: 'Cancel' }))
  expect(cancel).toHaveBeenCalledTimes(1)
  await screen.rerender(panel({ isCanceled: true }))
  await expect.element(note).not.toBeInTheDocument()
  await expect.element(screen.getByText('Cancelled. Your files are still in the list.')).toBeVisible()
})

test('a merge result shows its name, pages, size and notes', async () => {
  const blob = new Blob(['x'.repeat(2048)])
  const screen = await render(panel({ merged: { blob, pageCount: 1, notes: [] } }))
  await expect.element(screen.getByText('all.pdf', { exact: true })).toBeVisible()
  await expect.element(screen.getByText('1 page, 2 KB', { exact: true })).toBeVisible()
  await expect.element(screen.getByRole('list', { name: 'Notes' })).not.toBeInTheDocument()
  await screen.rerender(panel({ merged: { blob, pageCount: 12, notes: ['One thing', 'Another'] } }))
  await expect.element(screen.getByText('12 pages, 2 KB', { exact: true })).toBeVisible()
  expect(
    screen
      .getByRole('listitem')
      .elements()
      .map(({ textContent }) => textContent),
  ).toEqual(['One thing', 'Another'])
})

test.each([
  [false, 'Save a copy without a password'],
  [true, 'Save a copy with the new password'],
])('MergePanel: one opened file, new password %o: "%s"', async (hasPassword, name) => {
  const start = vi.fn()
  const screen = await render(panel({ isReady: false, isUnlocked: true, hasPassword, start }, false))
  await userEvent.click(screen.getByRole('button', { name, exact: true }))
  expect(start).toHaveBeenCalledTimes(1)
  await expect.element(screen.getByText(/^Please select/)).not.toBeInTheDocument()
})
