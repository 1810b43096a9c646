import { records } from '../browser/store/records.ts'
import { readStorage, writeStorage } from '../browser/store/storage.ts'
import type { Shadow } from './diff.ts'

/** How far an account and this browser know of each other. */
export type SyncState = {
  /** The account's e-mail address. */
  readonly id: string
  /** What stands for the account on the server; empty before its first answer. */
  readonly account: string
  /** Counts what was saved, see `markOf`. */
  readonly round: number
  readonly since: number
  /** By collection. */
  readonly shadows: ReadonlyMap<string, Shadow>
  /** By collection: what was set aside of it because it did not fit, see `asideMark`. */
  readonly asides: ReadonlyMap<string, string>
}

const MARK_KEY = 'sundry-sync'

const MARK_TRIES = 20
const MARK_WAIT_MS = 100

// Of before these were kept.
const UNKNOWN = { account: '', asides: new Map<string, string>() }
// Nobody else writes this collection, and its shape changes with its name.
const store = records<SyncState>({
  name: 'sync-shadow',
  read: (stored) => ({ ...UNKNOWN, ...(stored as SyncState) }),
})

/** Whose everything here is, and as of which state; the address alone where nothing is known. */
export function markHere(): string {
  return readStorage(MARK_KEY) ?? ''
}

export function setMark(mark: string): void {
  writeStorage(MARK_KEY, mark)
}

export function allStates(): Promise<readonly SyncState[]> {
  return store.readAll()
}

/** The account has another address by now. */
export async function renameState(state: SyncState, email: string): Promise<void> {
  setMark(email + markHere().slice(state.id.length))
  await store.apply({ changed: [{ ...state, id: email }], deleted: [state.id] })
}

/**
 * What is known, or nothing yet. The mark in storage says whether storage is at least as new as the shadow: what
 * another tab wrote may arrive a moment later, and where storage was emptied everything begins anew, so that nothing
 * of it counts as deleted.
 */
export async function readState(email: string): Promise<SyncState> {
  const found = (await allStates()).find(({ id }) => id === email)
  for (let tries = 0; found && tries < MARK_TRIES; tries++) {
    const mark = markHere()
    if (mark === markOf(found)) return found
    // Without a mark, or with another account's, there is nothing to wait for.
    if (!mark.startsWith(`${email} `)) break
    await new Promise((resolve) => setTimeout(resolve, MARK_WAIT_MS))
  }
  const round = found?.round ?? 0
  return { id: email, account: '', round, since: 0, shadows: new Map(), asides: new Map() }
}

/** Saves the state, after what it tells of; the mark first: whoever sees a state finds its mark or begins anew. */
export async function saveState(state: SyncState): Promise<SyncState> {
  const next = { ...state, round: state.round + 1 }
  setMark(markOf(next))
  const fault = await store.apply({ changed: [next], deleted: [] })
  if (fault) throw new Error('What is in step could not be kept')
  return next
}

function markOf({ id, round }: SyncState): string {
  return `${id} ${round}`
}
