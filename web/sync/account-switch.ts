import { syncResponse } from '#contract/sync.ts'
import { accountHint } from '../account/account-hint.ts'
import { fetchApi } from '../platform/fetch-api.ts'
import type { Synced } from '../platform/store/synced.ts'
import { showToast } from '../ui/toast.tsx'
import { forgetAside, putAside, takeBack } from './account-stash.ts'
import { knownState, markHere, renameState, setMark } from './shadow-store.ts'

/**
 * Sees to it that what is here belongs to the account with this address: what another one left is set aside until it
 * signs in here again. The account that it left was, may only have another address by now.
 */
export async function handOver(email: string, collections: readonly Synced[]): Promise<void> {
  const mark = markHere()
  const [owner = ''] = mark.split(' ')
  if (owner !== '' && owner !== email) {
    // Only who this is: nothing leaves yet, and nothing comes.
    const request = { clock: Date.now(), since: Number.MAX_SAFE_INTEGER, changes: [] }
    const { account } = await fetchApi('/api/sync', request, syncResponse)
    if (accountHint.get() !== email) return
    const before = await knownState(owner)
    if (before?.account === account) return renameState(before, email)
    await putAside(owner, mark, collections)
    setMark(email)
    showToast({
      title: `Set aside: what ${owner} left here`,
      description: 'It is not in your account, and comes back when that account signs in here. See Account.',
    })
  }
  if (markHere() !== email) return
  const back = await takeBack(email, collections)
  if (back === undefined) return
  setMark(back)
  await forgetAside(email)
}
