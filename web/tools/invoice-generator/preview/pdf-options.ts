import type { PdfOptions } from '#lib/typeset/pdf/pdf-options.ts'
import { facturX } from '../e-invoice/factur-x.ts'
import { eInvoiceProblems } from '../e-invoice/problems.ts'
import type { Invoice } from '../invoice/invoice.ts'

const FILE_NAMES = { 'EN 16931': 'factur-x.xml', XRECHNUNG: 'xrechnung.xml' } as const

/**
 * Returns options of a PDF/A-3b with the electronic invoice if it is enabled and complete, otherwise of a plain PDF.
 */
export function pdfOptions(invoice: Invoice): PdfOptions {
  if (!invoice.eInvoice.isOn || eInvoiceProblems(invoice).length > 0) return {}
  const profile = invoice.eInvoice.isXRechnung ? 'XRECHNUNG' : 'EN 16931'
  const fileName = FILE_NAMES[profile]
  return {
    isArchive: true,
    attachments: [
      {
        name: fileName,
        bytes: new TextEncoder().encode(facturX(invoice)),
        mimeType: 'text/xml',
        description: 'Factur-X invoice',
        relationship: 'Alternative',
      },
    ],
    invoice: { fileName, profile },
  }
}
