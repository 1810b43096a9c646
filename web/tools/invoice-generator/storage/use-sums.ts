import { useEffect, useMemo, useState } from 'react'
import type { Invoice } from '../invoice/invoice.ts'
import type { Sums } from '../print/sums.ts'

type SumsOf = (invoice: Invoice) => Sums

/** What an invoice adds up to; undefined until there is one, and until exact arithmetic has come with it. */
export function useSums(invoice: Invoice): Sums | undefined {
  const [sumsOf, setSumsOf] = useState<SumsOf>()
  const isBegun = invoice.id !== ''
  useEffect(() => {
    if (isBegun) import('../print/sums.ts').then((arithmetic) => setSumsOf(() => arithmetic.sumsOf))
  }, [isBegun])
  return useMemo(() => (isBegun ? sumsOf?.(invoice) : undefined), [isBegun, sumsOf, invoice])
}
