import { flushSync } from 'react-dom'
import { afterEach, expect, test, vi } from 'vitest'
import { userEvent } from 'vitest/browser'
import { watchSaves } from '#web/platform/saves.fixture.ts'
import { persistedState } from '#web/platform/store/persisted.fixture.ts'
import { openPage } from '#web/ui/page.fixture.tsx'
import PROTECTED from './fixtures/aes-128.pdf?url'
import PdfMergerPage from './page.tsx'
import { samplePdf } from './pdfs.fixture.ts'

afterEach(() => vi.restoreAllMocks())

const pdf = (name: string, pageCount = 2, lastModified = 0) =>
  new File([new Uint8Array(samplePdf(name, { pageCount }))], `${name}.pdf`, { lastModified })

/** The page with these files, each of which has been looked into. */
async function shown(...files: readonly File[]) {
  const page = await openPage(<PdfMergerPage />)
  const { screen } = page
  const upload = (...more: readonly File[]) =>
    userEvent.upload(screen.getByLabelText('Choose PDFs'), [...more])
  /** Unlike what is uploaded, what is dropped has its own date. */
  const drop = (...more: readonly File[]) => {
    const dataTransfer = new DataTransfer()
    for (const file of more) dataTransfer.items.add(file)
    screen
      .getByRole('heading', { name: 'Manage PDFs' })
      .element()
      .dispatchEvent(new DragEvent('drop', { bubbles: true, cancelable: true, dataTransfer }))
  }
  const rows = () => {
    const items = screen.getByRole('list', { name: 'PDFs' }).getByRole('listitem').elements()
    return items.map((row) => [...row.querySelectorAll('p')].map((line) => line.textContent).join(' '))
  }
  if (files.length > 0) {
    drop(...files)
    // The worker and its scripts load with the first file.
    const checked = () => rows().filter((row) => !row.includes('Reading…')).length
    await expect.poll(checked, { timeout: 20_000 }).toBe(files.length)
  }
  return {
    ...page,
    upload,
    rows,
    /** Only their names. */
    names: () => rows().map((row) => row.replace(/ .*/, '')),
    pages: () =>
      screen
        .getByRole('list', { name: 'Pages' })
        .getByRole('button')
        .elements()

        .map(
          (tile) => `${tile.textContent?.replace('No picture', '')}${tile.ariaPressed === 'true' ? '!' : ''}`,
        ),
    notifications: screen.getByRole('status', { name: 'Notifications' }),
  }
}

/** Simulates a drag: starts on the source, moves over the drop target, and ends there. */
function drag(from: Element | null | undefined, to: Element | null | undefined) {
  const dataTransfer = new DataTransfer()
  const fire = (on: typeof from, type: string) =>
    flushSync(() => on?.dispatchEvent(new DragEvent(type, { bubbles: true, cancelable: true, dataTransfer })))
  fire(from, 'dragstart')
  fire(to, 'dragover')
  fire(to, 'drop')
  fire(from, 'dragend')
}

test('files are moved by buttons and by dragging, sorted and sorted back, and the focus remains', async () => {
  const { names, press, button, screen } = await shown(pdf('b10', 1, 3), pdf('b9', 1, 1), pdf('a', 1, 2))
  expect(names()).toEqual(['b10.pdf', 'b9.pdf', 'a.pdf'])
  await expect.element(button('Move b10.pdf up')).toBeDisabled()
  await expect.element(button('Move a.pdf down')).toBeDisabled()
  await press('Move b10.pdf down')
  expect(names()).toEqual(['b9.pdf', 'b10.pdf', 'a.pdf'])
  await expect.element(button('Move b10.pdf down')).toHaveFocus()
  await expect.element(screen.getByText('b10.pdf moved to position 2 of 3')).toBeInTheDocument()
  await press('Move a.pdf up')
  await press('Move a.pdf up')
  expect(names()).toEqual(['a.pdf', 'b9.pdf', 'b10.pdf'])
  await expect.element(button('Move a.pdf down')).toHaveFocus()
  await press('Sort by name')
  expect(names()).toEqual(['b10.pdf', 'b9.pdf', 'a.pdf'])
  await expect.element(screen.getByText('Sorted by name, Z to A')).toBeInTheDocument()
  await press('Sort by date')
  expect(names()).toEqual(['b9.pdf', 'a.pdf', 'b10.pdf'])
  const rows = screen.getByRole('list', { name: 'PDFs' }).getByRole('listitem').elements()
  drag(rows[2]?.querySelector('[draggable]'), rows[0])
  await expect.poll(names).toEqual(['b10.pdf', 'b9.pdf', 'a.pdf'])
  // A drop without a drag changes nothing.
  rows[0]?.dispatchEvent(new DragEvent('drop', { bubbles: true, dataTransfer: new DataTransfer() }))
  expect(names()).toEqual(['b10.pdf', 'b9.pdf', 'a.pdf'])
})

