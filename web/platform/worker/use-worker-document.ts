import { useMemo } from 'react'
import type { Held } from '#lib/worker/messages.ts'

let lastNumber = 0

/**
 * A document for the jobs of a desk to name: its worker opens it with the first of them and then holds it. `opening`
 * must keep its identity while it means the same; another one is another document.
 */
export function useHeldDocument<Opening>(opening: Opening | undefined): Held<Opening> | undefined {
  return useMemo(() => (opening === undefined ? undefined : { number: ++lastNumber, opening }), [opening])
}
