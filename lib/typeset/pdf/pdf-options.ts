/** Options of a PDF besides the document's own. */
export type PdfOptions = {
  /** Written for archives, as PDF/A-3b (ISO 19005-3): no transparency, and its colors are defined. */
  readonly isArchive?: boolean
  readonly attachments?: readonly Attachment[]
  /** Says that one of the attachments is the invoice itself (Factur-X 1.0); `isArchive` belongs to it. */
  readonly invoice?: ElectronicInvoice
}

export type Attachment = {
  readonly name: string
  readonly bytes: Uint8Array
  readonly mimeType: string
  readonly description: string
  /** Its relationship to the document (ISO 32000-2, 7.11.3). */
  readonly relationship: 'Alternative' | 'Data' | 'Source' | 'Supplement' | 'Unspecified'
}

export type ElectronicInvoice = {
  readonly fileName: string
  readonly profile: 'MINIMUM' | 'BASIC WL' | 'BASIC' | 'EN 16931' | 'EXTENDED' | 'XRECHNUNG'
}
