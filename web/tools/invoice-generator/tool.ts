import type { Tool } from '#web/catalog/tool.ts'
import FileText from '~icons/lucide/file-text'

export const tool: Tool = {
  id: 29,
  slug: 'invoice-generator',
  title: 'Invoice Generator',
  tagline: 'Write an invoice, see the sheet, save the PDF.',
  summary: 'Write an invoice, see the sheet, save the PDF, in any currency.',
  features: [
    'A PDF that adds up, in any language',
    'Taxes, discounts, your logo, saved clients',
    'Electronic invoices: Factur-X and EN 16931',
  ],
  categories: ['business'],
  tags: [
    'invoice',
    'bill',
    'billing',
    'pdf',
    'receipt',
    'factur-x',
    'zugferd',
    'e-invoice',
    'vat',
    'freelance',
  ],
  icon: FileText,
}
