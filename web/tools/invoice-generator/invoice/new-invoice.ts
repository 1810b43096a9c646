import { addDays, parseIsoDate, toIsoDate } from '#lib/civil-date/civil-date.ts'
import { attempt } from '#lib/outcome/attempt.ts'
import type { Invoice, Item } from './invoice.ts'

export const DAYS_TO_PAY = 30

export function newItem(id: string): Item {
  return { id, description: '', quantity: '1', rate: '0', tax: '' }
}

/** The day by which to pay, where nobody says another. */
export function usualDueDate(date: string): string {
  return toIsoDate(addDays(parseIsoDate(date), DAYS_TO_PAY))
}

/** The invoice on another date; a due date that nobody set moves with it. */
export function withDate(invoice: Invoice, date: string): Invoice {
  const due = attempt(() => usualDueDate(date))
  return invoice.isDueDateOwn || !due.ok ? { ...invoice, date } : { ...invoice, date, dueDate: due.value }
}
