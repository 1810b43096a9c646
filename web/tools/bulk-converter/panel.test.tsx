import * as v from 'valibot'
import { expect, test, vi } from 'vitest'
import { userEvent } from 'vitest/browser'
import { render } from 'vitest-browser-react'
import { type ListedFile, orderKey } from './listed-file.ts'
import { Panel } from './panel.tsx'
import { Settings } from './settings.ts'
import type { Converting } from './use-converting.ts'
import type { FileList } from './use-file-list.ts'

const settings = v.parse(Settings, {})
const ready: ListedFile = {
  id: 1,
  file: new File(['x'.repeat(1000)], 'a.bmp'),
  source: undefined,
  own: undefined,
  made: undefined,
  work: undefined,
}
const failed: ListedFile = {
  ...ready,
  made: { key: orderKey(ready, settings), result: { ok: false, problem: { message: 'No', detail: '' } } },
}

const convertAll = vi.fn()
const cancelAll = vi.fn()
/** Only these parts of the list and of the work are used. */
const panel = (files: readonly ListedFile[], work: Partial<Converting>) => (
  <Panel
    list={{ files } as Partial<FileList> as FileList}
    settings={settings}
    converting={{ left: files, convertAll, cancelAll, ...work } as Partial<Converting> as Converting}
  />
)

test('shows the number of converted files during conversion, and the total afterwards', async () => {
  const screen = await render(panel([failed], { running: { done: 1, total: 4 } }))
  const summary = screen.getByRole('status', { name: 'Summary' })
  await expect
    .element(screen.getByRole('progressbar', { name: '1 of 4 done' }))
    .toHaveAttribute('aria-valuenow', '25')
  expect(
    summary
      .elements()
      .map(({ textContent }) => textContent)
      .join(''),
  ).toBe('')
  await expect.element(screen.getByRole('button', { name: 'Convert', exact: true })).toBeDisabled()
  await userEvent.click(screen.getByRole('button', { name: 'Cancel' }))
  expect(cancelAll).toHaveBeenCalledTimes(1)
  await screen.rerender(panel([failed], {}))
  await expect.element(summary).toHaveTextContent('0 converted, 1 failed')
  await expect.element(screen.getByRole('progressbar')).not.toBeInTheDocument()
})
