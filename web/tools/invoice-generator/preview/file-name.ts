/** `invoice_INV-001.pdf`; what no file system takes becomes a hyphen. */
export function pdfName(number: string): string {
  const clean = number.trim().replace(/[\\/:*?"<>|\p{Cc}]+/gu, '-')
  return clean === '' ? 'invoice.pdf' : `invoice_${clean}.pdf`
}
