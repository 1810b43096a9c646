import { kept } from '../browser/kept.ts'
import { writeStorage } from '../browser/storage.ts'

/** The key in storage of what `shadow-store` compares a shadow with. */
export const SYNC_MARK = 'sundry-sync'

/** The next exchange of whoever signs in here begins anew, with nothing known of the account. */
export function forgetExchanges(): void {
  writeStorage(SYNC_MARK, null)
}

type Told = {
  /** When everything was last in step, in UTC milliseconds; 0 for never. */
  readonly at: number
  /** Why the server did not take what is here; empty where it did. */
  readonly refusal: string
}

/** How the last exchange went, for the account page. */
export const syncTold = kept<Told>('sundry-sync-told', { at: 0, refusal: '' }, (stored) => {
  const { at, refusal } = (stored ?? {}) as Partial<Record<keyof Told, unknown>>
  return typeof at === 'number' && typeof refusal === 'string' ? { at, refusal } : undefined
})
