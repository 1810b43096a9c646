import type { Invoice } from './invoice/invoice.ts'

/** Example invoice. */
export const EXAMPLE: Partial<Invoice> = {
  fromCompany: 'Zoë Design Studio',
  fromAddress: '12 Harbour Street\nBristol BS1 4SA\nUnited Kingdom',
  toCompany: 'Northwind Books',
  toAddress: '5 Rue de la Paix\n75002 Paris\nFrance',
  currency: 'EUR',
  tax: '20',
  items: [
    { id: '1', description: 'Book cover, three drafts', quantity: '1', rate: '850', tax: '' },
    { id: '2', description: 'Typesetting, by page', quantity: '220', rate: '3.75', tax: '' },
    { id: '3', description: 'Corrections, by hour', quantity: '2.5', rate: '60', tax: '' },
  ],
  notes: 'Thank you for your business.',
}
