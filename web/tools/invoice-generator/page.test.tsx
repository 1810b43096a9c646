import { beforeEach, expect, test, vi } from 'vitest'
import { userEvent } from 'vitest/browser'
import { pasteInto } from '#web/platform/paste.fixture.ts'
import { textsOf, watchSaves } from '#web/platform/saves.fixture.ts'
import { shareLink } from '#web/platform/shared-state.ts'
import { openPage } from '#web/ui/page.fixture.tsx'
import { EXAMPLE } from './example.ts'
import type { Invoice } from './invoice/invoice.ts'
import { invoiceOf, keepInvoices } from './invoice.fixture.ts'
import InvoiceGeneratorPage from './page.tsx'
import { invoiceStore, stateStore } from './use-stores.ts'

vi.mock('./preview/preview.tsx', () => ({
  default: ({ total }: { readonly total: string | undefined }) => <p>Preview of {total}</p>,
}))

const FIRST = invoiceOf('a', {
  number: 'INV-001',
  toCompany: 'Books',
  toAddress: 'Paris',
  changedAt: 1,
  createdAt: 1,
})
const SECOND = invoiceOf('b', {
  isDueDateOwn: true,
  number: 'INV-002',
  status: 'paid',
  changedAt: 2,
  createdAt: 2,
})

beforeEach(() => keepInvoices([FIRST, SECOND], 'a'))

async function shown() {
  const { screen, button, press } = await openPage(<InvoiceGeneratorPage />)
  const field = (name: string) => screen.getByLabelText(name, { exact: true })
  const sum = (name: string) => screen.getByRole('status', { name, exact: true })
  return {
    screen,
    button,
    field,
    sum,
    press,
    fill: (name: string, text: string) => userEvent.fill(field(name), text),
    choose: (name: string, option: string) => userEvent.selectOptions(field(name), option),
  }
}

const open = (): Invoice | undefined =>
  invoiceStore.get().items.find(({ id }) => id === stateStore.get().currentId)
const numbers = () => invoiceStore.get().items.map(({ number }) => number)

test('each form field is stored in the open invoice', async () => {
  const { field, fill, choose } = await shown()
  await fill('Invoice number', 'X-7')
  await fill('From company', 'Studio')
  await fill('From address', 'Bristol')
  await fill('To company', 'Press')
  await fill('To address', 'Rome')
  await fill('Notes', 'Thanks')
  await choose('Currency', 'EUR')
  await choose('Status', 'Sent')
  await fill('Date', '2026-03-10')
  await expect.element(field('Due date')).toHaveValue('2026-04-09')
  await fill('Due date', '2026-03-01')
  await expect
    .element(field('Due date'))
    .toHaveAccessibleDescription('This is before the date of the invoice.')
  await fill('Date', '2026-02-01')
  await expect.element(field('Due date')).toHaveAccessibleDescription('')
  expect(open()).toEqual({
    ...FIRST,
    number: 'X-7',
    fromCompany: 'Studio',
    fromAddress: 'Bristol',
    toCompany: 'Press',
    toAddress: 'Rome',
    notes: 'Thanks',
    currency: 'EUR',
    status: 'sent',
    date: '2026-02-01',
    dueDate: '2026-03-01',
    isDueDateOwn: true,
    changedAt: open()?.changedAt,
  })
  expect(open()?.changedAt).toBeGreaterThan(2)
  expect(invoiceStore.get().items[1]).toEqual(SECOND)
})

