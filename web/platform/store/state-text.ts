import { readStorage, reportStorage, type StorageError, tryStorage } from './storage.ts'

/** In characters of JSON; a browser's total limit for this site is about five million. */
const MAX_STATE_LENGTH = 2_000_000
/** Shorter strings are never left out. */
const LONG_TEXT = 10_000

export const VERSION = 1

/** Stored state of a tool. */
export type Stored<T> = {
  readonly version: typeof VERSION
  readonly state: T
  /** Reason why the longest strings are empty here although they were not in the tool. */
  readonly without?: 'full' | 'long'
}

/**
 * Stores a tool's state: complete, else without its longest strings, else for this tab only. An older stored state
 * never replaces it.
 */
export function writeState(key: string, stored: Stored<unknown>): void {
  let first: string | undefined
  let error: StorageError | undefined
  for (const { text, without } of versionsOf(stored)) {
    first ??= text
    error = tryStorage(key, text)
    if (error) continue
    removeFromSession(key)
    if (without) reportStorage(without, key)
    return
  }
  tryStorage(key, null)
  if (first !== undefined) storeInSession(key, first)
  if (error) reportStorage(error)
}

/** The stored text of a tool's state. */
export function readState(key: string): string | null {
  return readStorage(key) ?? inTab(key) ?? inHistory()[key] ?? null
}

export function forgetState(key: string): void {
  tryStorage(key, null)
  removeFromSession(key)
}

type Version = { readonly text: string; readonly without?: 'full' | 'long' }

/** Yields versions to store, each with one long string less. Short strings and lists are never left out. */
function* versionsOf(stored: Stored<unknown>): Generator<Version> {
  const texts = longTexts(stored)
  // Serializing a state that cannot be stored anyway would block the page.
  let text = sizeOf(texts) > MAX_STATE_LENGTH ? '' : JSON.stringify(stored)
  const without = text === '' || (texts.length > 0 && text.length > MAX_STATE_LENGTH) ? 'long' : 'full'
  if (without === 'full') yield { text }
  const left = new Set<unknown>()
  for (const candidate of texts) {
    left.add(candidate)
    if (sizeOf(texts.slice(left.size)) > MAX_STATE_LENGTH) continue
    text = JSON.stringify({ ...stored, without }, (_, part) => (left.has(part) ? '' : part))
    if (text.length <= MAX_STATE_LENGTH || left.size === texts.length) yield { text, without }
  }
}

/** The longest first. */
function longTexts(value: unknown): readonly string[] {
  const texts: string[] = []
  JSON.stringify(value, (_, part) => {
    if (typeof part !== 'string' || part.length <= LONG_TEXT) return part
    texts.push(part)
    return ''
  })
  return texts.sort((a, b) => b.length - a.length)
}

function sizeOf(texts: readonly string[]): number {
  return texts.reduce((sum, { length }) => sum + length, 0)
}

/** Returns the values in the page's history entry, by key. */
function inHistory(): Readonly<Record<string, string | undefined>> {
  return history.state ?? {}
}

function inTab(key: string): string | null {
  try {
    return sessionStorage.getItem(key)
  } catch {
    return null
  }
}

/** Stores a string for the lifetime of the tab; if that is blocked too, for that of the page's history entry. */
function storeInSession(key: string, text: string): void {
  removeFromSession(key)
  try {
    sessionStorage.setItem(key, text)
  } catch {
    setInHistory(key, text)
  }
}

function removeFromSession(key: string): void {
  if (inTab(key) !== null) sessionStorage.removeItem(key)
  if (inHistory()[key] !== undefined) setInHistory(key, undefined)
}

function setInHistory(key: string, text: string | undefined): void {
  try {
    history.replaceState({ ...inHistory(), [key]: text }, '')
  } catch {
    // Too much for this browser, or too often: it lasts as long as the page.
  }
}
