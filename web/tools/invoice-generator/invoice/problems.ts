import type { Invoice } from './invoice.ts'
import { numberProblem } from './number-problem.ts'

/** What keeps an invoice from being written, a sentence each. */
export function invoiceProblems({ items, tax, extras }: Invoice): string[] {
  const rows = items.flatMap(({ quantity, rate, tax: own }, index) =>
    [quantity, rate, own].flatMap((typed) => told(`Item ${index + 1}`, typed)),
  )
  const more = extras.moreTaxes.flatMap(({ percent }) => told('Second tax', percent))
  return [
    ...rows,
    ...told('Tax', tax),
    ...more,
    ...told('Discount', extras.discount),
    ...told('Shipping', extras.shipping),
    ...told('Amount paid', extras.paid),
  ]
}

function told(place: string, typed: string): string[] {
  const problem = numberProblem(typed)
  return problem === undefined ? [] : [`${place}: ${problem}.`]
}

/** A due date before the date, which may be meant. */
export function isDueBefore({ date, dueDate }: Pick<Invoice, 'date' | 'dueDate'>): boolean {
  return date !== '' && dueDate !== '' && dueDate < date
}
