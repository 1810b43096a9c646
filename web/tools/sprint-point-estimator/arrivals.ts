import { announceArrivals } from '#web/ui/arrivals.ts'
import type { Seat } from './table.ts'

const present = (seats: readonly Seat[]) => seats.filter(({ isPresent }) => isPresent)

/** Announces who joined and left a room between two of its states. */
export function sayArrivals(before: readonly Seat[], after: readonly Seat[]): void {
  announceArrivals(present(before), present(after), 'person', 'people')
}