test('undo restores a removed row at its position, and the focus moves to the next row', async () => {
  const { names, press, button, notifications, screen } = await shown(pdf('a'), pdf('b', 1), pdf('c'))
  await expect.element(screen.getByText('3 PDFs · 5 pages ·', { exact: false })).toBeVisible()
  await press('Remove a.pdf')
  await expect.element(button('Remove b.pdf')).toHaveFocus()
  await press('Undo')
  await press('Remove b.pdf')
  await expect.element(notifications).toHaveTextContent('b.pdf removedUndoCtrl+Z')
  await expect.element(button('Remove c.pdf')).toHaveFocus()
  await press('Remove c.pdf')
  await expect.element(button('Remove a.pdf')).toHaveFocus()
  await expect.element(screen.getByText('1 PDF · 2 pages ·', { exact: false })).toBeVisible()
  await press('Undo')
  expect(names()).toEqual(['a.pdf', 'c.pdf'])
  await press('Remove all')
  await expect.element(notifications).toHaveTextContent('2 PDFs removedUndoCtrl+Z')
  await expect.element(screen.getByRole('list', { name: 'PDFs' })).not.toBeInTheDocument()
  await expect.element(button('Clear')).toHaveAttribute('aria-disabled', 'true')
  await press('Undo')
  await expect.poll(names).toEqual(['a.pdf', 'c.pdf'])
  await press('Clear')
  await expect.element(screen.getByText('or drop or paste them here')).toBeVisible()
})

test('two files become one under the chosen name; one alone is not merged, but its pages are saved', async () => {
  const saved = watchSaves()
  const { press, button, notifications, screen, upload } = await shown(pdf('a'))
  const merge = button('Merge & Download')
  const few = screen.getByText('Please select at least 2 PDF files to merge')
  await expect.element(merge).toBeDisabled()
  await expect.element(few).toBeVisible()
  await userEvent.keyboard('{Control>}{Enter}{/Control}')
  await userEvent.fill(screen.getByRole('textbox', { name: 'Pages of a.pdf' }), '2')
  await expect.element(few).not.toBeInTheDocument()
  await press('Save these pages')
  await expect.element(notifications).toHaveTextContent('Pages saved')
  await expect.element(screen.getByText(/^1 page, /)).toBeVisible()
  await upload(pdf('b', 3))
  await expect.element(button('Save these pages')).not.toBeInTheDocument()
  await userEvent.fill(screen.getByRole('textbox', { name: 'File name' }), 'both')
  await press('Merge & Download')
  await expect.element(notifications).toHaveTextContent('PDFs merged successfully!')
  await expect.element(screen.getByText('both.pdf', { exact: true })).toBeVisible()
  await expect.element(screen.getByText(/^4 pages, /)).toBeVisible()
  await press('Download again')
  expect(saved.map(({ name }) => name)).toEqual(['merged_document.pdf', 'both.pdf', 'both.pdf'])
  await userEvent.keyboard('{Meta>}{Enter}{/Meta}')
  await expect.poll(() => saved.length).toBe(4)
  await userEvent.fill(screen.getByRole('textbox', { name: 'Pages of b.pdf' }), '9')
  await press('Merge & Download')
  const failed = screen.getByText('An error occurred while merging the PDFs')
  await expect.element(failed).toBeVisible()
  await expect.element(screen.getByText(/^4 pages, /)).not.toBeInTheDocument()
  await userEvent.fill(screen.getByRole('textbox', { name: 'Pages of b.pdf' }), '1')
  await expect.element(failed).not.toBeInTheDocument()
  await userEvent.fill(screen.getByRole('textbox', { name: 'File name' }), '')
})

