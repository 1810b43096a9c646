import { HOUR_MS } from '#lib/dates/durations.ts'
import { nameKey } from '#lib/text/clean-name.ts'
import type { Person, Room } from './room.ts'

/** A person whom the facilitator removed. */
export type RemovedPerson = Pick<Person, 'id' | 'name' | 'network'> & {
  /** UTC milliseconds. */
  readonly removedAt: number
}

/** Time during which a new visitor of the same network and name counts as the person who was removed. */
const SAME_NAME_MS = HOUR_MS
/** The latest are remembered. */
const MAX_REMOVED_PEOPLE = 100

/** Notes that a person was removed. */
export function noteRemoved({ removedPeople }: Room, { id, name, network }: Person, now: number) {
  const others = removedPeople.filter((one) => one.id !== id)
  return [...others, { id, name, network, removedAt: now }].slice(-MAX_REMOVED_PEOPLE)
}

/**
 * Whether a visitor was removed from the room: this browser, as long as the room lives, and for an hour the same name
 * from the same network, for a visitor who has cleared the browser's data.
 */
export function wasRemoved(
  { removedPeople }: Room,
  { id, name, network }: Pick<Person, 'id' | 'name' | 'network'>,
  now: number,
): boolean {
  return removedPeople.some(
    (one) =>
      one.id === id ||
      (network !== '' &&
        one.network === network &&
        nameKey(one.name) === nameKey(name) &&
        now - one.removedAt < SAME_NAME_MS),
  )
}
