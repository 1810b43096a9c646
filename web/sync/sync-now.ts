import { CHANGES_MOST, type SyncAnswer, type SyncChange, syncAnswer } from '#contract/sync.ts'
import { accountHint } from '../account/account-hint.ts'
import { askServer, ServerRefusal } from '../browser/ask-server.ts'
import { type Synced, type Texts, textOf } from '../browser/synced.ts'
import { changesOf, EMPTY_SHADOW, newsIn, noteChanges, noteSent, type Shadow, takeIn } from './diff.ts'
import { readState, type SyncState, saveState } from './shadow-store.ts'

/** Of the values in one request, in characters. */
const REQUEST_MOST = 1_000_000

/**
 * Brings this browser and the account in step: sends what has changed here, takes what has changed elsewhere.
 * `touched` are the collections that may have changed here; they leave it as they are read. Throws what the server
 * refused, after taking what it gave, and UserError where it cannot be reached.
 */
export async function syncNow(
  email: string,
  collections: readonly Synced[],
  touched: Set<Synced>,
): Promise<void> {
  let state = await readState(email)
  const read = new Map<Synced, Texts>()

  const shadowOf = ({ name }: Synced) => state.shadows.get(name) ?? EMPTY_SHADOW
  const keep = ({ name }: Synced, shadow: Shadow) => {
    state = { ...state, shadows: new Map(state.shadows).set(name, shadow) }
  }
  /** The items that are here; what has changed is noted at once, so that a received item finds it. */
  const here = async (collection: Synced): Promise<Texts> => {
    const before = read.get(collection)
    if (before && !touched.has(collection)) return before
    touched.delete(collection)
    const local = await collection.read()
    read.set(collection, local)
    const isFirst = !state.shadows.has(collection.name)
    keep(collection, noteChanges(shadowOf(collection), local, isFirst ? 0 : Date.now()))
    return local
  }
  const take = async (collection: Synced, sent: readonly SyncChange[], received: readonly SyncChange[]) => {
    keep(collection, noteSent(shadowOf(collection), sent))
    const news = newsIn(shadowOf(collection), received).flatMap((change) => normal(collection, change))
    if (news.length === 0) return
    const local = await here(collection)
    const { shadow, changed, deleted } = takeIn(shadowOf(collection), local, news)
    if (changed.size + deleted.length > 0) {
      await collection.write(parsed(changed), deleted)
      const next = new Map([...local, ...changed])
      for (const id of deleted) next.delete(id)
      read.set(collection, next)
    }
    keep(collection, shadow)
  }

  // What other devices have of a collection that is new here was passed over.
  if (collections.some(({ name }) => !state.shadows.has(name))) state = { ...state, since: 0 }
  const before = state
  for (const collection of collections)
    if (touched.has(collection) || shadowOf(collection).changed.size > 0) await here(collection)
  if (isOther(before, state)) state = await saveState(state)

  let refusal: ServerRefusal | undefined
  for (;;) {
    const waiting: SyncChange[] = []
    if (!refusal)
      for (const collection of collections)
        if (shadowOf(collection).changed.size > 0) {
          const local = await here(collection)
          // One more than a request carries tells that there is more.
          const most = CHANGES_MOST + 1 - waiting.length
          waiting.push(...changesOf(collection.name, shadowOf(collection), local, most))
        }
    const batch = firstOf(waiting)
    let answer: SyncAnswer
    try {
      answer = await askServer('/api/sync', { since: state.since, changes: batch }, syncAnswer)
    } catch (error) {
      if (!(error instanceof ServerRefusal) || error.status === 401 || batch.length === 0) throw error
      refusal = error
      continue
    }
    // Who signed out meanwhile, or in as another, keeps what is here as it is.
    if (accountHint.get() !== email) return
    for (const collection of collections) {
      const own = ({ collection: name }: SyncChange) => name === collection.name
      const [sent, received] = [batch.filter(own), answer.changes.filter(own)]
      if (sent.length + received.length > 0) await take(collection, sent, received)
    }
    if (batch.length + answer.changes.length > 0)
      state = await saveState({ ...state, since: answer.sequence })
    if (!answer.isMore && (refusal || batch.length === waiting.length)) break
  }
  if (refusal) throw refusal
}

/** As many as one request may carry. */
function firstOf(changes: readonly SyncChange[]): readonly SyncChange[] {
  let size = 0
  const count = changes.findIndex(({ value }, index) => {
    size += value?.length ?? 0
    return index === CHANGES_MOST || (index > 0 && size > REQUEST_MOST)
  })
  return count === -1 ? changes : changes.slice(0, count)
}

/** A received change as this browser would write it; nothing where it cannot use it. */
function normal(collection: Synced, change: SyncChange): SyncChange[] {
  if (change.value === null) return [change]
  const value: unknown = JSON.parse(change.value)
  return collection.fits(change.id, value) ? [{ ...change, value: textOf(value) }] : []
}

function parsed(texts: Texts): ReadonlyMap<string, unknown> {
  return new Map([...texts].map(([id, text]) => [id, JSON.parse(text)]))
}

/** Whether there is something to save beside what was only looked at. */
function isOther(before: SyncState, after: SyncState): boolean {
  return [...after.shadows].some(([name, { changed }]) => {
    const known = before.shadows.get(name)?.changed
    return (
      known?.size !== changed.size ||
      [...changed].some(([id, { hash, at }]) => known.get(id)?.hash !== hash || known.get(id)?.at !== at)
    )
  })
}