test('files that are not PDFs are reported until dismissed or until other files are added', async () => {
  const { press, screen, upload } = await shown(pdf('a'))
  await upload(
    new File(['x'], 'x.txt'),
    new File([], 'none.pdf'),
    new File(['y'], 'y.txt'),
    new File([], 'zero.pdf'),
  )
  const alert = screen.getByRole('alert')
  await expect.element(alert).toHaveTextContent('"none.pdf" is empty."zero.pdf" is empty.')
  const skipped = screen.getByText('2 files were skipped because they are not PDFs')
  await expect.element(skipped).toBeVisible()
  await press('Dismiss remarks')
  await expect.element(skipped).not.toBeInTheDocument()
  await expect.element(alert).not.toBeInTheDocument()
  await upload(new File(['x'], 'x.txt'))
  const one = screen.getByText('1 file was skipped because it is not a PDF')
  await expect.element(one).toBeVisible()
  await upload(pdf('b'))
  await expect.element(one).not.toBeInTheDocument()
})

test('pages are chosen alone, in a range and all, then moved, turned and deleted together', async () => {
  const { pages, press, button, notifications, screen } = await shown(pdf('a', 3), pdf('b', 1))
  await userEvent.click(screen.getByRole('tab', { name: 'Pages' }))
  await expect
    .poll(pages)
    .toEqual([
      'Page 1 of a.pdf(1 of 4)',
      'Page 2 of a.pdf(2 of 4)',
      'Page 3 of a.pdf(3 of 4)',
      'Page 1 of b.pdf(4 of 4)',
    ])
  const tile = (at: number) => screen.getByRole('list', { name: 'Pages' }).getByRole('button').nth(at)
  for (const name of ['Earlier', 'Later', 'Turn left', 'Turn right', 'Delete'])
    await expect.element(button(name)).toBeDisabled()
  await userEvent.click(tile(2))
  await userEvent.click(tile(1), { modifiers: ['Shift'] })
  await expect.element(screen.getByText('2 chosen')).toBeVisible()
  // A range is never deselected.
  await userEvent.click(tile(2), { modifiers: ['Shift'] })
  await expect.element(screen.getByText('2 chosen')).toBeVisible()
  await press('Later')
  await expect
    .poll(pages)
    .toEqual([
      'Page 1 of a.pdf(1 of 4)',
      'Page 1 of b.pdf(2 of 4)',
      'Page 2 of a.pdf (2)(3 of 4)!',
      'Page 3 of a.pdf (2)(4 of 4)!',
    ])
  await expect.element(screen.getByText('2 pages moved to position 3 of 4')).toBeInTheDocument()
  await press('Turn left')
  expect(pages()[3]?.endsWith('(4 of 4, turned 270°)!')).toBe(true)
  await press('Turn right')
  await press('Turn right')
  expect(pages()[3]?.endsWith('(4 of 4, turned 90°)!')).toBe(true)
  expect(pages()[1]).toBe('Page 1 of b.pdf(2 of 4)')
  await press('Earlier')
  expect(pages()[3]).toBe('Page 1 of b.pdf(4 of 4)')
  await press('Choose none')
  await expect.element(screen.getByText('None chosen')).toBeVisible()
  await press('Choose all')
  await expect.element(screen.getByText('4 chosen')).toBeVisible()
  await userEvent.click(tile(0))
  await expect.element(screen.getByText('3 chosen')).toBeVisible()
  await press('Delete')
  await expect.element(notifications).toHaveTextContent('3 pages removedUndoCtrl+Z')
  expect(pages()).toEqual(['Page 1 of a.pdf(1 of 1)'])
  await expect.element(screen.getByText('None chosen')).toBeVisible()
  await press('Undo')
  await expect.poll(() => pages().length).toBe(4)
})

