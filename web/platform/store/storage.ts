/** Error of `localStorage`, which can be full, blocked or missing. Only this module accesses it. */

export type StorageError = 'blocked' | 'full'

/** Notice to the visitor: an error; a string that is too long to store; a string that was not stored, and why. */
export type StorageNotice = StorageError | 'long' | 'was-full' | 'was-long'

/**
 * Event on `window` after another tab has replaced the state of a tool that was changed in this tab. Its `detail` is a
 * function that restores this tab's state.
 */
export const STATE_REPLACED = 'state-replaced'

const reported = new Set<string>()
/** Notices without a listener yet: storage is read during rendering. */
const unreported: StorageNotice[] = []
let notify = (news: StorageNotice) => {
  unreported.push(news)
}

/** Shows a notice to the visitor, once per page, or once per key and page. */
export function reportStorage(news: StorageNotice, key = ''): void {
  if (reported.has(key + news)) return
  reported.add(key + news)
  notify(news)
}

/** Sets the listener that shows notices to the visitor, including pending ones. */
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

/** Sets the listener for this page's writes; other pages get the event `storage`. */
export function onStorageWritten(notify: (key: string) => void): void {
  notifyWritten = notify
}

/** Writes a value and returns whether it was stored; an error is shown to the visitor. `null` removes the key. */
export function writeStorage(key: string, value: string | null): boolean {
  const error = tryStorage(key, value)
  if (error) reportStorage(error)
  return !error
}

/** Whether any data could not be stored so far. */
export let hasStorageError = false

/** Writes like `writeStorage`, but only returns the error. */
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
