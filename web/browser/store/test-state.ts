import { writeKept } from './kept.ts'
import { VERSION } from './state-text.ts'

const keyOf = (slug: string) => `sundry-tool-${slug}`

/** Puts a state in place of what a tool keeps, as another tab would; without fields it is as on a first visit. */
export function keepState(slug: string, state: object = {}): void {
  writeKept()
  const newValue = JSON.stringify({ version: VERSION, state })
  localStorage.setItem(keyOf(slug), newValue)
  dispatchEvent(new StorageEvent('storage', { key: keyOf(slug), newValue }))
}

/** What a tool has kept by now. */
export function keptState(slug: string): unknown {
  writeKept()
  const { state } = JSON.parse(localStorage.getItem(keyOf(slug)) ?? '{}')
  return state
}
