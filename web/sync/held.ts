import { CHANGES_MOST, type SyncAnswer, type SyncChange } from '#contract/sync.ts'
import { asideMark, parsedTexts, type Synced, type Texts, textOf } from '../browser/store/synced.ts'
import {
  changesOf,
  deletionsOf,
  EMPTY_SHADOW,
  newsIn,
  noteChanges,
  noteSent,
  type Shadow,
  takeIn,
} from './diff.ts'
import { type SyncState, saveState } from './shadow-store.ts'

/** A state of tens of thousands of items takes a fifth of a second to save. */
const SAVE_EVERY_MS = 3000

/** What keeps in step remembers from one exchange to the next. */
export type Remembered = {
  /** May have changed here since it was read. */
  readonly touched: Set<Synced>
  /** What the account had no room for, until something is deleted. */
  readonly full: Set<Synced>
}

/** What this browser holds, and knows of the account, in the course of one exchange. */
export function heldHere(collections: readonly Synced[], found: SyncState, { touched, full }: Remembered) {
  // What other devices have of a collection that is new here was passed over.
  const isNew = collections.some(({ name }) => !found.shadows.has(name))
  let state = isNew ? { ...found, since: 0 } : found
  let saved = state
  let savedAt = Date.now()
  let isChanged = false
  /** What was received is written, and would count as changed here. */
  let isWritten = false
  const read = new Map<Synced, Texts>()
  /** Read since the state was saved. */
  const unsaved = new Set<Synced>()

  const shadowOf = ({ name }: Synced) => state.shadows.get(name) ?? EMPTY_SHADOW
  const keep = ({ name }: Synced, shadow: Shadow) => {
    state = { ...state, shadows: new Map(state.shadows).set(name, shadow) }
  }
  const save = async () => {
    state = await saveState(state)
    saved = state
    savedAt = Date.now()
    isChanged = false
    isWritten = false
    unsaved.clear()
  }
  /** The items that are here; what has changed is noted at once, so that a received item finds it. */
  const here = async (collection: Synced): Promise<Texts> => {
    const before = read.get(collection)
    if (before && !touched.has(collection)) return before
    if (touched.delete(collection)) unsaved.add(collection)
    const local = await collection.read()
    read.set(collection, local)
    const aside = asideMark(collection)
    if (aside !== (state.asides?.get(collection.name) ?? '')) {
      // What was set aside is not deleted: the account gives it again, as at the first exchange.
      keep(collection, EMPTY_SHADOW)
      state = { ...state, since: 0, asides: new Map(state.asides).set(collection.name, aside) }
    }
    const shadow = shadowOf(collection)
    keep(collection, noteChanges(shadow, local, shadow === EMPTY_SHADOW ? 0 : Date.now()))
    return local
  }
  const take = async (collection: Synced, sent: readonly SyncChange[], received: readonly SyncChange[]) => {
    keep(collection, noteSent(shadowOf(collection), sent))
    const news = newsIn(shadowOf(collection), received).flatMap((change) => normal(collection, change))
    if (news.length === 0) return
    const local = await here(collection)
    isWritten = true
    const { shadow, changed, deleted } = takeIn(shadowOf(collection), local, news)
    if (changed.size + deleted.length > 0) {
      await collection.write(parsedTexts(changed), deleted)
      const next = new Map([...local, ...changed])
      for (const id of deleted) next.delete(id)
      read.set(collection, next)
    }
    keep(collection, shadow)
  }
  const pendingOf = (collection: Synced) =>
    full.has(collection) ? deletionsOf(shadowOf(collection)) : shadowOf(collection)

  return {
    since: () => state.since,
    account: () => state.account,
    /** Reads what may have changed, and saves that it has. */
    async look() {
      for (const collection of collections)
        if (touched.has(collection) || !state.shadows.has(collection.name)) await here(collection)
      if (isOther(saved, state)) await save()
      unsaved.clear()
    },
    /** What is to be sent; one change more than a request carries tells that there is more. */
    async waiting(): Promise<readonly SyncChange[]> {
      const changes: SyncChange[] = []
      for (const collection of collections) {
        if (pendingOf(collection).changed.size === 0) continue
        const local = await here(collection)
        const most = CHANGES_MOST + 1 - changes.length
        changes.push(...changesOf(collection.name, pendingOf(collection), local, most))
      }
      return changes
    },
    /** Takes in what the server answered to `batch`. */
    async takeAnswer(batch: readonly SyncChange[], answer: SyncAnswer) {
      state = { ...state, account: answer.account, since: answer.sequence }
      isChanged ||= batch.length + answer.changes.length > 0
      for (const collection of collections) {
        const own = ({ collection: name }: SyncChange) => name === collection.name
        const [sent, received] = [batch.filter(own), answer.changes.filter(own)]
        if (sent.length + received.length > 0) await take(collection, sent, received)
      }
      isChanged ||= isOther(saved, state)
    },
    /** Saves what was received at once; what was only sent may be sent again. */
    async saveSoon() {
      if (isWritten || (isChanged && Date.now() - savedAt > SAVE_EVERY_MS)) await save()
    },
    async save() {
      if (isChanged) await save()
    },
    /** What was read and not saved is to be read again. */
    forget() {
      for (const collection of unsaved) touched.add(collection)
    },
  }
}

/** A received change as this browser would write it; nothing where it cannot use it. */
function normal(collection: Synced, change: SyncChange): SyncChange[] {
  if (change.value === null) return [change]
  const value: unknown = JSON.parse(change.value)
  return collection.fits(change.id, value) ? [{ ...change, value: textOf(value) }] : []
}

/** Whether there is something to save beside what was only looked at. */
function isOther(before: SyncState, after: SyncState): boolean {
  if (before.account !== after.account || before.asides !== after.asides) return true
  return [...after.shadows].some(([name, { changed }]) => {
    const known = before.shadows.get(name)?.changed
    return (
      known?.size !== changed.size ||
      [...changed].some(([id, { hash, at }]) => known.get(id)?.hash !== hash || known.get(id)?.at !== at)
    )
  })
}
