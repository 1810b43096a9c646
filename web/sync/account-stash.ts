import { flushPersisted } from '../platform/store/persisted.ts'
import { records } from '../platform/store/records.ts'
import { readStorage } from '../platform/store/storage.ts'
import { parsedTexts, type Synced, type Texts, writeText } from '../platform/store/synced.ts'

/** Data that one account left in this browser when another signed in. */
export type AccountStash = {
  /** The email address of the one who left it. */
  readonly id: string
  /** Previous marker in storage, see `shadow-store`. */
  readonly mark: string
  /** By collection: readable by any account. */
  readonly items: ReadonlyMap<string, Texts>
  /** By storage key: restored unchanged, including data that never leaves the browser. */
  readonly stored: Texts
}

// Only this module writes the collection, and its shape changes with its name.
const store = records<AccountStash>({ name: 'sync-aside', read: (stored) => stored as AccountStash })

export function readStashes(): Promise<readonly AccountStash[]> {
  return store.readAll()
}

/** Moves the local data of an account to its stash. */
export async function stashAccount(id: string, mark: string, collections: readonly Synced[]): Promise<void> {
  flushPersisted()
  // Entries exist already if an earlier run did not finish.
  const before = (await readStashes()).find((stash) => stash.id === id)
  const items = new Map<string, Texts>()
  const stored = new Map(before?.stored)
  for (const collection of collections) {
    const { name, keys } = collection
    items.set(name, new Map([...(before?.items.get(name) ?? []), ...(await collection.read())]))
    for (const key of keys) {
      const text = readStorage(key)
      if (text !== null) stored.set(key, text)
    }
  }
  await apply({ changed: [{ id, mark, items, stored }], deleted: [] })
  for (const { name, keys, write } of collections) {
    for (const key of keys) writeText(key, null)
    if (keys.length === 0) await write(new Map(), [...(items.get(name)?.keys() ?? [])])
  }
}

/** Restores the stash of an account that has signed in again. Returns its marker. */
export async function restoreStash(id: string, collections: readonly Synced[]): Promise<string | undefined> {
  const stash = (await readStashes()).find((one) => one.id === id)
  if (!stash) return undefined
  for (const { keys } of collections)
    for (const key of keys) {
      const text = stash.stored.get(key)
      if (text !== undefined && readStorage(key) === null) writeText(key, text)
    }
  await mergeStash(stash, collections)
  return stash.mark
}

export async function deleteStash(id: string): Promise<void> {
  await apply({ changed: [], deleted: [id] })
}

/** Adds the items of a stash to the local ones. A local item wins over a stashed one. */
export async function mergeStash({ items }: AccountStash, collections: readonly Synced[]): Promise<void> {
  for (const collection of collections) {
    const local = await collection.read()
    const missing = [...(items.get(collection.name) ?? [])].filter(([id]) => !local.has(id))
    if (missing.length > 0) await collection.write(parsedTexts(new Map(missing)), [])
  }
}

async function apply(changes: Parameters<typeof store.apply>[0]): Promise<void> {
  if (await store.apply(changes)) throw new Error('What another account left here could not be set aside')
}
