import { persisted } from '../platform/store/persisted.ts'

type LastSync = {
  /** When everything was last in step, in UTC milliseconds; 0 for never. */
  readonly at: number
  /** Reason why the server rejected the local data; empty if it did not. */
  readonly refusal: string
}

/** How the last exchange went, for the account page. */
export const lastSync = persisted<LastSync>('sundry-sync-told', { at: 0, refusal: '' }, (stored) => {
  const { at, refusal } = (stored ?? {}) as Partial<Record<keyof LastSync, unknown>>
  return typeof at === 'number' && typeof refusal === 'string' ? { at, refusal } : undefined
})
