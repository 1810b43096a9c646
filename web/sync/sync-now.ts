import {
  MAX_ACCOUNT_BYTES,
  MAX_ACCOUNT_ITEMS,
  MAX_CHANGES,
  type SyncChange,
  type SyncResponse,
  syncResponse,
} from '#contract/sync.ts'
import { UserError } from '#lib/result/user-error.ts'
import { accountHint } from '../platform/account-hint.ts'
import { fetchApi, ServerError } from '../platform/fetch-api.ts'
import type { Synced } from '../platform/store/synced.ts'
import { switchAccount } from './account-switch.ts'
import { readState, writeMarker } from './shadow-store.ts'
import { createSyncSession, type SyncProgress } from './sync-session.ts'

/**
 * Syncs this browser with the account: sends local changes, applies remote ones. Throws the server's rejection (if the
 * account is full, after syncing everything else), and UserError if it cannot be reached.
 */
export async function syncNow(
  email: string,
  collections: readonly Synced[],
  progress: SyncProgress,
): Promise<void> {
  await switchAccount(email, collections)
  // Changed items might fit.
  for (const collection of progress.dirty.keys()) progress.full.delete(collection)
  const session = createSyncSession(collections, await readState(email), progress)
  await session.scan()
  if (!navigator.onLine) throw new UserError('There is no network')
  const isDone = await exchange(email, session, collections, progress.full)
  if (!isDone) await syncNow(email, collections, progress)
}

/** Whether all is exchanged; not where the account knows nothing of what is here. */
async function exchange(
  email: string,
  session: ReturnType<typeof createSyncSession>,
  collections: readonly Synced[],
  full: Set<Synced>,
): Promise<boolean> {
  let hasRoom = full.size === 0
  // Receive first: reading the local data can be slow, and the server unreachable.
  let isReceiving = true
  for (;;) {
    const waiting = isReceiving ? [] : await session.waiting()
    if (!isReceiving && waiting.length === 0) break
    const batch = hasRoom ? firstOf(waiting) : firstWhereFull(waiting)
    let answer: SyncResponse
    try {
      const request = { clock: Date.now(), since: session.since(), changes: batch }
      answer = await fetchApi('/api/sync', request, syncResponse)
    } catch (error) {
      const isFull = error instanceof ServerError && error.status === 413
      const refused = collections.find(({ name }) => name === batch[0]?.collection)
      if (!isFull || !refused || (!hasRoom && batch.every(isDeletion))) throw error
      if (hasRoom) hasRoom = false
      else full.add(refused)
      continue
    }
    // If the user signed out or switched accounts during the request, keep the local data unchanged.
    if (accountHint.get() !== email) return true
    if (session.account() !== '' && session.account() !== answer.account) {
      // Deleted elsewhere, and made again with the same address.
      writeMarker(email)
      return false
    }
    await session.applyResponse(batch, answer)
    if (answer.changes.some(isDeletion)) full.clear()
    isReceiving = answer.isMore
  }
  if (full.size > 0) throw new ServerError(413, fullSentence([...full].map(({ title }) => title)))
  return true
}

function fullSentence(titles: readonly string[]): string {
  const limits = `${MAX_ACCOUNT_ITEMS.toLocaleString('en-US')} items and ${MAX_ACCOUNT_BYTES / 2 ** 20} MB`
  const what = new Intl.ListFormat('en').format(titles)
  return `Your account is full: it keeps up to ${limits}. Only this browser has the newest ${what}. Delete what you no longer need, here or on another device; the rest follows by itself.`
}

/** Of the values in one request, in characters. */
const MAX_REQUEST_BYTES = 1_000_000

/** Returns the first changes, up to the limits of one request. */
function firstOf(changes: readonly SyncChange[]): readonly SyncChange[] {
  let size = 0
  const count = changes.findIndex(({ value }, index) => {
    size += value?.length ?? 0
    return index === MAX_CHANGES || (index > 0 && size > MAX_REQUEST_BYTES)
  })
  return count === -1 ? changes : changes.slice(0, count)
}

/** As `firstOf`, where the account had no room for all: deletions alone, then one collection alone. */
function firstWhereFull(changes: readonly SyncChange[]): readonly SyncChange[] {
  const deletions = changes.filter(isDeletion)
  return firstOf(
    deletions.length > 0
      ? deletions
      : changes.filter((change) => change.collection === changes[0]?.collection),
  )
}

function isDeletion({ value }: SyncChange): boolean {
  return value === null
}
