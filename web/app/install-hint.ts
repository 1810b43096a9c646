import { persisted } from '../platform/store/persisted.ts'
import { showToast } from '../ui/toast.tsx'

/** How often Sundry was visited in a browser that could install it. */
type InstallVisits = {
  readonly count: number
  /** When last, in UTC milliseconds. */
  readonly last: number
  /** Whether the hint was shown. */
  readonly isOver: boolean
}

export const NO_VISITS: InstallVisits = { count: 0, last: 0, isOver: false }

const PAUSE_MS = 30 * 60 * 1000
const DUE_AT = 3

/** A page opened within half an hour belongs to the visit before. */
export function afterVisit(visits: InstallVisits, now: number): InstallVisits {
  return { ...visits, count: visits.count + (now - visits.last > PAUSE_MS ? 1 : 0), last: now }
}

export function isDue({ count, isOver }: InstallVisits): boolean {
  return count >= DUE_AT && !isOver
}

export function readVisits(stored: unknown): InstallVisits | undefined {
  const { count, last, isOver } = (stored ?? {}) as Partial<Record<keyof InstallVisits, unknown>>
  return typeof count === 'number' && typeof last === 'number' && typeof isOver === 'boolean'
    ? { count, last, isOver }
    : undefined
}

const visits = persisted('sundry-install-hint', NO_VISITS, readVisits)

/** The event `beforeinstallprompt` (WICG), which only some browsers have. */
export type InstallOffer = Event & { prompt(): Promise<unknown> }

/** Offers to install Sundry, once, at the third visit. */
export function hintAtInstalling(offer: InstallOffer): void {
  const now = afterVisit(visits.get(), Date.now())
  visits.set(isDue(now) ? { ...now, isOver: true } : now)
  if (!isDue(now)) return
  showToast({
    title: 'Sundry can be installed',
    description: 'It then opens files and takes what other apps share. This is said only once.',
    stays: true,
    action: { label: 'Install', onAct: () => offer.prompt() },
  })
}
