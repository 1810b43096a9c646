import { persisted } from '../platform/store/persisted.ts'
import { showToast } from '../ui/toast.tsx'
import { afterVisit, isDue, NO_VISITS, readVisits } from './install-visits.ts'

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
