import { useEffect, useState } from 'react'
import { ask } from './ask.ts'
import { type Given, sampleOf } from './given.ts'
import { liking } from './liking.ts'
import type { Offer } from './recognisers.ts'

/** What the tools make of what was given; undefined while they look, and for a file that cannot be read nothing. */
export function useOffers(given: Given | undefined): readonly Offer[] | undefined {
  const [last, setLast] = useState<{ readonly given: Given; readonly offers: readonly Offer[] }>()
  useEffect(() => {
    if (given === undefined) return
    const control = new AbortController()
    const look = async () => ask(await sampleOf(given), liking, control.signal)
    look()
      .catch(() => [])
      .then((offers) => control.signal.aborted || setLast({ given, offers }))
    return () => control.abort()
  }, [given])
  return last?.given === given ? last?.offers : undefined
}
