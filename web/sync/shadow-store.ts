import { records } from '../browser/records.ts'
import { readStorage, writeStorage } from '../browser/storage.ts'
import type { Shadow } from './diff.ts'
import { SYNC_MARK } from './sync-state.ts'

/** How far an account and this browser know of each other. */
export type SyncState = {
  /** The account's e-mail address. */
  readonly id: string
  /** Counts what was saved, see `markOf`. */
  readonly round: number
  readonly since: number
  /** By collection. */
  readonly shadows: ReadonlyMap<string, Shadow>
}

const MARK_TRIES = 20
const MARK_WAIT_MS = 100

// Nobody else writes this collection, and its shape changes with its name.
const store = records<SyncState>({ name: 'sync-shadow', read: (stored) => stored as SyncState })

/**
 * What is known, or nothing yet. The mark in storage says whether storage is at least as new as the shadow: what
 * another tab wrote may arrive a moment later, and where storage was emptied everything begins anew, so that nothing
 * of it counts as deleted.
 */
export async function readState(email: string): Promise<SyncState> {
  const found = (await store.readAll()).find(({ id }) => id === email)
  for (let tries = 0; found && tries < MARK_TRIES; tries++) {
    const mark = readStorage(SYNC_MARK)
    if (mark === markOf(found)) return found
    // Without a mark, or with another account's, there is nothing to wait for.
    if (!mark?.startsWith(`${email} `)) break
    await new Promise((resolve) => setTimeout(resolve, MARK_WAIT_MS))
  }
  return { id: email, round: found?.round ?? 0, since: 0, shadows: new Map() }
}

/** Saves the state, after what it tells of; the mark first: whoever sees a state finds its mark or begins anew. */
export async function saveState(state: SyncState): Promise<SyncState> {
  const next = { ...state, round: state.round + 1 }
  writeStorage(SYNC_MARK, markOf(next))
  const fault = await store.apply({ changed: [next], deleted: [] })
  if (fault) throw new Error('What is in step could not be kept')
  return next
}

function markOf({ id, round }: SyncState): string {
  return `${id} ${round}`
}
