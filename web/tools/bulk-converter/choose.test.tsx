import { expect, test, vi } from 'vitest'
import { userEvent } from 'vitest/browser'
import { render } from 'vitest-browser-react'
import { Choose } from './choose.tsx'
import type { ListedFile } from './listed-file.ts'
import type { FileList } from './use-file-list.ts'

const listed = (id: number, bytes: number): ListedFile => ({
  id,
  file: new File(['x'.repeat(bytes)], `${id}.png`),
  source: undefined,
  own: undefined,
  made: undefined,
  work: undefined,
})

const onExample = vi.fn()
/** Only these parts of the list are used. */
const choose = (files: readonly ListedFile[], errors: readonly string[] = []) => (
  <Choose
    list={{ files, errors, add: vi.fn() } as Partial<FileList> as FileList}
    maxFiles={50}
    onExample={onExample}
  />
)

test('shows the limits before there is a file; later the total size, and rejected files', async () => {
  const screen = await render(choose([]))
  await expect
    .element(screen.getByText(/Up to 50 files, 500 MB each, 2 GB together\. They stay on this device\.$/))
    .toBeVisible()
  await expect.element(screen.getByText(/^\S+ \S+ together$/)).not.toBeInTheDocument()
  await userEvent.click(screen.getByRole('button', { name: 'A drawing and a document' }))
  expect(onExample).toHaveBeenCalledTimes(1)
  await screen.rerender(choose([listed(1, 1000), listed(2, 1048)], ['One is too large.', 'Two is none.']))
  await expect.element(screen.getByText('2 KB together', { exact: true })).toBeVisible()
  await expect.element(screen.getByText(/^Pictures, PDF/)).not.toBeInTheDocument()
  await expect.element(screen.getByRole('alert')).toHaveTextContent('One is too large. Two is none.')
  await expect.element(screen.getByLabelText('Choose files')).toHaveAttribute('multiple')
})
