import { UserError } from '#lib/outcome/user-error.ts'
import { accountHint } from '../account/account-hint.ts'
import { ServerRefusal } from '../browser/ask-server.ts'
import { onStorageWritten } from '../browser/storage.ts'
import type { Synced } from '../browser/synced.ts'
import { allSynced } from './collections.ts'
import { syncNow } from './sync-now.ts'
import { forgetExchanges, syncTold } from './sync-state.ts'

const AFTER_CHANGE_MS = 2000
const EVERY_MS = 60_000

let isKeeping = false

/** From now on, as long as the page lives, what is here and what the account has are the same. */
export async function keepInStep(): Promise<void> {
  if (isKeeping) return
  isKeeping = true
  await begin()
}

async function begin(): Promise<void> {
  const collections = await allSynced()
  const touched = new Set(collections)
  let timer: ReturnType<typeof setTimeout> | undefined
  const step = () => {
    clearTimeout(timer)
    timer = undefined
    takeTurns(() => stepOf(collections, touched))
  }
  const soon = (changed: readonly Synced[]) => {
    for (const collection of changed) touched.add(collection)
    if (changed.length > 0) timer ??= setTimeout(step, AFTER_CHANGE_MS)
  }
  const heard = (key: string) => soon(collections.filter(({ keys }) => keys.includes(key)))
  const ifVisible = () => document.visibilityState === 'visible' && step()

  for (const collection of collections) collection.subscribe?.(() => soon([collection]))
  onStorageWritten(heard)
  addEventListener('storage', ({ key }) => heard(key ?? ''))
  addEventListener('online', step)
  document.addEventListener('visibilitychange', ifVisible)
  setInterval(ifVisible, EVERY_MS)
  accountHint.subscribe(() => soon(collections))
  step()
}

async function stepOf(collections: readonly Synced[], touched: Set<Synced>): Promise<void> {
  const email = accountHint.get()
  if (!email) return
  try {
    await syncNow(email, collections, touched)
    syncTold.set({ at: Date.now(), refusal: '' })
  } catch (error) {
    // What was read and not sent is looked at again.
    for (const collection of collections) touched.add(collection)
    if (error instanceof ServerRefusal && error.status === 401) {
      forgetExchanges()
      if (accountHint.get() === email) accountHint.set('')
      return
    }
    // A network that is gone is no news; the next occasion comes.
    const isUnreachable = error instanceof UserError && !(error instanceof ServerRefusal)
    if (!isUnreachable) syncTold.set({ at: syncTold.get().at, refusal: sentenceOf(error) })
  }
}

/** Of all tabs one at a time; without locks (no https) each for itself. */
function takeTurns(work: () => Promise<void>): void {
  if ('locks' in navigator) navigator.locks.request('sundry-sync', work)
  else work()
}

function sentenceOf(error: unknown): string {
  return (error instanceof Error && error.message) || 'An unexpected error occurred'
}
