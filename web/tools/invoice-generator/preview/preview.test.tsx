import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { userEvent } from 'vitest/browser'
import { render } from 'vitest-browser-react'
import type { Problem } from '#lib/result/user-error.ts'
import { textsOf, watchSaves } from '#web/platform/saves.fixture.ts'
import type { Invoice } from '../invoice/invoice.ts'
import { invoiceOf } from '../invoice.fixture.ts'
import Preview from './preview.tsx'
import type { usePrintLayout } from './use-print-layout.ts'

type PrintLayout = ReturnType<typeof usePrintLayout>

const NOTHING: PrintLayout = {
  pages: [],
  missing: [],
  problem: undefined,
  codeProblem: undefined,
  loading: undefined,
  isWriting: false,
  writePdf: async () => ({ ok: true, value: { bytes: new TextEncoder().encode('%PDF') } }),
}
let layout: PrintLayout

// Pages are created by an engine that takes seconds to load.
vi.mock('./use-print-layout.ts', () => ({ usePrintLayout: () => layout }))

beforeEach(() => {
  layout = NOTHING
})
afterEach(() => vi.restoreAllMocks())

const preview = (known: Partial<Invoice> = {}) => (
  <Preview invoice={invoiceOf('a', { number: 'INV-007', ...known })} images={{}} total="$100.00" />
)
const error = (message: string): Problem => ({ message, detail: '' })

test('a PDF is named after the invoice number; a write error is shown until it is resolved', async () => {
  const saved = watchSaves()
  layout = { ...NOTHING, writePdf: async () => ({ ok: false, problem: error('No engine') }) }
  const screen = await render(preview())
  const press = () => userEvent.click(screen.getByRole('button', { name: 'Download PDF' }))
  await press()
  await expect.element(screen.getByRole('alert')).toHaveTextContent('No engine')
  expect(saved.map(({ name }) => name)).toEqual([])
  layout = NOTHING
  await screen.rerender(preview())
  await press()
  await expect.poll(() => saved.map(({ name }) => name)).toEqual(['invoice_INV-007.pdf'])
  expect([saved.map(({ type }) => type), await textsOf(saved)]).toEqual([['application/pdf'], ['%PDF']])
  await expect.element(screen.getByRole('alert')).not.toBeInTheDocument()
})

test('an invalid invoice is neither printed nor saved, and each error is shown', async () => {
  const screen = await render(
    preview({ tax: '1234567890123', extras: { ...invoiceOf('b').extras, paid: '1234567890123' } }),
  )
  const buttons = ['Print', 'Download PDF'].map((name) => screen.getByRole('button', { name }))
  await expect
    .element(screen.getByRole('alert'))
    .toHaveTextContent('Tax: Number is too large.Amount paid: Number is too large.')
  for (const button of buttons) await expect.element(button).toBeDisabled()
  await screen.rerender(preview())
  for (const button of buttons) await expect.element(button).toBeEnabled()
  await expect.element(screen.getByRole('alert')).not.toBeInTheDocument()
  layout = { ...NOTHING, isWriting: true }
  await screen.rerender(preview({ notes: 'x' }))
  await expect.element(screen.getByRole('button', { name: 'Download PDF' })).toBeDisabled()
  await expect.element(screen.getByRole('button', { name: 'Print' })).toBeEnabled()
})

test('missing data of an electronic invoice is reported only if it is enabled', async () => {
  const { eInvoice } = invoiceOf('b')
  const screen = await render(preview({ eInvoice: { ...eInvoice, isOn: true } }))
  await expect.element(screen.getByRole('alert')).toBeVisible()
  await screen.rerender(preview({ eInvoice }))
  await expect.element(screen.getByRole('alert')).not.toBeInTheDocument()
})

test('characters without a font, fonts that are loading, and layout errors are reported', async () => {
  layout = {
    ...NOTHING,
    missing: ['𝄞', '⛵', '\uE123'],
    problem: error('No paper'),
    codeProblem: error('No code'),
    loading: { receivedBytes: 1024, totalBytes: 4096 },
  }
  const screen = await render(preview())
  await expect
    .element(screen.getByText('No font here has “𝄞”, “⛵”, U+E123: a box is shown in its place.'))
    .toBeVisible()
  await expect.element(screen.getByText('Loading fonts, 1 KB of 4 KB')).toBeVisible()
  const alerts = () =>
    screen
      .getByRole('alert')
      .elements()
      .map(({ textContent }) => textContent)
  await expect.poll(alerts).toEqual(['No paper', 'No code'])
})
