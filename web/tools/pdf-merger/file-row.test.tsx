import { expect, test, vi } from 'vitest'
import { userEvent } from 'vitest/browser'
import { render } from 'vitest-browser-react'
import { FileRow } from './file-row.tsx'
import { type FileCheck, type ListedPdf, listPdf } from './listed-pdf.ts'

const acts = () => ({
  onMove: vi.fn(),
  onRemove: vi.fn(),
  onPages: vi.fn(),
  onShowPages: vi.fn(),
  onUnlock: vi.fn(),
})
const drag = { onDragStart: vi.fn(), onDragOver: vi.fn(), onDragEnd: vi.fn(), onDrop: vi.fn() }
const file = new File(['x'.repeat(1536)], 'a.pdf')
const good: FileCheck = { ok: true, pageCount: 5, isEncrypted: false, isRepaired: false }

const row = (known: Partial<ListedPdf>, done = acts(), index = 1) => (
  <FileRow
    row={{ ...listPdf(1, file), ...known }}
    label="a.pdf"
    index={index}
    count={3}
    isTarget={false}
    draw={async () => {}}
    drag={drag}
    {...done}
  />
)

test.each<[string, Partial<ListedPdf>]>([
  ['Reading…', {}],
  ['5 pages', { check: good }],
  ['1 page', { check: { ...good, pageCount: 1 } }],
  ['5 pages', { check: good, pages: ' ' }],
  ['3 of 5 pages', { check: good, pages: '1-2,4' }],
  ['5 pages', { check: good, pages: '9' }],
  ['1 of 1 page', { check: { ...good, pageCount: 1 }, pages: '1' }],
  [
    '5 pages · some turned · protected · repaired',
    { check: { ...good, isEncrypted: true, isRepaired: true }, turns: { 2: 90 } },
  ],
  ['Locked', { check: { ok: false, problem: 'needs-password', error: 'a.pdf: it is protected' } }],
  ['Locked', { check: { ok: false, problem: 'wrong-password', error: 'Wrong password for a.pdf' } }],
  ['Cannot be merged', { check: { ok: false, problem: 'damaged', error: 'a.pdf: it is damaged' } }],
])('a row shows its size and status: %s', async (about, known) => {
  await render(row(known))
  expect([...document.querySelectorAll('p')].slice(0, 2).map(({ textContent }) => textContent)).toEqual([
    'a.pdf',
    `1.5 KB · ${about}`,
  ])
})

test('an open file has pages to select and to view; a locked one prompts for its password, another shows its error', async () => {
  const done = acts()
  const screen = await render(row({ check: good, pages: '9' }, done))
  const pages = screen.getByRole('textbox', { name: 'Pages of a.pdf' })
  await expect.element(pages).toHaveAttribute('aria-invalid', 'true')
  await expect.element(screen.getByRole('alert')).toBeVisible()
  await userEvent.fill(pages, '2')
  await userEvent.click(screen.getByRole('button', { name: 'Show pages of a.pdf' }))
  await screen.rerender(row({ check: { ok: false, problem: 'needs-password', error: 'Locked' } }, done))
  await expect.element(screen.getByRole('alert')).not.toBeInTheDocument()
  await expect.element(pages).not.toBeInTheDocument()
  await expect.element(screen.getByRole('button', { name: 'Show pages of a.pdf' })).not.toBeInTheDocument()
  await userEvent.click(screen.getByRole('button', { name: 'Enter password of a.pdf' }))
  await screen.rerender(row({ check: { ok: false, problem: 'damaged', error: 'It is damaged' } }, done))
  await expect.element(screen.getByRole('alert')).toHaveTextContent('It is damaged')
  await expect.element(screen.getByRole('button', { name: /password/ })).not.toBeInTheDocument()
  expect([
    done.onPages.mock.calls,
    done.onShowPages.mock.calls.length,
    done.onUnlock.mock.calls.length,
  ]).toEqual([[['2']], 1, 1])
})

test('a row moves by one place, the first not up and the last not down', async () => {
  const done = acts()
  const screen = await render(row({}, done, 1))
  const up = screen.getByRole('button', { name: 'Move a.pdf up' })
  const down = screen.getByRole('button', { name: 'Move a.pdf down' })
  await userEvent.click(up)
  await userEvent.click(down)
  expect(done.onMove.mock.calls).toEqual([[0], [2]])
  await expect.element(screen.getByText('Position 2 of 3')).toBeInTheDocument()
  await screen.rerender(row({}, done, 0))
  await expect.element(up).toBeDisabled()
  await expect.element(down).toBeEnabled()
  await screen.rerender(row({}, done, 2))
  await expect.element(up).toBeEnabled()
  await expect.element(down).toBeDisabled()
})
