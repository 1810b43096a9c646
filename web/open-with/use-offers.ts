import { useEffect, useState } from 'react'
import { affinity } from './affinity.ts'
import type { Offer } from './detectors.ts'
import { ask } from './find-offers.ts'
import { type Given, sampleOf } from './input.ts'

/** What the tools make of what was given; undefined while they look, and for a file that cannot be read nothing. */
export function useOffers(given: Given | undefined): readonly Offer[] | undefined {
  const [last, setLast] = useState<{ readonly given: Given; readonly offers: readonly Offer[] }>()
  useEffect(() => {
    if (given === undefined) return
    const control = new AbortController()
    const look = async () => ask(await sampleOf(given), affinity, control.signal)
    look()
      .catch(() => [])
      .then((offers) => control.signal.aborted || setLast({ given, offers }))
    return () => control.abort()
  }, [given])
  return last?.given === given ? last?.offers : undefined
}
