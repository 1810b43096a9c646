const DATABASE = 'sundry'
/** One store for all collections, by `[collection, id]`: a new collection needs no new version of the database. */
const STORE = 'records'

/** Reads from the database. Rejects if IndexedDB is not available. */
export async function readDatabase<T>(work: (store: IDBObjectStore) => Promise<T>): Promise<T> {
  return await work((await database()).transaction(STORE).objectStore(STORE))
}

/** All or nothing. */
export async function changeDatabase(work: (store: IDBObjectStore) => void): Promise<void> {
  const transaction = (await database()).transaction(STORE, 'readwrite')
  work(transaction.objectStore(STORE))
  // Called explicitly: a page that ends before the browser has detected that no more requests follow loses its changes.
  transaction.commit()
  await new Promise<void>((resolve, reject) => {
    transaction.oncomplete = () => resolve()
    transaction.onabort = () => reject(transaction.error)
  })
}

export function promisifyRequest<T>(request: IDBRequest<T>): Promise<T> {
  return new Promise((resolve, reject) => {
    request.onsuccess = () => resolve(request.result)
    request.onerror = () => reject(request.error)
  })
}

/** Batch size that keeps the page responsive during reading. */
const AT_ONCE = 2000

type Found = { readonly key: IDBValidKey; readonly value: unknown }

/** Yields the values under `[...prefix, id]` by id, in batches. */
export async function* readBelow(
  prefix: readonly string[],
  atOnce = AT_ONCE,
): AsyncGenerator<readonly Found[]> {
  let range = allBelow(prefix)
  for (;;) {
    const part = await readDatabase(async (store) => {
      const [keys, values] = await Promise.all([
        promisifyRequest(store.getAllKeys(range, atOnce)),
        promisifyRequest<unknown[]>(store.getAll(range, atOnce)),
      ])
      return keys.map((key, index) => ({ key, value: values[index] }))
    })
    yield part
    const last = part.at(-1)
    if (!last || part.length < atOnce) return
    range = IDBKeyRange.bound(last.key, [...prefix, []], true, true)
  }
}

/** Returns the key range; arrays sort after strings. */
export function allBelow(prefix: readonly string[]): IDBKeyRange {
  return IDBKeyRange.bound(prefix, [...prefix, []], true, true)
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
    const found = await promisifyRequest(request)
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
