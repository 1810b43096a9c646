import { flushPersisted } from './persisted.ts'
import { VERSION } from './state-text.ts'

/** Stores a value as another tab would: what shows it hears of it. Nothing is stored for `undefined`. */
export function storeAs(key: string, value: unknown): void {
  flushPersisted()
  const newValue = value === undefined ? null : JSON.stringify(value)
  if (newValue === null) localStorage.removeItem(key)
  else localStorage.setItem(key, newValue)
  dispatchEvent(new StorageEvent('storage', { key, newValue }))
}

/** Returns the value stored under a key, after flushing. */
export function storedAs(key: string): unknown {
  flushPersisted()
  return JSON.parse(localStorage.getItem(key) ?? 'null')
}

const keyOf = (slug: string) => `sundry-tool-${slug}`

/** Stores a tool's state as another tab would; without fields it is as on a first visit. */
export function persistState(slug: string, state: object = {}): void {
  storeAs(keyOf(slug), { version: VERSION, state })
}

/** Returns the persisted state of a tool, after flushing. */
export function persistedState(slug: string): unknown {
  const stored = storedAs(keyOf(slug))
  return typeof stored === 'object' && stored && 'state' in stored ? stored.state : undefined
}
