import { MAX_VALUE_BYTES, type SyncChange } from '#contract/sync.ts'
import { hashOf, type Texts } from '../platform/store/synced.ts'

/** Last synced state of a collection, and local changes since. */
export type Shadow = {
  /** The hash of each item that both sides have. */
  readonly known: ReadonlyMap<string, string>
  /** Changes to send: hash, empty for a deletion, and time of the local change. */
  readonly changed: ReadonlyMap<string, { readonly hash: string; readonly at: number }>
}

export const EMPTY_SHADOW: Shadow = { known: new Map(), changed: new Map() }

/** Returns the shadow with the local changes, as of `at`; earlier changes that are still the same keep their time. */
export function noteChanges(shadow: Shadow, local: Texts, at: number): Shadow {
  const changed = new Map<string, { hash: string; at: number }>()
  const note = (id: string, hash: string) => {
    const before = shadow.changed.get(id)
    changed.set(id, before?.hash === hash ? before : { hash, at })
  }
  for (const [id, text] of local) {
    const hash = hashOf(text)
    if (hash !== shadow.known.get(id)) note(id, hash)
  }
  for (const id of shadow.known.keys()) if (!local.has(id)) note(id, '')
  return { known: shadow.known, changed }
}

/** The shadow as if nothing but deletions was to be sent. */
export function deletionsOf({ known, changed }: Shadow): Shadow {
  return { known, changed: new Map([...changed].filter(([, { hash }]) => hash === '')) }
}

/** Returns the changes of a collection to send, up to `most`. Changes that exceed a request's limits remain local. */
export function changesOf(
  collection: string,
  { changed }: Shadow,
  local: Texts,
  max = Number.POSITIVE_INFINITY,
): readonly SyncChange[] {
  const changes: SyncChange[] = []
  for (const [id, { hash, at }] of changed) {
    if (changes.length >= max) break
    const value = hash === '' ? null : (local.get(id) ?? null)
    if (/^[\w.:-]{1,100}$/.test(id) && bytesOf(value) <= MAX_VALUE_BYTES)
      changes.push({ collection, id, value, changedAt: at })
  }
  return changes
}

/**
 * Returns the shadow after the server has accepted these changes; if another device's change was later, that one is
 * received.
 */
export function noteSent(shadow: Shadow, sent: readonly SyncChange[]): Shadow {
  const known = new Map(shadow.known)
  const changed = new Map(shadow.changed)
  for (const { id, value } of sent) {
    const hash = value === null ? '' : hashOf(value)
    if (hash === '') known.delete(id)
    else known.set(id, hash)
    if (changed.get(id)?.hash === hash) changed.delete(id)
  }
  return { known, changed }
}

/** Returns received changes that are new. Echoes of sent ones are not. */
export function newsIn({ known, changed }: Shadow, received: readonly SyncChange[]): readonly SyncChange[] {
  return received.filter(
    ({ id, value }) => changed.has(id) || (value === null ? undefined : hashOf(value)) !== known.get(id),
  )
}

type Applied = {
  readonly shadow: Shadow
  readonly changed: ReadonlyMap<string, string>
  readonly deleted: readonly string[]
}

/** Returns the effect of received changes. An item with a later local change remains unchanged, to be sent. */
export function applyReceived(shadow: Shadow, local: Texts, received: readonly SyncChange[]): Applied {
  const known = new Map(shadow.known)
  const pending = new Map(shadow.changed)
  const changed = new Map<string, string>()
  const deleted: string[] = []
  for (const { id, value, changedAt } of received) {
    const own = pending.get(id)
    if (own && own.at > changedAt) continue
    pending.delete(id)
    if (value === null) {
      known.delete(id)
      if (local.has(id)) deleted.push(id)
    } else {
      known.set(id, hashOf(value))
      if (local.get(id) !== value) changed.set(id, value)
    }
  }
  return { shadow: { known, changed: pending }, changed, deleted }
}

function bytesOf(value: string | null): number {
  return value === null ? 0 : new TextEncoder().encode(value).length
}
