import { flushPersisted } from '../platform/store/persisted.ts'
import { records } from '../platform/store/records.ts'
import { readStorage } from '../platform/store/storage.ts'
import { parsedTexts, type Synced, type Texts, writeText } from '../platform/store/synced.ts'

/** What one account left in this browser when another signed in. */
export type Aside = {
  /** The email address of the one who left it. */
  readonly id: string
  /** What the mark in storage was, see `shadow-store`. */
  readonly mark: string
  /** By collection: to be read by anybody. */
  readonly items: ReadonlyMap<string, Texts>
  /** By key in storage: to be put back as it was, with what never leaves the browser. */
  readonly stored: Texts
}

// Nobody else writes this collection, and its shape changes with its name.
const store = records<Aside>({ name: 'sync-aside', read: (stored) => stored as Aside })

export function allAsides(): Promise<readonly Aside[]> {
  return store.readAll()
}

/** Takes what is here out of sight, and keeps it. */
export async function putAside(id: string, mark: string, collections: readonly Synced[]): Promise<void> {
  flushPersisted()
  // Something is there if this was begun before and not finished.
  const before = (await allAsides()).find((aside) => aside.id === id)
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

/** Puts back what was set aside of an account that is here again; gives its mark. */
export async function takeBack(id: string, collections: readonly Synced[]): Promise<string | undefined> {
  const aside = (await allAsides()).find((one) => one.id === id)
  if (!aside) return undefined
  for (const { keys } of collections)
    for (const key of keys) {
      const text = aside.stored.get(key)
      if (text !== undefined && readStorage(key) === null) writeText(key, text)
    }
  await addAside(aside, collections)
  return aside.mark
}

export async function forgetAside(id: string): Promise<void> {
  await apply({ changed: [], deleted: [id] })
}

/** Adds what was set aside to what is here; of an item that is here too, the one that is here stays. */
export async function addAside({ items }: Aside, collections: readonly Synced[]): Promise<void> {
  for (const collection of collections) {
    const local = await collection.read()
    const missing = [...(items.get(collection.name) ?? [])].filter(([id]) => !local.has(id))
    if (missing.length > 0) await collection.write(parsedTexts(new Map(missing)), [])
  }
}

async function apply(changes: Parameters<typeof store.apply>[0]): Promise<void> {
  if (await store.apply(changes)) throw new Error('What another account left here could not be set aside')
}
