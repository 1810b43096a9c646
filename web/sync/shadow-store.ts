import {
  allBelow,
  changeDatabase,
  promisifyRequest,
  readBelow,
  readDatabase,
} from '../platform/store/database.ts'
import { records } from '../platform/store/records.ts'
import { readStorage, writeStorage } from '../platform/store/storage.ts'
import { EMPTY_SHADOW, type Shadow } from './diff.ts'

/** How far an account and this browser know of each other. */
export type SyncState = {
  /** The account's email address. */
  readonly id: string
  /** Identifier of the account on the server; empty before the first response. */
  readonly account: string
  /** Counts what was saved, see `toMarker`. */
  readonly round: number
  readonly since: number
  /** Id of the stored shadow items. */
  readonly shadow: string
  /** Names of the scanned collections. */
  readonly collections: readonly string[]
  /** By collection: what was set aside of it because it did not fit, see `quarantineHash`. */
  readonly asides: ReadonlyMap<string, string>
}

/** Change of a collection's shadow, or of some of its items. */
export type Edit = { readonly collection: string; readonly before: Shadow; readonly after: Shadow }

const MARKER_KEY = 'sundry-sync'

const MARKER_TRIES = 20
const MARKER_WAIT_MS = 100

const STATES = 'sync-states'
const ITEMS = 'sync-items'
/** Batch size that keeps the page responsive during writing. */
const EDITS_AT_ONCE = 2000

// Only this module writes these collections, and their shapes change with their names.
const states = records<SyncState>({ name: STATES, read: (stored) => stored as SyncState })

/**
 * Returns the marker: the owner of the local data and the state's version; only the email address if the state is
 * unknown.
 */
export function readMarker(): string {
  return readStorage(MARKER_KEY) ?? ''
}

export function writeMarker(marker: string): void {
  writeStorage(MARKER_KEY, marker)
}

/** Returns the state of an account, independent of the marker. */
export async function knownState(email: string): Promise<SyncState | undefined> {
  return (await states.readSome([email]))[0] ?? (await migrate(email))
}

/** Renames the state after a change of the account's email address. */
export async function renameState(state: SyncState, email: string): Promise<void> {
  writeMarker(email + readMarker().slice(state.id.length))
  await states.apply({ changed: [{ ...state, id: email }], deleted: [state.id] })
}

/**
 * Returns the known state, or an empty one. The marker in storage shows whether storage is at least as new as the
 * shadow: another tab's write can arrive a moment later, and if storage was cleared everything starts fresh, so that
 * nothing counts as deleted.
 */
export async function readState(email: string): Promise<SyncState> {
  const found = await knownState(email)
  for (let tries = 0; found && tries < MARKER_TRIES; tries++) {
    const marker = readMarker()
    if (isAsNew(marker, found)) return found
    // Without a marker, or with another account's, there is nothing to wait for.
    if (!marker.startsWith(`${email} `)) break
    await new Promise((resolve) => setTimeout(resolve, MARKER_WAIT_MS))
  }
  if (found) await changeDatabase((store) => store.delete(allBelow([ITEMS, found.shadow])))
  return initialState(email)
}

function initialState(email: string): SyncState {
  const shadow = crypto.getRandomValues(new Uint32Array(2)).join('-')
  return { id: email, account: '', round: 0, since: 0, shadow, collections: [], asides: new Map() }
}

/** Returns the shadow of a collection, or of some of its items. */
export async function readShadow(
  { shadow }: SyncState,
  collection: string,
  ids?: readonly string[],
): Promise<Shadow> {
  const part = async <T>(name: keyof Shadow): Promise<ReadonlyMap<string, T>> => {
    const prefix = [ITEMS, shadow, name, collection]
    // Only `saveState` writes them.
    return (await (ids ? someBelow(prefix, ids) : everyBelow(prefix))) as ReadonlyMap<string, T>
  }
  return { known: await part('known'), changed: await part('changed') }
}

async function everyBelow(prefix: readonly string[]): Promise<ReadonlyMap<string, unknown>> {
  const all = new Map<string, unknown>()
  for await (const found of readBelow(prefix)) for (const { key, value } of found) all.set(idIn(key), value)
  return all
}

