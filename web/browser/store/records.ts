import { faultOf, readStorage, type StorageFault, writeStorage } from './storage.ts'

/** Whatever is kept one by one under an id. */
export type Item = { readonly id: string }

export type Changes<T extends Item> = {
  /** Items that are new or other than before. */
  readonly changed: readonly T[]
  /** The ids of those that are gone. */
  readonly deleted: readonly string[]
}

/** A collection in IndexedDB, for tens of thousands of items, read and changed by whoever keeps it in step. */
export type Records<T extends Item> = {
  /** All items, in no order. What does not fit is moved to the collection `{name}.bad`. Rejects where there is no IndexedDB. */
  readAll(): Promise<readonly T[]>
  /** Keeps what changed, all or nothing, and tells every other holder, in this tab and others. Gives what went wrong. */
  apply(changes: Changes<T>): Promise<StorageFault | undefined>
  /** Hears what others have applied. */
  subscribe(listener: (changes: Changes<T>) => void): () => void
}

type RecordsOptions<T> = {
  readonly name: string
  readonly read: (stored: unknown) => T | undefined
  /** Told when something was stored that does not fit. */
  readonly onBad?: () => void
  /** The key in `localStorage` where the latest items are kept too; what is deleted leaves it as well. */
  readonly mirrorKey?: string
}

const DATABASE = 'sundry'
/** One store for all collections, by `[collection, id]`: a new collection needs no new version of the database. */
const STORE = 'records'
/** Few enough that the page goes on answering while they are read. */
const ITEMS_AT_ONCE = 2000

export function records<T extends Item>({ name, read, onBad, mirrorKey }: RecordsOptions<T>): Records<T> {
  const channel = `sundry-records-${name}`
  const listeners = new Map<object, BroadcastChannel>()

  const setAside = async (bad: readonly (readonly [IDBValidKey, unknown])[]) => {
    await change((store) => {
      for (const [key, value] of bad) {
        store.put(value, [`${name}.bad`, String(idOf(key))])
        store.delete(key)
      }
    })
    onBad?.()
  }

  return {
    async readAll() {
      const items: T[] = []
      const bad: [IDBValidKey, unknown][] = []
      const last = [name, []]
      let range = IDBKeyRange.bound([name], last, true, true)
      for (;;) {
        const { keys, values } = await readSome(range)
        keys.forEach((key, index) => {
          const item = read(values[index])
          if (item) items.push(item)
          else bad.push([key, values[index]])
        })
        const lastKey = keys.at(-1)
        if (keys.length < ITEMS_AT_ONCE || lastKey === undefined) break
        range = IDBKeyRange.bound(lastKey, last, true, true)
      }
      if (bad.length > 0) await setAside(bad)
      return items
    },
    async apply(changes) {
      try {
        await change((store) => {
          for (const item of changes.changed) store.put(item, [name, item.id])
          for (const id of changes.deleted) store.delete([name, id])
        })
      } catch (error) {
        return faultOf(error)
      } finally {
        if (mirrorKey) dropFromMirror(mirrorKey, changes.deleted)
        tell(channel, changes, [...listeners.values()])
      }
      return undefined
    },
    subscribe(listener) {
      const hearing = new BroadcastChannel(channel)
      hearing.addEventListener('message', ({ data }: MessageEvent<Changes<unknown & Item>>) =>
        listener({ changed: data.changed.flatMap((item) => read(item) ?? []), deleted: data.deleted }),
      )
      listeners.set(listener, hearing)
      return () => {
        hearing.close()
        listeners.delete(listener)
      }
    },
  }
}

/** A channel does not hear itself, so the holder's own one speaks, and the holder does not hear what it did. */
function tell(channel: string, changes: Changes<Item>, [own]: readonly BroadcastChannel[]): void {
  const speaking = own ?? new BroadcastChannel(channel)
  speaking.postMessage(changes)
  if (!own) speaking.close()
}

function dropFromMirror(key: string, ids: readonly string[]): void {
  const text = ids.length > 0 && readStorage(key)
  if (!text) return
  try {
    const mirror: unknown = JSON.parse(text)
    if (!Array.isArray(mirror)) return
    const gone = new Set<unknown>(ids)
    const left = mirror.filter((item) => !gone.has(item?.id))
    if (left.length < mirror.length) writeStorage(key, JSON.stringify(left))
  } catch {
    // What is no JSON is set aside by whoever reads it.
  }
}

function idOf(key: IDBValidKey): IDBValidKey {
  return Array.isArray(key) ? (key[1] ?? '') : key
}

async function readSome(range: IDBKeyRange) {
  const store = (await database()).transaction(STORE).objectStore(STORE)
  const [keys, values] = await Promise.all([
    answer(store.getAllKeys(range, ITEMS_AT_ONCE)),
    answer<unknown[]>(store.getAll(range, ITEMS_AT_ONCE)),
  ])
  return { keys, values }
}

async function change(work: (store: IDBObjectStore) => void): Promise<void> {
  const transaction = (await database()).transaction(STORE, 'readwrite')
  work(transaction.objectStore(STORE))
  await new Promise<void>((resolve, reject) => {
    transaction.oncomplete = () => resolve()
    transaction.onabort = () => reject(transaction.error)
  })
}

let opened: Promise<IDBDatabase> | undefined

function database(): Promise<IDBDatabase> {
  opened ??= open()
  return opened
}

async function open(): Promise<IDBDatabase> {
  const forget = () => {
    opened = undefined
  }
  try {
    const request = indexedDB.open(DATABASE, 1)
    request.onupgradeneeded = () => request.result.createObjectStore(STORE)
    const found = await answer(request)
    found.onclose = forget
    // A later version of ours, in another tab, must not wait for this one.
    found.onversionchange = () => {
      found.close()
      forget()
    }
    return found
  } catch (error) {
    forget()
    throw error
  }
}

function answer<T>(request: IDBRequest<T>): Promise<T> {
  return new Promise((resolve, reject) => {
    request.onsuccess = () => resolve(request.result)
    request.onerror = () => reject(request.error)
  })
}
