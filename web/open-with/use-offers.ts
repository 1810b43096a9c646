import { useEffect, useState } from 'react'
import type { Offer } from './detectors.ts'
import { findOffers } from './find-offers.ts'
import { type Input, toSample } from './input.ts'
import { affinity } from './rank.ts'

/** Returns the tools' offers for the input; undefined while loading, and empty for an unreadable file. */
export function useOffers(input: Input | undefined): readonly Offer[] | undefined {
  const [last, setLast] = useState<{ readonly input: Input; readonly offers: readonly Offer[] }>()
  useEffect(() => {
    if (input === undefined) return
    const control = new AbortController()
    const look = async () => findOffers(await toSample(input), affinity, { signal: control.signal })
    look()
      .catch(() => [])
      .then((offers) => control.signal.aborted || setLast({ input, offers }))
    return () => control.abort()
  }, [input])
  return last?.input === input ? last?.offers : undefined
}
