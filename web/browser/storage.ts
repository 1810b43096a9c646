/** The one place that touches `localStorage`, which may be full, blocked or absent. */

export type StorageFault = 'blocked' | 'full'

let report: (fault: StorageFault) => void = () => {}

/** Names who tells the visitor that storage is full or blocked; called at most once a fault and page. */
export function onStorageFault(tell: (fault: StorageFault) => void): void {
  const told = new Set<StorageFault>()
  report = (fault) => {
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

/** Whether the value was kept; a fault is told to the visitor. `null` removes the key. */
export function writeStorage(key: string, value: string | null): boolean {
  try {
    if (value === null) localStorage.removeItem(key)
    else localStorage.setItem(key, value)
    return true
  } catch (error) {
    report(isQuotaError(error) ? 'full' : 'blocked')
    return false
  }
}

function isQuotaError(error: unknown): boolean {
  return error instanceof DOMException && error.name === 'QuotaExceededError'
}
