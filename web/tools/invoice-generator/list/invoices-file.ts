import * as v from 'valibot'
import { UserError } from '#lib/result/user-error.ts'
import { Invoice } from '../invoice/invoice.ts'

const KIND = 'sundry-invoices'
const InvoicesFile = v.object({
  kind: v.literal(KIND),
  invoices: v.array(Invoice),
  logo: v.optional(v.string(), ''),
})

/** All invoices and the logo as JSON, for another browser or a backup. */
export function writeInvoices(invoices: readonly Invoice[], logo: string): string {
  return `${JSON.stringify({ kind: KIND, invoices, logo }, null, 2)}\n`
}

/** Reads what `writeInvoices` wrote. Throws UserError for anything else. */
export function readInvoices(text: string, fileName: string): v.InferOutput<typeof InvoicesFile> {
  const reading = v.safeParse(InvoicesFile, parsedJson(text, fileName))
  if (!reading.success) throw notInvoices(fileName)
  return reading.output
}

function parsedJson(text: string, fileName: string): unknown {
  try {
    return JSON.parse(text)
  } catch {
    throw notInvoices(fileName)
  }
}

function notInvoices(fileName: string): UserError {
  return new UserError(
    `"${fileName}" is not a file of invoices.`,
    'Choose a JSON file that was exported here.',
  )
}

/** Returns the invoices to import: new ones, and those changed later than the stored version. */
export function newerThan(stored: readonly Invoice[], read: readonly Invoice[]): Invoice[] {
  const known = new Map(stored.map((invoice) => [invoice.id, invoice.changedAt]))
  return read.filter(
    ({ id, changedAt }) => id !== '' && changedAt > (known.get(id) ?? Number.NEGATIVE_INFINITY),
  )
}
