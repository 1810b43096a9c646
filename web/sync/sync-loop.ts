import { UserError } from '#lib/result/user-error.ts'
import { accountHint } from '../account/account-hint.ts'
import { ServerError } from '../platform/fetch-api.ts'
import { onStorageWritten } from '../platform/store/storage.ts'
import type { Synced } from '../platform/store/synced.ts'
import { showToast } from '../ui/toast.tsx'
import { allSynced } from './collections.ts'
import { type Touched, touch } from './dirty-items.ts'
import { syncNow } from './sync-now.ts'
import type { Remembered } from './sync-session.ts'
import { syncTold } from './sync-state.ts'

const AFTER_CHANGE_MS = 2000
const EVERY_MS = 60_000

let isKeeping = false

/** From now on, as long as the page lives, what is here and what the account has are the same. */
export async function keepInStep(): Promise<void> {
  if (isKeeping) return
  isKeeping = true
  try {
    await begin()
  } catch {
    // A part of it could not be loaded; it comes with the network.
    isKeeping = false
    addEventListener('online', () => void keepInStep(), { once: true })
  }
}

async function begin(): Promise<void> {
  const collections = await allSynced()
  await keepFormerPagesWaiting()
  const touched: Touched = new Map(collections.map((collection) => [collection, undefined]))
  const remembered = { touched, full: new Set<Synced>() }
  let timer: ReturnType<typeof setTimeout> | undefined
  const step = () => {
    clearTimeout(timer)
    timer = undefined
    takeTurns(() => stepOf(collections, remembered))
  }
  const soon = (collection: Synced, ids?: readonly string[]) => {
    touch(touched, collection, ids)
    timer ??= setTimeout(step, AFTER_CHANGE_MS)
  }
  const heard = (key: string) => {
    for (const collection of collections) if (collection.keys.includes(key)) soon(collection)
  }
  const ifVisible = () => document.visibilityState === 'visible' && step()

  for (const collection of collections) collection.subscribe?.((ids) => soon(collection, ids))
  onStorageWritten(heard)
  addEventListener('storage', ({ key }) => heard(key ?? ''))
  addEventListener('online', step)
  document.addEventListener('visibilitychange', ifVisible)
  setInterval(ifVisible, EVERY_MS)
  accountHint.subscribe(() => {
    for (const collection of collections) soon(collection)
  })
  step()
}

async function stepOf(collections: readonly Synced[], remembered: Remembered): Promise<void> {
  const email = accountHint.get()
  if (!email || (!navigator.onLine && remembered.touched.size === 0)) return
  try {
    await syncNow(email, collections, remembered)
    syncTold.set({ at: Date.now(), refusal: '' })
  } catch (error) {
    if (error instanceof ServerError && error.status === 401) {
      if (accountHint.get() === email) accountHint.set('')
      return
    }
    // A network that is gone is no news; the next occasion comes.
    if (error instanceof UserError && !(error instanceof ServerError)) return
    const { at, refusal } = syncTold.get()
    const sentence = sentenceOf(error)
    syncTold.set({ at, refusal: sentence })
    if (error instanceof ServerError && error.status === 413 && sentence !== refusal)
      showToast({ title: 'Not everything is in your account', description: sentence, tone: 'error' })
  }
}

/** Of all tabs one at a time; without locks (no https) each for itself. */
function takeTurns(work: () => Promise<void>): void {
  if ('locks' in navigator) navigator.locks.request('sundry-sync-turn', work)
  else work()
}

/**
 * Pages of the deployment before this one take their turns with this lock, and could not read what pages of this one
 * save: they wait until none is open. What they change is sent by those that are.
 */
async function keepFormerPagesWaiting(): Promise<void> {
  if (!('locks' in navigator)) return
  await new Promise<void>((resolve) => {
    const hold = () => {
      resolve()
      return new Promise<void>((release) => addEventListener('pagehide', () => release(), { once: true }))
    }
    navigator.locks.request('sundry-sync', { mode: 'shared' }, hold)
  })
}

function sentenceOf(error: unknown): string {
  return (error instanceof Error && error.message) || 'An unexpected error occurred'
}
