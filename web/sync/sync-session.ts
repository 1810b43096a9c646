import { MAX_CHANGES, type SyncChange, type SyncResponse } from '#contract/sync.ts'
import { sortedJson } from '#lib/json/sorted-json.ts'
import { parsedTexts, quarantineHash, type Synced, type Texts } from '../platform/store/synced.ts'
import { applyReceived, changesOf, deletionsOf, newsIn, noteChanges, noteSent, type Shadow } from './diff.ts'
import { type DirtyItems, markDirty } from './dirty-items.ts'
import { changedIds, type Edit, forgetShadow, readShadow, type SyncState, saveState } from './shadow-store.ts'

/** State of the sync loop between two exchanges. */
export type SyncProgress = {
  readonly dirty: DirtyItems
  /** Collections for which the account is full, until items are deleted. */
  readonly full: Set<Synced>
}

/** Local items, and their shadow before and after recording local changes. */
type Scan = { readonly local: Texts; readonly before: Shadow; readonly noted: Shadow }

/** Creates the session of one exchange between this browser and the account. */
export function createSyncSession(
  collections: readonly Synced[],
  found: SyncState,
  { dirty, full }: SyncProgress,
) {
  // Other devices' items of a collection that is new here were skipped before.
  const isNew = collections.some(({ name }) => !found.collections.includes(name))
  let saved = found
  let state = isNew ? { ...found, since: 0 } : found
  let restarts = false

  const save = async (...edits: readonly Edit[]) => {
    if (state === saved && !edits.some(isOther)) return
    state = await saveState(state, edits)
    saved = state
  }
  /** Reads these local items, or all; records changes before received items are applied. */
  const scan = async (collection: Synced, ids?: readonly string[]): Promise<Scan> => {
    const { name } = collection
    const isKnown = state.collections.includes(name)
    if (ids && !isKnown) return await scan(collection)
    const local = await textsOf(collection, ids)
    const hash = quarantineHash(collection)
    if (hash !== (state.asides.get(name) ?? '')) {
      // Quarantined items are not deleted: the account sends them again, as at the first sync.
      await forgetShadow(state, name)
      restarts = true
      const others = state.collections.filter((other) => other !== name)
      state = { ...state, since: 0, collections: others, asides: new Map(state.asides).set(name, hash) }
      return await scan(collection)
    }
    const before = await readShadow(state, name, ids)
    if (!isKnown) state = { ...state, collections: [...state.collections, name] }
    return { local, before, noted: noteChanges(before, local, isKnown ? Date.now() : 0) }
  }
  const scanAndSave = async (collection: Synced, ids?: readonly string[]) => {
    const scanned = await scan(collection, ids)
    await save({ collection: collection.name, before: scanned.before, after: scanned.noted })
    return scanned
  }
  const applyToCollection = async (
    collection: Synced,
    sent: readonly SyncChange[],
    received: readonly SyncChange[],
  ) => {
    const ids = new Set([...sent, ...received].map(({ id }) => id))
    const { local, before, noted } = await scan(collection, [...ids])
    const shadow = noteSent(noted, sent)
    const news = newsIn(shadow, received).flatMap((change) => normal(collection, change))
    const applied = applyReceived(shadow, local, news)
    const edit = { collection: collection.name, before, after: applied.shadow }
    if (applied.changed.size + applied.deleted.length === 0) return [edit]
    await collection.write(parsedTexts(applied.changed), applied.deleted)
    // Should another collection fail, this one is in step.
    await save(edit)
    return []
  }

  return {
    since: () => state.since,
    account: () => state.account,
    /** Reads possibly changed items, and saves their changes. */
    async scan() {
      for (const collection of collections) {
        if (!dirty.has(collection) && state.collections.includes(collection.name)) continue
        const ids = dirty.get(collection)
        dirty.delete(collection)
        try {
          await scanAndSave(collection, ids && [...ids])
        } catch (error) {
          markDirty(dirty, collection, ids)
          throw error
        }
      }
    },
    /** Returns the changes to send; one more than a request's limit shows that there are more. */
    async waiting(): Promise<readonly SyncChange[]> {
      const changes: SyncChange[] = []
      for (const collection of collections)
        for await (const ids of changedIds(state, collection.name, MAX_CHANGES + 1)) {
          const { local, noted } = await scanAndSave(collection, ids)
          const pending = full.has(collection) ? deletionsOf(noted) : noted
          const max = MAX_CHANGES + 1 - changes.length
          changes.push(...changesOf(collection.name, pending, local, max))
          if (changes.length > MAX_CHANGES) return changes
        }
      return changes
    },
    /** Applies the server's response to `batch`. */
    async applyResponse(batch: readonly SyncChange[], answer: SyncResponse) {
      restarts = false
      const edits: Edit[] = []
      for (const collection of collections) {
        const own = ({ collection: name }: SyncChange) => name === collection.name
        const [sent, received] = [batch.filter(own), answer.changes.filter(own)]
        if (sent.length + received.length > 0)
          edits.push(...(await applyToCollection(collection, sent, received)))
      }
      const [account, since] = [answer.account, restarts ? 0 : answer.sequence]
      if (account !== state.account || since !== state.since) state = { ...state, account, since }
      await save(...edits)
    },
  }
}

async function textsOf(collection: Synced, ids?: readonly string[]): Promise<Texts> {
  if (!ids) return await collection.read()
  if (collection.readSome) return await collection.readSome(ids)
  const wanted = new Set(ids)
  return new Map([...(await collection.read())].filter(([id]) => wanted.has(id)))
}

/** A received change as this browser would write it; nothing where it cannot use it. */
function normal(collection: Synced, change: SyncChange): SyncChange[] {
  if (change.value === null) return [change]
  const value: unknown = JSON.parse(change.value)
  return collection.fits(change.id, value) ? [{ ...change, value: sortedJson(value) }] : []
}

function isOther({ before, after }: Edit): boolean {
  return isOtherMap(before.known, after.known) || isOtherMap(before.changed, after.changed)
}

function isOtherMap<T>(before: ReadonlyMap<string, T>, after: ReadonlyMap<string, T>): boolean {
  if (before === after) return false
  return before.size !== after.size || [...after].some(([id, value]) => value !== before.get(id))
}
