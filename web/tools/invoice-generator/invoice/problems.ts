import { byItem } from './by-item.ts'
import type { Invoice } from './invoice.ts'
import { taxPlace } from './more-taxes.ts'
import { numberProblem } from './number-problem.ts'

/** Returns the errors that prevent creating the invoice, a sentence each. */
export function invoiceProblems({ items, tax, extras }: Invoice): string[] {
  const rows = getProblems(items).flatMap((problems, index) =>
    problems.map((problem) => `Item ${index + 1}: ${problem}.`),
  )
  const more = extras.moreTaxes.flatMap(({ percent }, index) => describeProblem(taxPlace(index), percent))
  return [
    ...rows,
    ...describeProblem('Tax', tax),
    ...more,
    ...describeProblem('Discount', extras.discount),
    ...describeProblem('Shipping', extras.shipping),
    ...describeProblem('Amount paid', extras.paid),
  ]
}

const getProblems = byItem(({ quantity, rate, tax }) =>
  [quantity, rate, tax].flatMap((typed) => numberProblem(typed) ?? []),
)

function describeProblem(place: string, typed: string): string[] {
  const problem = numberProblem(typed)
  return problem === undefined ? [] : [`${place}: ${problem}.`]
}

/** Returns whether the due date precedes the date, which can be intentional. */
export function isDueBefore({ date, dueDate }: Pick<Invoice, 'date' | 'dueDate'>): boolean {
  return date !== '' && dueDate !== '' && dueDate < date
}