test('a page that has the focus is moved with Alt and deleted by a key, and pages are dragged', async () => {
  const { pages, screen, press } = await shown(pdf('a', 3))
  await press('Show pages of a.pdf')
  const tile = (at: number) => screen.getByRole('list', { name: 'Pages' }).getByRole('button').nth(at)
  await expect.element(tile(0)).toHaveFocus()
  await userEvent.keyboard('{ArrowRight}')
  expect(pages()[0]).toBe('Page 1 of a.pdf(1 of 3)')
  await userEvent.keyboard('{Alt>}{ArrowRight}{/Alt}')
  const numbers = () =>
    pages()
      .map((page) => page.slice(5, 6))
      .join('')
  await expect.poll(numbers).toBe('213')
  await expect.element(tile(1)).toHaveFocus()
  await userEvent.keyboard('{Alt>}{ArrowLeft}{/Alt}')
  await expect.poll(numbers).toBe('123')
  await userEvent.click(tile(2))
  drag(tile(2).element(), tile(0).element())
  await expect.poll(numbers).toBe('312')
  drag(tile(1).element(), tile(0).element())
  await expect.poll(numbers).toBe('132')
  tile(2).element().focus()
  await userEvent.keyboard('{Delete}')
  await expect.poll(numbers).toBe('13')
  await expect.element(tile(1)).toHaveFocus()
})

test('a protected file prompts for its password until it opens, or until the visitor declines', async () => {
  const protectedPdf = await (await fetch(PROTECTED)).blob()
  const { rows, screen, press, upload, button } = await shown()
  await upload(new File([protectedPdf], 'safe.pdf'), pdf('b'))
  const dialog = screen.getByRole('dialog')
  const field = dialog.getByLabelText(/^Password/)
  await userEvent.fill(field, 'wrong')
  await userEvent.keyboard('{Enter}')
  await expect.element(dialog.getByRole('alert')).toHaveTextContent('Wrong password for safe.pdf')
  await userEvent.keyboard('{Escape}')
  await expect.element(dialog).not.toBeInTheDocument()
  await expect.poll(() => rows()[0]?.endsWith('· Locked')).toBe(true)
  await expect.element(screen.getByText(/^It is protected by a password\./)).toBeVisible()
  await press('Enter password of safe.pdf')
  await expect.element(dialog).toBeVisible()
  await expect.element(button('Show pages of safe.pdf')).not.toBeInTheDocument()
})

test('the password of the merged file can be shown while typing, with a warning that the file needs it', async () => {
  const { screen, press } = await shown()
  await press('Options')
  const field = screen.getByLabelText('Password to open it')
  const warning = screen.getByText('Without it nobody can open the file, not even you.')
  const show = screen.getByRole('checkbox', { name: 'Show password' })
  await expect.element(warning).not.toBeInTheDocument()
  await expect.element(show).not.toBeInTheDocument()
  await userEvent.fill(field, 'secret')
  await expect.element(warning).toBeVisible()
  await expect.element(field).toHaveAttribute('type', 'password')
  await userEvent.click(show)
  await expect.element(field).toHaveAttribute('type', 'text')
})

test('the options are stored each under its own name, the password is not', async () => {
  const { screen, press } = await shown()
  const check = (name: string) => userEvent.click(screen.getByRole('checkbox', { name, exact: true }))
  await check('One bookmark per file')
  await expect
    .poll(() => persistedState('pdf-merger'))
    .toMatchObject({ bookmarkPerFile: true, startOnOddPage: false })
  await check('Start each file on an odd page')
  await userEvent.fill(screen.getByRole('textbox', { name: 'File name', exact: true }), 'all')
  await press('Options')
  await userEvent.fill(screen.getByRole('textbox', { name: 'Title', exact: true }), 'Rivers')
  await userEvent.fill(screen.getByLabelText('Password to open it', { exact: true }), 'secret')
  expect(persistedState('pdf-merger')).toEqual({
    fileName: 'all',
    title: 'Rivers',
    bookmarkPerFile: true,
    startOnOddPage: true,
  })
})
