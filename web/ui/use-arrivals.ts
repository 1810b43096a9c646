import { useEffect, useRef } from 'react'
import { pluralize } from '#lib/numbers/pluralize.ts'
import { announce } from './announce.ts'
import type { Person } from './arrivals-text.ts'

/** Announces who joins and leaves a list of people: "Ana joined, 3 players". */
export function useArrivals(people: readonly Person[], noun: string, plural?: string): void {
  const known = useRef(people)
  useEffect(() => {
    const before = known.current
    known.current = people
    if (before === people) return
    const count = pluralize(people.length, noun, plural)
    const say = async () => (await import('./arrivals-text.ts')).arrivalsText(before, people, count)
    say().then(
      (text) => text !== '' && announce(text),
      () => {},
    )
  }, [people, noun, plural])
}
