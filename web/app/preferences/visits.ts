import { persisted } from '../../platform/store/persisted.ts'

/** How often a tool was opened in this browser, and when last (UTC milliseconds). */
export type Visit = { readonly id: number; readonly count: number; readonly last: number }

type Visits = {
  /** Whether visits are noted at all. */
  readonly isOn: boolean
  readonly visits: readonly Visit[]
}

export const visitStore = persisted<Visits>('sundry-visits', { isOn: true, visits: [] }, (stored) => {
  const { isOn, visits } = (stored ?? {}) as Partial<Record<keyof Visits, unknown>>
  return typeof isOn === 'boolean' && Array.isArray(visits)
    ? { isOn, visits: visits.filter(isVisit) }
    : undefined
})

function isVisit(stored: unknown): stored is Visit {
  const { id, count, last } = (stored ?? {}) as Partial<Record<keyof Visit, unknown>>
  return [id, count, last].every((value) => Number.isSafeInteger(value))
}

/** Notes that a tool was opened; nothing of it leaves this browser. */
export function noteVisit(id: number, now: number): void {
  const { isOn, visits } = visitStore.get()
  if (!isOn) return
  const before = visits.find((visit) => visit.id === id)
  const others = visits.filter((visit) => visit !== before)
  visitStore.set({ isOn, visits: [...others, { id, count: (before?.count ?? 0) + 1, last: now }] })
}
