import { UserError } from '#lib/result/user-error.ts'
import { accountHint } from '../platform/account-hint.ts'
import { ServerError } from '../platform/fetch-api.ts'
import { onStorageWritten } from '../platform/store/storage.ts'
import type { Synced } from '../platform/store/synced.ts'
import { showToast } from '../ui/toast.tsx'
import { allSynced } from './collections.ts'
import { type DirtyItems, markDirty } from './dirty-items.ts'
import { syncNow } from './sync-now.ts'
import type { SyncProgress } from './sync-session.ts'
import { lastSync } from './sync-state.ts'

const AFTER_CHANGE_MS = 2000
const EVERY_MS = 60_000

let isRunning = false

/** Keeps the local data and the account in sync from now on, as long as the page lives. */
export async function startSyncLoop(): Promise<void> {
  if (isRunning) return
  isRunning = true
  try {
    await begin()
  } catch {
    // A part of it could not be loaded; retry when the network is available.
    isRunning = false
    addEventListener('online', () => void startSyncLoop(), { once: true })
  }
}

async function begin(): Promise<void> {
  const collections = await allSynced()
  await blockPreviousDeployment()
  const dirty: DirtyItems = new Map(collections.map((collection) => [collection, undefined]))
  const progress = { dirty, full: new Set<Synced>() }
  let timer: ReturnType<typeof setTimeout> | undefined
  const step = () => {
    clearTimeout(timer)
    timer = undefined
    withTabLock(() => syncOnce(collections, progress))
  }
  const soon = (collection: Synced, ids?: readonly string[]) => {
    markDirty(dirty, collection, ids)
    timer ??= setTimeout(step, AFTER_CHANGE_MS)
  }
  const onKeyChanged = (key: string) => {
    for (const collection of collections) if (collection.keys.includes(key)) soon(collection)
  }
  const ifVisible = () => document.visibilityState === 'visible' && step()

  for (const collection of collections) collection.subscribe?.((ids) => soon(collection, ids))
  onStorageWritten(onKeyChanged)
  addEventListener('storage', ({ key }) => onKeyChanged(key ?? ''))
  addEventListener('online', step)
  document.addEventListener('visibilitychange', ifVisible)
  setInterval(ifVisible, EVERY_MS)
  accountHint.subscribe(() => {
    for (const collection of collections) soon(collection)
  })
  step()
}

async function syncOnce(collections: readonly Synced[], progress: SyncProgress): Promise<void> {
  const email = accountHint.get()
  if (!email || (!navigator.onLine && progress.dirty.size === 0)) return
  try {
    await syncNow(email, collections, progress)
    lastSync.set({ at: Date.now(), refusal: '' })
  } catch (error) {
    if (error instanceof ServerError && error.status === 401) {
      if (accountHint.get() === email) accountHint.set('')
      return
    }
    // A lost network is not reported; the next sync will retry.
    if (error instanceof UserError && !(error instanceof ServerError)) return
    const { at, refusal } = lastSync.get()
    const sentence = sentenceOf(error)
    lastSync.set({ at, refusal: sentence })
    if (error instanceof ServerError && error.status === 413 && sentence !== refusal)
      showToast({ title: 'Not everything is in your account', description: sentence, tone: 'error' })
  }
}

/** Runs work in one tab at a time; without the Web Locks API (no https), in each tab by itself. */
function withTabLock(work: () => Promise<void>): void {
  if ('locks' in navigator) navigator.locks.request('sundry-sync-turn', work)
  else work()
}

/**
 * Pages of the previous deployment take turns with this lock, and could not read the data saved by pages of this one:
 * they wait until none of these is open. Their changes are sent by the open ones.
 */
async function blockPreviousDeployment(): Promise<void> {
  if (!('locks' in navigator)) return
  await new Promise<void>((resolve) => {
    const whileOpen = () => {
      resolve()
      return new Promise<void>((release) => addEventListener('pagehide', () => release(), { once: true }))
    }
    navigator.locks.request('sundry-sync', { mode: 'shared' }, whileOpen)
  })
}

function sentenceOf(error: unknown): string {
  return (error instanceof Error && error.message) || 'An unexpected error occurred'
}
