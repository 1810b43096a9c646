import { useEffect, useMemo, useState } from 'react'
import type { Invoice } from '../invoice/invoice.ts'
import type { Sums } from '../print/sums.ts'

type SumsOf = (invoice: Invoice) => Sums

/** Returns the sums of an invoice; undefined until it exists and exact arithmetic is loaded. */
export function useSums(invoice: Invoice): Sums | undefined {
  const [sumsOf, setSumsOf] = useState<SumsOf>()
  const isBegun = invoice.id !== ''
  useEffect(() => {
    if (isBegun) import('../print/sums.ts').then((arithmetic) => setSumsOf(() => arithmetic.sumsOf))
  }, [isBegun])
  return useMemo(() => (isBegun ? sumsOf?.(invoice) : undefined), [isBegun, sumsOf, invoice])
}
