import { keepValid, listIn, parsed, quarantine } from './quarantine.ts'
import type { Changes, Item, Records } from './records.ts'
import { readStorage, reportStorage, type StorageError, writeStorage } from './storage.ts'

type Snapshot<T> = {
  readonly items: readonly T[]
  /** Whether all items are read; before that there are only the latest. */
  readonly isWhole: boolean
}

/** A collection in memory, the same in every tab. */
type PersistedCollection<T extends Item> = {
  get(): Snapshot<T>
  subscribe(listener: () => void): () => void
  /** Applies changes to memory at once, then to storage; an error is shown to the visitor and memory remains intact. */
  change(changes: Partial<Changes<T>>): void
  /** All items, once they are read. */
  whole(): Promise<readonly T[]>
  /** Snapshot for server rendering. */
  readonly initial: Snapshot<T>
}

type PersistedCollectionOptions<T> = {
  /** The collection's name in IndexedDB. */
  readonly name: string
  /** Key in `localStorage` of the latest items: available at once, and sufficient without IndexedDB. */
  readonly mirrorKey: string
  readonly mirrorSize: number
  readonly read: (stored: unknown) => T | undefined
  /** The latest first. */
  readonly order: (a: T, b: T) => number
  /** Told when something was stored that does not fit; it is set aside. */
  readonly onInvalid: () => void
}

const EMPTY = { items: [], isWhole: false }

/**
 * Creates a collection of items in IndexedDB, with the latest mirrored in `localStorage`. Items only in the mirror are
 * imported.
 */
export function persistedCollection<T extends Item>(
  options: PersistedCollectionOptions<T>,
): PersistedCollection<T> {
  const { mirrorKey, mirrorSize, order } = options
  let opened: Promise<Records<T>> | undefined
  // The mirror is enough for the start; the code for the rest loads after hydration.
  const open = () => {
    opened ??= import('./records.ts').then(({ records }) => records<T>(options))
    return opened
  }
  const listeners = new Set<() => void>()
  let current: Snapshot<T> | undefined
  let loading: Promise<void> | undefined
  /** Changes made while the rest was being read; undefined for deleted items. */
  const since = new Map<string, T | undefined>()

  const show = (next: Snapshot<T>) => {
    current = next
    for (const listener of listeners) listener()
  }
  const get = () => {
    current ??= { items: readMirror(options), isWhole: false }
    return current
  }
  const writeMirror = () => writeStorage(mirrorKey, JSON.stringify(get().items.slice(0, mirrorSize)))
  const note = ({ changed, deleted }: Changes<T>) => {
    if (!get().isWhole) {
      for (const item of changed) since.set(item.id, item)
      for (const id of deleted) since.set(id, undefined)
    }
    const changedIds = new Set([...changed.map(({ id }) => id), ...deleted])
    const items = [...get().items.filter(({ id }) => !changedIds.has(id)), ...changed].sort(order)
    show({ items, isWhole: get().isWhole })
  }
  const apply = async (changes: Changes<T>, isMirrored: boolean) => {
    const stored = await open().catch(() => undefined)
    const error = stored ? await stored.apply(changes) : 'blocked'
    if (error && !(isMirrored && get().items.length <= mirrorSize)) reportStorage(error)
  }
  const load = async () => {
    let error: StorageError | undefined
    const found = await open()
      .then((stored) => {
        // For the lifetime of the page: later subscribers must not miss changes in between.
        stored.subscribe((changes) => {
          note(changes)
          // Two tabs that changed at once wrote different mirrors; after each has heard the other both write the same.
          writeMirror()
        })
        return stored.readAll()
      })
      .catch(() => {
        error = 'blocked'
        return []
      })
    const known = new Map(found.map((item) => [item.id, item]))
    // Read again: items deleted during the page's start have left the mirror, and must not be imported.
    const mirrored = readMirror(options)
    const missing = mirrored.filter(({ id }) => !known.has(id) && !since.has(id))
    for (const item of missing) known.set(item.id, item)
    for (const [id, item] of since) {
      if (item) known.set(id, item)
      else known.delete(id)
    }
    show({ items: [...known.values()].sort(order), isWhole: true })
    since.clear()
    // A full mirror might contain only the latest of many items.
    if (error && missing.length >= mirrorSize) reportStorage(error)
    if (error === undefined && missing.length > 0) await apply({ changed: missing, deleted: [] }, true)
  }
  const loaded = () => {
    loading ??= load()
    return loading
  }

  return {
    initial: EMPTY,
    get,
    subscribe(listener) {
      loaded()
      listeners.add(listener)
      return () => listeners.delete(listener)
    },
    change({ changed = [], deleted = [] }) {
      note({ changed, deleted })
      apply({ changed, deleted }, writeMirror())
    },
    async whole() {
      await loaded()
      return get().items
    },
  }
}

/** The good items of the mirror. */
function readMirror<T>({ mirrorKey, read, order, onInvalid }: PersistedCollectionOptions<T>): readonly T[] {
  const text = readStorage(mirrorKey)
  if (text === null) return []
  const list = parsed(text, listIn)
  if (list) return keepValid(mirrorKey, list, read, onInvalid).sort(order)
  quarantine(mirrorKey, text)
  writeStorage(mirrorKey, null)
  onInvalid()
  return []
}
