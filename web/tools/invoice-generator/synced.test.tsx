import { expect, test } from 'vitest'
import { parsedTexts } from '#web/platform/store/synced.ts'
import { invoiceOf, keepInvoices } from './invoice.fixture.ts'
import { synced } from './synced.ts'
import { invoiceStore } from './use-stores.ts'

const [invoices] = synced

test('a stored invoice is synced whole, and a received one is on the page', async () => {
  const [one, other] = [invoiceOf('1'), invoiceOf('2')]
  await keepInvoices([one])
  const sent = async () => [...parsedTexts((await invoices?.read()) ?? new Map())]
  await expect.poll(sent).toEqual([['1', one]])
  expect((await sent()).every(([id, value]) => invoices?.fits(id, value))).toBe(true)
  await invoices?.write(new Map([['2', other]]), ['1'])
  await expect.poll(async () => await invoiceStore.whole()).toEqual([other])
})

test('accepts only an invoice under its own id, and its name is the server’s', () => {
  const invoice = invoiceOf('1')
  expect([invoices?.name, invoices?.title]).toEqual(['invoices', 'invoices'])
  expect(invoices?.fits('2', invoice)).toBe(false)
  expect(invoices?.fits('1', { ...invoice, date: 5 })).toBe(false)
  expect(invoices?.fits('1', { ...invoice, items: [{}] })).toBe(false)
})
