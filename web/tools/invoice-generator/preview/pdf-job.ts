import type { Problem } from '#lib/result/user-error.ts'
import type { Invoice } from '../invoice/invoice.ts'
import type { Images } from '../print/images.ts'

/** Invoice to lay out: its pages for the preview, or its PDF. */
export type PdfJob = {
  readonly kind: 'pages' | 'pdf'
  readonly invoice: Invoice
  readonly images: Images
}

/** The size of a page in points, and `renderedPageText` of it, with `sourcesOf` the pictures. */
export type SentPage = { readonly width: number; readonly height: number; readonly text: string }

export type PagesAnswer = {
  readonly pages: readonly SentPage[]
  /** Characters that no font has, each once. */
  readonly missingCharacters: readonly string[]
  /** Error if a requested payment code cannot be created. */
  readonly codeProblem: Problem | undefined
}

export type PdfAnswer = { readonly bytes: Uint8Array<ArrayBuffer> }

/** `invoice_INV-001.pdf`; characters that file systems reject become hyphens. */
export function pdfName(number: string): string {
  const clean = number.trim().replace(/[\\/:*?"<>|\p{Cc}]+/gu, '-')
  return clean === '' ? 'invoice.pdf' : `invoice_${clean}.pdf`
}