test('items are added, moved, removed and summed up; the only one remains', async () => {
  const { screen, button, field, sum, press } = await shown()
  const items = () =>
    open()?.items.map((item) => `${item.id} ${item.description} ${item.quantity}×${item.rate}`)
  await expect.element(button('Remove item')).toBeDisabled()
  await expect.element(button('Move item 1 up')).not.toBeInTheDocument()
  await userEvent.fill(field('Description'), 'Cover')
  await userEvent.keyboard('{Enter}')
  await expect.element(field('Description').nth(1)).toHaveFocus()
  await userEvent.keyboard('Pages')
  await userEvent.fill(field('Quantity').nth(1), '3')
  await userEvent.fill(field('Rate').nth(1), '2.5')
  expect(items()).toEqual(['1 Cover 1×100', '2 Pages 3×2.5'])
  await expect.element(sum('Amount').nth(1)).toHaveTextContent('$7.50')
  await expect.element(sum('Subtotal')).toHaveTextContent('$107.50')
  await expect.element(screen.getByText('Preview of $107.50')).toBeVisible()
  await userEvent.fill(field('Tax (%)'), '10')
  await expect.element(sum('Total')).toHaveTextContent('$118.25')
  await userEvent.click(field('Description').first())
  await userEvent.keyboard('{Enter}')
  expect(items()).toHaveLength(2)
  await expect.element(button('Move item 2 down')).toBeDisabled()
  await press('Move item 2 up')
  expect(items()).toEqual(['2 Pages 3×2.5', '1 Cover 1×100'])
  await press('Move item 1 down')
  expect(items()).toEqual(['1 Cover 1×100', '2 Pages 3×2.5'])
  await press('Add item')
  await expect.element(field('Description').nth(2)).toHaveFocus()
  expect(items()?.[2]).toBe('3  1×0')
  await userEvent.click(button('Remove item').nth(1))
  expect(items()).toEqual(['1 Cover 1×100', '3  1×0'])
  await userEvent.fill(field('Rate').first(), '1234567890123')
  await expect.element(field('Rate').first()).toHaveAccessibleDescription('Number is too large')
})

test('discount, shipping, payments and more taxes are charged as they are set', async () => {
  const { screen, field, sum, fill, choose } = await shown()
  await userEvent.click(screen.getByText('Discount, shipping and more taxes'))
  await fill('Tax (%)', '10')
  await fill('Discount', '20')
  await expect.element(sum('Total')).toHaveTextContent('$88.00')
  await choose('Discount in', 'Amount')
  await fill('Shipping', '5')
  await expect.element(sum('Total')).toHaveTextContent('$93.00')
  await userEvent.click(field('Tax applies to shipping'))
  await expect.element(sum('Total')).toHaveTextContent('$93.50')
  await fill('Amount paid', '90')
  await fill('Name of the tax', 'GST')
  await fill('Second tax', 'PST')
  await fill('Second tax (%)', '1')
  await expect.element(field('Third tax')).toHaveValue('')
  await expect.element(sum('Total')).toHaveTextContent('$94.35')
  await userEvent.click(field('Prices include tax'))
  await userEvent.click(field('Set tax by item'))
  await fill('Tax of this item (%)', '0')
  expect(open()?.items[0]?.tax).toBe('0')
  expect(open()?.extras).toEqual({
    taxName: 'GST',
    taxByLine: true,
    taxIsIncluded: true,
    moreTaxes: [{ name: 'PST', percent: '1' }],
    discountKind: 'amount',
    discount: '20',
    shipping: '5',
    shippingIsTaxed: true,
    paid: '90',
  })
  await fill('Second tax', '')
  await fill('Second tax (%)', '')
  expect(open()?.extras.moreTaxes).toEqual([])
  await expect.element(field('Third tax')).not.toBeInTheDocument()
})

test('style, terms, fields and labels of the document have separate settings, and a new invoice starts with those of its sender', async () => {
  const { screen, field, fill, choose, press, button } = await shown()
  await press('Options')
  await userEvent.click(screen.getByRole('radio', { name: 'Compact' }))
  await choose('Invoice language', 'de')
  await choose('Paper', 'US Letter')
  await choose('Dates', '31/01/2026')
  await fill('Terms', 'In 10 days')
  await fill('Field 1', 'Order')
  await fill('Value 1', '77')
  await expect.element(field('Field 2')).toHaveValue('')
  await userEvent.click(screen.getByText('Wording'))
  const word = screen.getByRole('textbox', { name: /^Word for “/ }).first()
  await expect.element(word).toHaveAttribute('placeholder', 'Rechnung')
  await userEvent.fill(word, 'Faktura')
  expect(Object.values(open()?.look.labels ?? {})).toEqual(['Faktura'])
  await userEvent.fill(word, '')
  expect(open()).toMatchObject({
    terms: 'In 10 days',
    fields: [{ label: 'Order', value: '77' }],
    look: { template: 'compact', language: 'de', paper: 'letter', dateFormat: 'day first', labels: {} },
  })
  await press('New invoice')
  await expect.element(button('New invoice')).toBeDisabled()
  await expect.element(field('Terms')).toHaveValue('In 10 days')
  await expect.element(field('Paper')).toHaveValue('letter')
  await expect.element(screen.getByRole('radio', { name: 'Compact' })).toBeChecked()
  await expect.element(field('Field 1')).toHaveValue('')
  await expect.element(field('Invoice number')).toHaveValue('INV-003')
  await expect.element(screen.getByText('The invoice appears here as you fill it in.')).toBeVisible()
  expect(numbers()).toEqual(['INV-001', 'INV-002'])
  await fill('To company', 'Other')
  expect(numbers()).toEqual(['INV-003', 'INV-001', 'INV-002'])
})