async function someBelow(
  prefix: readonly string[],
  ids: readonly string[],
): Promise<ReadonlyMap<string, unknown>> {
  const values = await readDatabase((store) =>
    Promise.all(ids.map((id) => promisifyRequest<unknown>(store.get([...prefix, id])))),
  )
  const pairs = ids.map((id, index) => [id, values[index]] as const)
  return new Map(pairs.filter(([, value]) => value !== undefined))
}

/** The ids of what is to be sent of a collection, in parts of up to `most`. */
export async function* changedIds(
  { shadow }: SyncState,
  collection: string,
  max: number,
): AsyncGenerator<readonly string[]> {
  for await (const found of readBelow([ITEMS, shadow, 'changed', collection], max))
    if (found.length > 0) yield found.map(({ key }) => idIn(key))
}

function idIn(key: IDBValidKey): string {
  return Array.isArray(key) ? String(key.at(-1)) : ''
}

/** Forgets what was exchanged of a collection. */
export async function forgetShadow({ shadow }: SyncState, collection: string): Promise<void> {
  await changeDatabase((store) => {
    for (const name of PARTS) store.delete(allBelow([ITEMS, shadow, name, collection]))
  })
}

/**
 * Saves the state with the changes of its items. The marker is written first: a page that finds a state finds its
 * marker or starts fresh.
 */
export async function saveState(state: SyncState, edits: readonly Edit[]): Promise<SyncState> {
  const next = { ...state, round: state.round + 1 }
  const writes = edits.flatMap((edit) => writesOf(next, edit))
  try {
    while (writes.length > EDITS_AT_ONCE) await write(writes.splice(0, EDITS_AT_ONCE))
    writeMarker(toMarker(next))
    await write([...writes, (store) => store.put(next, [STATES, next.id])])
  } catch {
    throw new Error('What is in step could not be kept')
  }
  return next
}

type Write = (store: IDBObjectStore) => void

function write(writes: readonly Write[]): Promise<void> {
  return changeDatabase((store) => {
    for (const one of writes) one(store)
  })
}

const PARTS = ['known', 'changed'] as const

function writesOf({ shadow }: SyncState, { collection, before, after }: Edit): Write[] {
  const writes: Write[] = []
  for (const part of PARTS) {
    if (before[part] === after[part]) continue
    const key = (id: string) => [ITEMS, shadow, part, collection, id]
    for (const [id, value] of after[part])
      if (value !== before[part].get(id)) writes.push((store) => store.put(value, key(id)))
    for (const id of before[part].keys())
      if (!after[part].has(id)) writes.push((store) => store.delete(key(id)))
  }
  return writes
}

function toMarker({ id, shadow, round }: SyncState): string {
  return `${id} ${shadow}.${round}`
}

/** Whether storage is at least as new as this state: a page that ends while saving leaves the marker unchanged. */
function isAsNew(marker: string, { id, shadow, round }: SyncState): boolean {
  const start = `${id} ${shadow}.`
  return marker.startsWith(start) && Number(marker.slice(start.length)) >= round
}

/** Format of the previous deployment: the whole shadow in one record. */
type PreviousFormat = Omit<SyncState, 'shadow' | 'collections'> & {
  readonly shadows: ReadonlyMap<string, Shadow>
}

const previousStates = records<PreviousFormat>({
  name: 'sync-shadow',
  read: (stored) => stored as PreviousFormat,
})

/** Imports the state saved by a page of the previous deployment, if there is none yet. */
async function migrate(email: string): Promise<SyncState | undefined> {
  const [previous] = await previousStates.readSome([email])
  if (!previous) return undefined
  // States saved before there were accounts and things set aside lack them.
  const {
    account = '',
    since,
    asides = new Map(),
    shadows,
  }: Partial<PreviousFormat> & PreviousFormat = previous
  const collections = [...shadows.keys()]
  let state: SyncState = { ...initialState(email), account, since, asides, collections }
  if (readMarker() === `${email} ${previous.round}`) {
    const edits = [...shadows].map(([collection, after]) => ({ collection, before: EMPTY_SHADOW, after }))
    state = await saveState(state, edits)
  }
  await previousStates.apply({ changed: [], deleted: [email] })
  return state
}
