import { afterEach, expect, test, vi } from 'vitest'
import { userEvent } from 'vitest/browser'
import { watchSaves } from '#web/platform/saves.fixture.ts'
import { openPage } from '#web/ui/page.fixture.tsx'
import BulkConverterPage from './page.tsx'

afterEach(() => vi.restoreAllMocks())

async function image(name: string) {
  const canvas = new OffscreenCanvas(8, 8)
  canvas.getContext('2d')?.fillRect(0, 0, 4, 8)
  return new File([await canvas.convertToBlob({ type: 'image/png' })], name, { type: 'image/png' })
}

async function shown() {
  const { screen, button, press } = await openPage(<BulkConverterPage />)
  return {
    screen,
    add: (...files: readonly File[]) => userEvent.upload(screen.getByLabelText('Choose files'), [...files]),
    /** Name and state of each file. */
    rows: () =>
      screen
        .getByRole('list', { name: 'Files' })
        .getByRole('listitem')
        .elements()
        .map((row) =>
          [...row.querySelectorAll('p[dir], span.rounded-full')].map((one) => one.textContent).join(' '),
        ),
    notifications: screen.getByRole('status', { name: 'Notifications' }),
    button,
    press,
  }
}

test('files are converted once by button or keys, summed up and saved together; what failed is tried again', async () => {
  const saved = watchSaves()
  const { screen, add, rows, button, press } = await shown()
  await expect.element(screen.getByRole('heading', { name: 'Selected Files (0/50)' })).toBeVisible()
  await expect.element(button('Convert')).toHaveAttribute('aria-disabled', 'true')
  await add(await image('a.png'), await image('b.png'), new File(['no picture'], 'c.txt'))
  await userEvent.selectOptions(screen.getByLabelText('Output format'), 'WEBP')
  await expect.element(screen.getByText('Cannot convert .txt to WEBP')).toBeVisible()
  await expect.poll(rows).toEqual(['a.png Ready', 'b.png Ready', 'c.txt Cannot convert'])
  await press('Convert')
  await expect.poll(rows, { timeout: 20_000 }).toEqual(['a.png Converted', 'b.png Converted', 'c.txt Failed'])
  await expect.element(screen.getByText(/^2 converted, 1 failed, \d+ B → [\d.]+ K?B$/)).toBeVisible()
  await press('Download a.webp')
  await press('Download all')
  await expect.poll(() => saved.map(({ name }) => name)).toEqual(['a.webp', 'converted_files.zip'])
  expect(saved[0]?.type).toBe('image/webp')
  // Another format, and nothing of it is made yet; back again, all is there.
  await userEvent.selectOptions(screen.getByLabelText('Output format'), 'JPG')
  await expect.poll(rows).toEqual(['a.png Ready', 'b.png Ready', 'c.txt Cannot convert'])
  await expect.element(button('Download all')).not.toBeInTheDocument()
  await userEvent.selectOptions(screen.getByLabelText('Output format'), 'WEBP')
  await expect.poll(rows).toEqual(['a.png Converted', 'b.png Converted', 'c.txt Failed'])
  await press('Remove c.txt')
  await expect.element(button('Convert')).not.toBeInTheDocument()
  await userEvent.selectOptions(screen.getByLabelText('Output format'), 'PNG')
  screen.getByLabelText('Output format').element().focus()
  await userEvent.keyboard('{Control>}{Enter}{/Control}')
  await expect.poll(rows, { timeout: 20_000 }).toEqual(['a.png Converted', 'b.png Converted'])
})

test('a format of one file is its own until one is chosen for all', async () => {
  const { screen, add, button, press } = await shown()
  await add(await image('a.png'), await image('b.png'))
  const own = screen.getByRole('combobox', { name: 'Format for b.png' })
  await expect.element(button('Apply to all')).not.toBeInTheDocument()
  await userEvent.selectOptions(own, 'PDF')
  await press('Apply to all')
  await expect.element(own).toHaveValue('')
  await expect.element(button('Apply to all')).not.toBeInTheDocument()
})

test('Undo restores removed or cleared files at their positions, and Clear removes the errors', async () => {
  const { screen, add, rows, notifications, button, press } = await shown()
  await add(await image('a.png'), await image('b.png'), await image('c.png'))
  await press('Remove b.png')
  await expect.element(notifications).toHaveTextContent('b.png removedUndoCtrl+Z')
  expect(rows()).toEqual(['a.png Ready', 'c.png Ready'])
  await press('Undo')
  expect(rows()).toEqual(['a.png Ready', 'b.png Ready', 'c.png Ready'])
  await expect.element(screen.getByRole('heading', { name: 'Selected Files (3/50)' })).toBeVisible()
  await add(new File([], 'none.png'))
  const alert = screen.getByRole('alert')
  await expect.element(alert).toHaveTextContent('"none.png" is empty.')
  await press('Clear')
  await expect.element(alert).not.toBeInTheDocument()
  await expect.element(notifications).toHaveTextContent('3 files removedUndoCtrl+Z')
  await expect
    .element(screen.getByText('Two files are converted at a time. You can stop any of them.'))
    .toBeVisible()
  await expect.element(button('Clear')).toHaveAttribute('aria-disabled', 'true')
  await press('Undo')
  await expect.poll(rows).toEqual(['a.png Ready', 'b.png Ready', 'c.png Ready'])
})

test('the example is a drawing and a document, each with a separate format', async () => {
  const { screen, press, rows } = await shown()
  await press('Example')
  await expect.poll(rows).toEqual(['coast.svg Ready', 'trip.md Ready'])
  await expect.element(screen.getByRole('combobox', { name: 'Format for coast.svg' })).toHaveValue('png')
  await expect.element(screen.getByRole('combobox', { name: 'Format for trip.md' })).toHaveValue('pdf')
})
