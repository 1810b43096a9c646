import { useEffect, useState } from 'react'
import { usePersisted } from '../platform/store/persisted.ts'
import { useLocale } from '../platform/use-locale.ts'
import { Button } from '../ui/button.tsx'
import { showToast } from '../ui/toast.tsx'
import { type AccountStash, mergeStash, readStashes } from './account-stash.ts'
import { allSynced } from './collections.ts'
import { lastSync } from './sync-state.ts'

/** How the last exchange between this browser and the account went, and what other accounts left here. */
export default function SyncStatus() {
  const [{ at, refusal }] = usePersisted(lastSync)
  const [stashes, setStashes] = useState<readonly AccountStash[]>([])
  useEffect(() => {
    readStashes().then(setStashes, () => {})
  }, [])
  const time = new Intl.DateTimeFormat(useLocale(), { dateStyle: 'medium', timeStyle: 'short' })
  return (
    <>
      {refusal && <p className="mb-3 text-wrong">Not in step. {refusal}</p>}
      {!refusal && at > 0 && (
        <p className="mb-3 text-ink-soft">
          This browser and your account are in step. Last looked: {time.format(at)}.
        </p>
      )}
      {stashes.map((stash) => (
        <div key={stash.id} className="mb-3 flex flex-wrap items-center gap-2">
          <p className="min-w-0 text-ink-soft [overflow-wrap:anywhere]">
            What {stash.id} left in this browser is set aside. It is not in your account, and comes back when
            that account signs in here.
          </p>
          <Button size="small" onClick={() => addToThis(stash)}>
            Add a Copy to This Account<span className="sr-only"> of what {stash.id} left</span>
          </Button>
        </div>
      ))}
    </>
  )
}

async function addToThis(stash: AccountStash): Promise<void> {
  await mergeStash(stash, await allSynced())
  showToast({
    title: 'Added',
    description: `The data that ${stash.id} left here is now in this account too.`,
  })
}
