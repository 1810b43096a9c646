import { changeDatabase, promisifyRequest, readBelow, readDatabase } from './database.ts'
import { parsed } from './quarantine.ts'
import { errorOf, readStorage, type StorageError, writeStorage } from './storage.ts'

/** Record stored under an id. */
export type Item = { readonly id: string }

export type Changes<T extends Item> = {
  /** Items that are new or other than before. */
  readonly changed: readonly T[]
  /** Ids of the deleted items. */
  readonly deleted: readonly string[]
}

/** Collection in IndexedDB, for tens of thousands of items, read and changed by account sync. */
export type Records<T extends Item> = {
  /**
   * Returns all items, unordered. Invalid ones are moved to the collection `{name}.bad`. Rejects if IndexedDB is not
   * available.
   */
  readAll(): Promise<readonly T[]>
  /** Returns the existing, valid items of these ids. */
  readSome(ids: readonly string[]): Promise<readonly T[]>
  /**
   * Stores changes, all or nothing, and notifies all other instances, in this tab and others. Returns the error, if
   * any.
   */
  apply(changes: Changes<T>): Promise<StorageError | undefined>
  /** Hears what others have applied. */
  subscribe(listener: (changes: Changes<T>) => void): () => void
}

type RecordsOptions<T> = {
  readonly name: string
  readonly read: (stored: unknown) => T | undefined
  /** Told when something was stored that does not fit. */
  readonly onInvalid?: () => void
  /** Key in `localStorage` where the latest items are stored too; deleted ones are removed from it as well. */
  readonly mirrorKey?: string
}

export function records<T extends Item>({ name, read, onInvalid, mirrorKey }: RecordsOptions<T>): Records<T> {
  const channel = `sundry-records-${name}`
  const listeners = new Map<object, BroadcastChannel>()

  const quarantine = async (invalid: readonly (readonly [IDBValidKey, unknown])[]) => {
    await changeDatabase((store) => {
      for (const [key, value] of invalid) {
        store.put(value, [`${name}.bad`, String(idOf(key))])
        store.delete(key)
      }
    })
    onInvalid?.()
  }

  return {
    async readAll() {
      const items: T[] = []
      const invalid: [IDBValidKey, unknown][] = []
      for await (const part of readBelow([name]))
        for (const { key, value } of part) {
          const item = read(value)
          if (item) items.push(item)
          else invalid.push([key, value])
        }
      if (invalid.length > 0) await quarantine(invalid)
      return items
    },
    async readSome(ids) {
      const found = await readDatabase((store) =>
        Promise.all(ids.map((id) => promisifyRequest<unknown>(store.get([name, id])))),
      )
      return found.flatMap((stored) => (stored === undefined ? [] : (read(stored) ?? [])))
    },
    async apply(changes) {
      const leaveMirror = () => mirrorKey && dropFromMirror(mirrorKey, changes.deleted)
      // The next page adopts items that only the mirror has: remove deleted ones first, in case this page ends in
      // between.
      leaveMirror()
      try {
        await changeDatabase((store) => {
          for (const item of changes.changed) store.put(item, [name, item.id])
          for (const id of changes.deleted) store.delete([name, id])
        })
      } catch (error) {
        return errorOf(error)
      } finally {
        // A page that was not notified yet might have written the mirror again.
        leaveMirror()
        notify(channel, changes, [...listeners.values()])
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
function notify(channel: string, changes: Changes<Item>, [own]: readonly BroadcastChannel[]): void {
  const speaking = own ?? new BroadcastChannel(channel)
  speaking.postMessage(changes)
  if (!own) speaking.close()
}

function dropFromMirror(key: string, ids: readonly string[]): void {
  if (ids.length === 0) return
  // A value that is not a list is quarantined by its reader.
  const mirror = parsed(readStorage(key) ?? '', idsIn)
  if (!mirror) return
  const removed = new Set<unknown>(ids)
  const left = mirror.filter((item) => !removed.has(item?.id))
  if (left.length < mirror.length) writeStorage(key, JSON.stringify(left))
}

function idsIn(stored: unknown): readonly ({ readonly id?: unknown } | null)[] | undefined {
  return Array.isArray(stored) ? stored : undefined
}

function idOf(key: IDBValidKey): IDBValidKey {
  return Array.isArray(key) ? (key[1] ?? '') : key
}