test('a logo is stored as a small PNG and can be removed; a file that is not an image is reported', async () => {
  const { screen, field, press, button } = await shown()
  await press('Options')
  await expect.element(button('Remove logo')).not.toBeInTheDocument()
  await userEvent.upload(field('Logo'), new File(['words'], 'logo.png', { type: 'image/png' }))
  await expect
    .element(screen.getByRole('alert'))
    .toHaveTextContent('"logo.png" could not be readChoose a PNG, JPEG, WebP or SVG picture.')
  const canvas = new OffscreenCanvas(8, 8)
  canvas.getContext('2d')
  await userEvent.upload(field('Logo'), new File([await canvas.convertToBlob()], 'logo.png'))
  await expect.element(screen.getByRole('img', { name: 'Your logo' })).toBeVisible()
  expect(stateStore.get().details.logo).toMatch(/^data:image/)
  await expect.element(screen.getByRole('alert')).not.toBeInTheDocument()
  await press('Remove logo')
  expect(stateStore.get().details.logo).toBe('')
})

test('the electronic invoice and the account are stored with the invoice', async () => {
  const { screen, field, fill, choose } = await shown()
  const factur = screen.getByRole('switch', { name: 'Factur-X' })
  await expect.element(factur).not.toBeChecked()
  await expect.element(field('Your VAT number')).not.toBeInTheDocument()
  await userEvent.click(factur)
  const texts = {
    sellerVatId: 'Your VAT number',
    sellerTaxNumber: 'Your tax number',
    sellerId: 'Your company register number',
    sellerPostcode: 'Your postcode',
    sellerCity: 'Your city',
    buyerPostcode: 'Postcode of the buyer',
    buyerCity: 'City of the buyer',
    buyerVatId: 'VAT number of the buyer',
    buyerReference: 'Buyer reference',
    exemptionReason: 'Reason for no VAT',
  }
  const contacts = {
    contactName: 'Your contact person',
    contactPhone: 'Your phone number',
    contactEmail: 'Your email address',
    buyerEmail: 'Email address of the buyer',
  }
  await userEvent.click(screen.getByRole('switch', { name: 'XRechnung' }))
  await userEvent.click(screen.getByRole('switch', { name: 'Credit note' }))
  for (const [key, label] of Object.entries({ ...texts, ...contacts })) await fill(label, key)
  await choose('VAT at 0 %', 'Reverse charge')
  await choose('Unit of the quantities', 'Hour')
  await choose('Your country', 'Germany')
  await choose('Country of the buyer', 'France')
  await fill('Delivery date', '2026-03-03')
  await fill('Number of the corrected invoice', 'INV-001')
  await fill('Date of the corrected invoice', '2026-02-02')
  const own = Object.fromEntries(Object.keys({ ...texts, ...contacts }).map((key) => [key, key]))
  expect(open()?.eInvoice).toEqual({
    ...own,
    isOn: true,
    isCreditNote: true,
    precedingNumber: 'INV-001',
    precedingDate: '2026-02-02',
    isXRechnung: true,
    unit: 'HUR',
    zeroCategory: 'AE',
    sellerCountry: 'DE',
    buyerCountry: 'FR',
    deliveryDate: '2026-03-03',
  })
  await userEvent.click(screen.getByRole('switch', { name: 'Payment QR' }))
  await fill('Account holder', 'Zoë')
  await fill('IBAN', 'DE02')
  await fill('BIC', 'BYLA')
  expect(open()?.payment).toEqual({ isOn: true, accountName: 'Zoë', iban: 'DE02', bic: 'BYLA' })
})

