import { syncResponse } from '#contract/sync.ts'
import { accountHint } from '../platform/account-hint.ts'
import { fetchApi } from '../platform/fetch-api.ts'
import type { Synced } from '../platform/store/synced.ts'
import { showToast } from '../ui/toast.tsx'
import { deleteStash, restoreStash, stashAccount } from './account-stash.ts'
import { knownState, readMarker, renameState, writeMarker } from './shadow-store.ts'

/**
 * Makes sure that the local data belongs to the account with this email address: the data of another account is
 * stashed until it signs in here again. That account can also be the same one with a new email address.
 */
export async function switchAccount(email: string, collections: readonly Synced[]): Promise<void> {
  const marker = readMarker()
  const [owner = ''] = marker.split(' ')
  if (owner !== '' && owner !== email) {
    // Only identifies the account: nothing is sent yet, and nothing is received.
    const request = { clock: Date.now(), since: Number.MAX_SAFE_INTEGER, changes: [] }
    const { account } = await fetchApi('/api/sync', request, syncResponse)
    if (accountHint.get() !== email) return
    const before = await knownState(owner)
    if (before?.account === account) return renameState(before, email)
    await stashAccount(owner, marker, collections)
    writeMarker(email)
    showToast({
      title: `Set aside: what ${owner} left here`,
      description: 'It is not in your account, and comes back when that account signs in here. See Account.',
    })
  }
  if (readMarker() !== email) return
  const restored = await restoreStash(email, collections)
  if (restored === undefined) return
  writeMarker(restored)
  await deleteStash(email)
}
