import { type Entry, finishEntry, type Period } from './entry.ts'

type Rest = Partial<Omit<Entry, 'startTime' | 'endTime' | 'pausedPeriods'>> & {
  readonly pauses?: readonly (readonly [string, string])[]
}

/** An entry from one ISO moment to another. */
export function entryOf(start: string, end: string, { pauses = [], ...rest }: Rest = {}): Entry {
  return finishEntry({
    id: start,
    projectId: 'work',
    description: 'Design',
    tags: [],
    billable: false,
    ...rest,
    startTime: Date.parse(start),
    endTime: Date.parse(end),
    pausedPeriods: pauses.map(([from, to]): Period => ({ start: Date.parse(from), end: Date.parse(to) })),
  })
}