test('earlier clients and items can be inserted into another invoice', async () => {
  await keepInvoices(
    [{ ...FIRST, items: [{ id: '4', description: 'Cover', quantity: '9', rate: '85', tax: '' }] }, SECOND],
    'b',
  )
  const { screen, press, field } = await shown()
  await press('Saved clients')
  await userEvent.click(screen.getByRole('menuitem', { name: 'Books' }))
  await expect.element(field('To address')).toHaveValue('Paris')
  await press('Saved items')
  await userEvent.click(screen.getByRole('menuitem', { name: 'Cover' }))
  expect(open()).toMatchObject({ toCompany: 'Books', toAddress: 'Paris' })
  expect(open()?.items.slice(1)).toEqual([
    { id: '2', description: 'Cover', quantity: '1', rate: '85', tax: '' },
  ])
})

test('invoices are opened, duplicated as drafts under the next number, and deleted with a way back', async () => {
  const { screen, press, field } = await shown()
  const rows = () =>
    screen
      .getByRole('list', { name: 'Invoices' })
      .getByRole('listitem')
      .elements()
      .map((row) => [row.textContent?.replace('OpenDuplicateDelete', ''), row.getAttribute('aria-current')])
  await expect.element(screen.getByRole('list', { name: 'Invoices' })).toBeVisible()
  expect(rows()).toEqual([
    ['INV-002paid$100.00Mar 2, 2026', null],
    ['INV-001draft$100.00Books, Mar 2, 2026', 'true'],
  ])
  await press('Open INV-002')
  await expect.element(field('Invoice number')).toHaveValue('INV-002')
  expect(rows().map(([, current]) => current)).toEqual(['true', null])
  await press('Duplicate INV-002')
  await expect.element(field('Invoice number')).toHaveValue('INV-003')
  expect(open()).toMatchObject({ status: 'draft', isDueDateOwn: false, items: SECOND.items })
  expect(open()?.id).not.toBe('b')
  await press('Delete INV-001')
  await expect.element(screen.getByText('INV-001 was deleted')).toBeVisible()
  expect(numbers()).toEqual(['INV-003', 'INV-002'])
  await press('Undo')
  expect(numbers()).toEqual(['INV-003', 'INV-002', 'INV-001'])
  expect(invoiceStore.get().items[2]).toEqual(FIRST)
})

test('of many invoices those with a word are found, and how many they are', async () => {
  await keepInvoices(
    Array.from({ length: 11 }, (_, index) => invoiceOf(`i${index}`, { number: `N-${index}` })),
    'i0',
  )
  const { field, fill, screen } = await shown()
  const search = field('Find an invoice')
  await expect.element(search).toHaveAccessibleDescription('11 invoices')
  await fill('Find an invoice', 'n-1')
  await expect.element(search).toHaveAccessibleDescription('2 found')
  await expect.element(screen.getByRole('button', { name: 'Open N-10' })).toBeVisible()
  await expect.element(screen.getByRole('button', { name: 'Open N-2' })).not.toBeInTheDocument()
})

test('ten invoices are seen without a search', async () => {
  await keepInvoices(
    Array.from({ length: 10 }, (_, index) => invoiceOf(`i${index}`, { number: `N-${index}` })),
    'i0',
  )
  const { field, screen } = await shown()
  await expect.element(screen.getByRole('list', { name: 'Invoices' })).toBeVisible()
  await expect.element(field('Find an invoice')).not.toBeInTheDocument()
})

test('an example opens as a separate invoice', async () => {
  await keepInvoices([])
  const { screen, press, sum } = await shown()
  for (const name of ['Subtotal', 'Tax', 'Total']) await expect.element(sum(name)).toHaveTextContent('—')
  await press('Try an example')
  await expect.element(screen.getByText('Preview of €2,190.00')).toBeVisible()
  expect(open()).toMatchObject(EXAMPLE)
  await press('Example')
  expect(numbers()).toEqual(['INV-002', 'INV-001'])
})

test('the preview of an empty invoice is there on demand', async () => {
  await keepInvoices([])
  const { screen, press } = await shown()
  await press('Show preview')
  await expect.element(screen.getByText('Preview of')).toBeVisible()
  expect(numbers()).toEqual([])
})

