/** The one place that touches `localStorage`, which may be full, blocked or absent. */

export type StorageFault = 'blocked' | 'full'

/** Has the visitor told of a fault, once a page. */
export let reportStorageFault: (fault: StorageFault) => void = () => {}

/** Names who tells the visitor that storage is full or blocked; called at most once a fault and page. */
export function onStorageFault(tell: (fault: StorageFault) => void): void {
  const told = new Set<StorageFault>()
  reportStorageFault = (fault) => {
    if (told.has(fault)) return
    told.add(fault)
    tell(fault)
  }
}

export function readStorage(key: string): string | null {
  try {
    return localStorage.getItem(key)
  } catch {
    return null
  }
}

let tellWritten: (key: string) => void = () => {}

/** Names who hears what this page writes; of other pages the event `storage` tells. */
export function onStorageWritten(tell: (key: string) => void): void {
  tellWritten = tell
}

/** Whether the value was kept; a fault is told to the visitor. `null` removes the key. */
export function writeStorage(key: string, value: string | null): boolean {
  try {
    if (value === null) localStorage.removeItem(key)
    else localStorage.setItem(key, value)
    tellWritten(key)
    return true
  } catch (error) {
    reportStorageFault(faultOf(error))
    return false
  }
}

export function faultOf(error: unknown): StorageFault {
  return error instanceof DOMException && error.name === 'QuotaExceededError' ? 'full' : 'blocked'
}
