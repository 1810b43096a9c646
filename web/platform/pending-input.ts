import { useEffect } from 'react'

/** Input for the next tool: a state as a share link carries it, or files. It is only in memory. */
export type PendingInput = { readonly state?: object; readonly files?: readonly File[] }

const DELIVERED = 'sundry-pending-input'
let pending: PendingInput = {}

/** Delivers input to the page that is open now. The first component that can use it consumes it; later input replaces it. */
export function deliverInput(next: PendingInput): void {
  pending = next
  dispatchEvent(new Event(DELIVERED))
}

/** Consumes pending input, also input that was delivered before this component mounted. */
export function usePendingInput<Kind extends keyof PendingInput>(
  kind: Kind,
  take: (value: NonNullable<PendingInput[Kind]>) => unknown,
): void {
  // biome-ignore lint/correctness/useExhaustiveDependencies: as with a link, the first `take` holds for ever
  useEffect(() => {
    const look = () => {
      const value = pending[kind]
      if (!value) return
      pending = {}
      take(value)
    }
    look()
    addEventListener(DELIVERED, look)
    return () => removeEventListener(DELIVERED, look)
  }, [])
}
