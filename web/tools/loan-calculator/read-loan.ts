import { readNumber } from '#lib/numbers/read-number.ts'
import type { LoanForm } from './loan-form.ts'

/** Loan described in a line, in terms of the form. */
type LoanPhrase = Pick<LoanForm, 'amount' | 'rate' | 'term' | 'termUnit'> &
  Partial<Pick<LoanForm, 'currency'>>

const NUMBER = String.raw`\d[\d.,' ]*`
const AMOUNT = String.raw`(?:loan\s+of\s+|mortgage\s+of\s+)?([$€£]?)\s*(${NUMBER}?)\s*([km]?)\s*([€£]?)`
const RATE = String.raw`(?:at\s+)?(\d+(?:[.,]\d+)?)\s*%`
const TERM = String.raw`(?:(?:for|over|in)\s+)?(\d+(?:\.\d+)?)\s*(y|yrs?|years?|m|mos?|months?)`
const PHRASE = new RegExp(String.raw`^${AMOUNT}[\s,]+${RATE}[\s,]+${TERM}\.?$`, 'i')
const CURRENCIES: Readonly<Record<string, LoanForm['currency']>> = { $: 'USD', '€': 'EUR', '£': 'GBP' }
const ZEROS: Readonly<Record<string, string>> = { k: 'e3', m: 'e6' }

/** Reads `250000 3.5% 30y`, `$300k at 6.5% for 30 years`, `20,000 5.9% 60 months`; undefined for anything else. */
export function readLoan(text: string): LoanPhrase | undefined {
  const parts = PHRASE.exec(text.trim())
  if (!parts) return undefined
  const [, before = '', number = '', scale = '', after = '', rateText = '', term = '', unit = ''] = parts
  const amount = readNumber(`${number.trim()}${ZEROS[scale.toLowerCase()] ?? ''}`)
  const rate = readNumber(rateText)
  if (amount.kind !== 'number' || rate.kind !== 'number') return undefined
  const currency = CURRENCIES[before || after]
  return {
    amount: amount.decimal,
    rate: rate.decimal,
    term,
    termUnit: /^y/i.test(unit) ? 'years' : 'months',
    ...(currency && { currency }),
  }
}
