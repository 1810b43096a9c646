import type { Detector } from '#lib/content-detection/detection.ts'
import { toResult } from '#lib/result/result.ts'
import { readInvoices } from './list/invoices-file.ts'

const BEGINNING = /^\s*\{\s*"kind"\s*:\s*"sundry-invoices"/

/** Detects files of Export JSON, long ones by their start. */
export const detect: Detector = ({ text, isWhole, files }) => {
  if (files.length > 1 || !BEGINNING.test(text)) return undefined
  const fileName = 'invoices.json'
  if (!isWhole) return { confidence: 0.99, says: 'invoices of the Invoice Generator', fileName }
  const read = toResult(() => readInvoices(text, fileName))
  if (!read.ok) return undefined
  const count = read.value.invoices.length
  const says = `${count === 1 ? 'an invoice' : `${count.toLocaleString('en-US')} invoices`} of the Invoice Generator`
  return { confidence: 0.99, says, fileName }
}
