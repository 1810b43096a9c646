/** The one place that touches `localStorage`, which may be full, blocked or absent. */

export type StorageError = 'blocked' | 'full'

/** What the visitor is told: a fault; a text that is too long to keep; a text that was not kept, and why. */
export type StorageNotice = StorageError | 'long' | 'was-full' | 'was-long'

const reported = new Set<string>()
/** What nobody could be told yet: storage is read while the page is being drawn. */
const unreported: StorageNotice[] = []
let notify = (news: StorageNotice) => {
  unreported.push(news)
}

/** Has the visitor told of it, once a page, or once a key of each page. */
export function reportStorage(news: StorageNotice, key = ''): void {
  if (reported.has(key + news)) return
  reported.add(key + news)
  notify(news)
}

/** Names who tells the visitor what becomes of what they put in; also of what was reported before. */
export function onStorageNotice(next: (news: StorageNotice) => void): void {
  reported.clear()
  notify = next
  for (const news of unreported.splice(0)) reportStorage(news)
}

export function readStorage(key: string): string | null {
  try {
    return localStorage.getItem(key)
  } catch {
    return null
  }
}

let notifyWritten: (key: string) => void = () => {}

/** Names who hears what this page writes; of other pages the event `storage` tells. */
export function onStorageWritten(notify: (key: string) => void): void {
  notifyWritten = notify
}

/** Whether the value was kept; a fault is told to the visitor. `null` removes the key. */
export function writeStorage(key: string, value: string | null): boolean {
  const error = tryStorage(key, value)
  if (error) reportStorage(error)
  return !error
}

/** Whether anything could not be kept so far. */
export let hasStorageError = false

/** As `writeStorage`, and tells nobody but who asked. */
export function tryStorage(key: string, value: string | null): StorageError | undefined {
  try {
    if (value === null) localStorage.removeItem(key)
    else localStorage.setItem(key, value)
    notifyWritten(key)
    return undefined
  } catch (error) {
    hasStorageError = true
    return errorOf(error)
  }
}

export function errorOf(error: unknown): StorageError {
  return error instanceof DOMException && error.name === 'QuotaExceededError' ? 'full' : 'blocked'
}
