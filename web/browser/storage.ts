/** The one place that touches `localStorage`, which may be full, blocked or absent. */

/** `damaged`: some of what was stored does not fit and was set aside. */
export type StorageFault = 'blocked' | 'full' | 'damaged'

let report: (fault: StorageFault) => void = () => {}

/** Names who tells the visitor of faults of the storage; called at most once a fault and page. */
export function onStorageFault(tell: (fault: StorageFault) => void): void {
  const told = new Set<StorageFault>()
  report = (fault) => {
    if (told.has(fault)) return
    told.add(fault)
    tell(fault)
  }
}

/** Has the visitor told of a fault, once a page; also while a page is being drawn for the first time. */
export function reportStorageFault(fault: StorageFault): void {
  queueMicrotask(() => report(fault))
}

export function readStorage(key: string): string | null {
  try {
    return localStorage.getItem(key)
  } catch {
    return null
  }
}

/** Whether the value was kept; a fault is told to the visitor. `null` removes the key. */
export function writeStorage(key: string, value: string | null): boolean {
  try {
    if (value === null) localStorage.removeItem(key)
    else localStorage.setItem(key, value)
    return true
  } catch (error) {
    report(faultOf(error))
    return false
  }
}

export function faultOf(error: unknown): 'full' | 'blocked' {
  return error instanceof DOMException && error.name === 'QuotaExceededError' ? 'full' : 'blocked'
}
