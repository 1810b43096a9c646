import * as v from 'valibot'
import { sortedJson } from '#lib/json/sorted-json.ts'
import { flushPersisted } from './persisted.ts'
import { parsed, quarantine } from './quarantine.ts'
import type { Item, Records } from './records.ts'
import { readStorage, writeStorage } from './storage.ts'

/** Items by their ids, each serialized by `sortedJson`. */
export type Texts = ReadonlyMap<string, string>

/** Collection that an account syncs to every device. */
export type Synced = {
  /** Its name on the server, such as `time-entries`. */
  readonly name: string
  /** Name shown to the user. */
  readonly title: string
  read(): Promise<Texts>
  /** Reads the existing items of these ids; without it all are read. */
  readSome?(ids: readonly string[]): Promise<Texts>
  /** Whether a received item is one that this page can use; others are left alone. */
  fits(id: string, value: unknown): boolean
  /** Stores received items and removes deleted ones, here and on every page that shows them. */
  write(changed: ReadonlyMap<string, unknown>, deleted: readonly string[]): Promise<void>
  /** Storage keys of the collection. */
  readonly keys: readonly string[]
  /** Notifies of changed items, if no storage key changes with them. */
  subscribe?(listener: (ids: readonly string[]) => void): void
}

export function parsedTexts(texts: Texts): ReadonlyMap<string, unknown> {
  return new Map([...texts].map(([id, text]) => [id, JSON.parse(text)]))
}

/** Returns a 53-bit hash of a string, to distinguish contents of one item; not suitable for secrets. */
export function hashOf(text: string): string {
  let [a, b] = [0xdeadbeef, 0x41c6ce57]
  for (let index = 0; index < text.length; index++) {
    const code = text.charCodeAt(index)
    a = Math.imul(a ^ code, 2_654_435_761)
    b = Math.imul(b ^ code, 1_597_334_677)
  }
  a = Math.imul(a ^ (a >>> 16), 2_246_822_507) ^ Math.imul(b ^ (b >>> 13), 3_266_489_909)
  b = Math.imul(b ^ (b >>> 16), 2_246_822_507) ^ Math.imul(a ^ (a >>> 13), 3_266_489_909)
  return (4_294_967_296 * (b & 2_097_151) + (a >>> 0)).toString(36)
}

/**
 * The value under a key, with what a page is about to write; undefined for nothing. What does not fit is set aside
 * under `{key}.bad`, as `persisted` does.
 */
export function readValue<T>(key: string, fits: (stored: unknown) => stored is T): T | undefined {
  flushPersisted()
  const text = readStorage(key)
  if (text === null) return undefined
  const value = parsed(text, (stored) => (fits(stored) ? stored : undefined))
  if (value !== undefined) return value
  if (!quarantine(key, text)) throw new Error(`${key} was not set aside`)
  writeText(key, null)
  return undefined
}

/**
 * Returns a hash of a collection's quarantined data. If it differs from before, items might be missing that were not
 * deleted.
 */
export function quarantineHash({ keys }: Synced): string {
  const texts = keys.map((key) => readStorage(`${key}.bad`))
  return texts.every((text) => text === null) ? '' : hashOf(JSON.stringify(texts))
}

export function writeValue(key: string, value: unknown): void {
  writeText(key, JSON.stringify(value))
}

/** Writes or removes a string and updates this page, as the browser updates the others. */
export function writeText(key: string, text: string | null): void {
  if (!writeStorage(key, text)) throw new Error(`${key} was not kept`)
  dispatchEvent(new StorageEvent('storage', { key }))
}

/** Creates a type guard for a schema; additional fields are allowed. */
export function isOf<S extends v.GenericSchema>(schema: S): (stored: unknown) => stored is v.InferOutput<S> {
  return (stored): stored is v.InferOutput<S> => v.safeParse(schema, stored).success
}

const isList = (stored: unknown): stored is readonly unknown[] => Array.isArray(stored)

type SyncedList<T> = {
  readonly name: string
  readonly title: string
  /** The key in storage of the list. */
  readonly key: string
  readonly isItem: (stored: unknown) => stored is T
  readonly idOf: (item: T) => string
  /** Returns the synced part of an item, or undefined; default: all of it. */
  readonly shared?: (item: T) => T | undefined
  /** Merges a received item with the local one; default: as received. */
  readonly joined?: (received: T, local: T | undefined) => T
  /** Order of new items; default: last. */
  readonly order?: (a: T, b: T) => number
}

/** Creates a persisted list that is synced item by item. Invalid items are left unchanged. */
export function syncedList<T>(options: SyncedList<T>): Synced {
  const { name, title, key, isItem, idOf, order } = options
  const { shared = (item) => item, joined = (received) => received } = options
  const stored = () => readValue(key, isList) ?? []
  return {
    name,
    title,
    keys: [key],
    fits: (id, value) => isItem(value) && idOf(value) === id,
    async read() {
      const texts = new Map<string, string>()
      for (const item of stored().filter(isItem)) {
        const leaving = shared(item)
        if (leaving !== undefined) texts.set(idOf(item), sortedJson(leaving))
      }
      return texts
    },
    async write(changed, deleted) {
      const removed = new Set(deleted)
      const left = stored().filter((item) => !(isItem(item) && removed.has(idOf(item))))
      const known = new Set<string>()
      const merged = left.map((item) => {
        if (!isItem(item)) return item
        known.add(idOf(item))
        const received = changed.get(idOf(item))
        return isItem(received) ? joined(received, item) : item
      })
      const added = [...changed.values()].filter(isItem).filter((item) => !known.has(idOf(item)))
      const all = [...merged, ...added.map((item) => joined(item, undefined))]
      if (order && added.length > 0) all.sort((a, b) => (isItem(a) && isItem(b) ? order(a, b) : 0))
      writeValue(key, all)
    },
  }
}

const ITEMS_AT_ONCE = 2000

/** A collection in IndexedDB. */
export function syncedRecords<T extends Item>(
  { name, title }: { readonly name: string; readonly title: string },
  store: Records<T>,
  isItem: (stored: unknown) => stored is T,
): Synced {
  return {
    name,
    title,
    keys: [],
    fits: (id, value) => isItem(value) && value.id === id,
    async read() {
      const texts = new Map<string, string>()
      for (const item of await store.readAll()) {
        // Keeps the page responsive.
        if (texts.size % ITEMS_AT_ONCE === 0) await new Promise((resolve) => setTimeout(resolve))
        texts.set(item.id, sortedJson(item))
      }
      return texts
    },
    async readSome(ids) {
      return new Map((await store.readSome(ids)).map((item) => [item.id, sortedJson(item)]))
    },
    async write(changed, deleted) {
      const error = await store.apply({ changed: [...changed.values()].filter(isItem), deleted })
      if (error) throw new Error(`${name} was not kept`)
    },
    subscribe: (listener) => {
      store.subscribe(({ changed, deleted }) => listener([...changed.map(({ id }) => id), ...deleted]))
    },
  }
}
