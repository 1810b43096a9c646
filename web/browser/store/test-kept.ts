import { writeKept } from './kept.ts'

/** Stores a value as another tab would: what shows it hears of it. Nothing is stored for `undefined`. */
export function storeAs(key: string, value: unknown): void {
  writeKept()
  if (value === undefined) localStorage.removeItem(key)
  else localStorage.setItem(key, JSON.stringify(value))
  dispatchEvent(new StorageEvent('storage', { key }))
}

/** What is stored under a key by now. */
export function storedAs(key: string): unknown {
  writeKept()
  return JSON.parse(localStorage.getItem(key) ?? 'null')
}