test('export and import keep the open invoice open; an invalid file is reported until the next', async () => {
  const saved = watchSaves()
  const { screen, press, field } = await shown()
  await press('Export JSON')
  await expect.poll(() => saved.map(({ name }) => name)).toEqual(['invoices.json'])
  expect(saved.map(({ type }) => type)).toEqual(['application/json'])
  const [file = ''] = await textsOf(saved)
  const give = (name: string, text: string) => userEvent.upload(field('Import JSON'), new File([text], name))
  await give('other.json', '{}')
  const alert = screen.getByRole('alert')
  await expect
    .element(alert)
    .toHaveTextContent('"other.json" is not a file of invoices.Choose a JSON file that was exported here.')
  invoiceStore.change({ deleted: ['b'] })
  await give('invoices.json', file)
  await expect.element(screen.getByText('1 invoice was imported')).toBeVisible()
  await expect.element(alert).not.toBeInTheDocument()
  expect(numbers()).toEqual(['INV-002', 'INV-001'])
  expect(stateStore.get().currentId).toBe('a')
  await press('Undo')
  expect(numbers()).toEqual(['INV-001'])
  vi.restoreAllMocks()
})

test('a link from another tool creates an invoice; a damaged link is reported', async () => {
  const items = [{ description: 'Hours', quantity: '2', rate: '50' }]
  const link = await shareLink({ currency: 'EUR', items })
  history.replaceState(history.state, '', link)
  const { screen, sum } = await shown()
  await expect.element(sum('Total')).toHaveTextContent('€100.00')
  expect(open()).toMatchObject({ number: 'INV-003', currency: 'EUR', items: [{ ...items[0], id: '1' }] })
  expect(numbers()).toEqual(['INV-003', 'INV-002', 'INV-001'])
  expect(location.hash).toBe('')
  await screen.unmount()
  history.replaceState(history.state, '', await shareLink({ items: [] }))
  await shown()
  await expect.element(screen.getByRole('alert')).toHaveTextContent('This link is damaged or incomplete.')
  expect(numbers()).toHaveLength(3)
})

test('of many items two hundred are shown at a time, and a new one is shown with the last', async () => {
  const items = Array.from({ length: 401 }, (_, index) => ({
    id: `${index + 1}`,
    description: `D${index + 1}`,
    quantity: '1',
    rate: '1',
    tax: '',
  }))
  await keepInvoices(
    [
      { ...FIRST, items: items.slice(0, 200) },
      { ...SECOND, items },
    ],
    'a',
  )
  const { field, press, choose, screen } = await shown()
  const shownItems = () => {
    const all = field('Description').elements()
    return [all.length, all[0], all.at(-1)].map((one) => (one instanceof HTMLInputElement ? one.value : one))
  }
  await expect.element(field('Items shown')).not.toBeInTheDocument()
  expect(shownItems()).toEqual([200, 'D1', 'D200'])
  await press('Open INV-002')
  const parts = field('Items shown')
  await expect.element(parts).toHaveDisplayValue('1 to 200')
  expect([...parts.element().querySelectorAll('option')].map(({ label }) => label)).toEqual([
    '1 to 200',
    '201 to 400',
    '401 to 401',
  ])
  await choose('Items shown', '201 to 400')
  expect(shownItems()).toEqual([200, 'D201', 'D400'])
  await press('Add item')
  await expect.element(parts).toHaveDisplayValue('401 to 402')
  expect(shownItems()).toEqual([2, 'D401', ''])
  await expect.element(screen.getByRole('group', { name: 'Item 402' })).toBeVisible()
})

test('the open invoice makes room for a new one when it is deleted; without a number it is named so', async () => {
  await keepInvoices([{ ...FIRST, number: ' ' }, SECOND], 'a')
  const { screen, press, field } = await shown()
  await press('Delete Without a number')
  await expect.element(screen.getByText('The invoice was deleted')).toBeVisible()
  await expect.element(field('Invoice number')).toHaveValue('INV-003')
  expect(numbers()).toEqual(['INV-002'])
  await press('Undo')
  await expect.element(field('Invoice number')).toHaveValue(' ')
})

test('rows pasted from a spreadsheet into a description become items, with Undo', async () => {
  const { field, button, press, screen } = await shown()
  const descriptions = () => open()?.items.map((item) => `${item.description} ${item.quantity}×${item.rate}`)
  const description = field('Description').element()
  expect(pasteInto(description, 'Design of a logo')).toBe(false)
  expect(pasteInto(description, 'Design\t2\t1250.00\nHosting\t12\t9.99\n')).toBe(true)
  await expect.poll(descriptions).toEqual(['Design 2×1250', 'Hosting 12×9.99'])
  await expect.element(screen.getByText('2 items pasted')).toBeVisible()
  await expect.element(button('Undo')).toBeVisible()
  await press('Undo')
  expect(descriptions()).toEqual([' 1×100'])
})
