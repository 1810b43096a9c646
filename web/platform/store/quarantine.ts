import { readStorage, writeStorage } from './storage.ts'

/** Turns a parsed stored value into the value to use; `undefined` where it does not fit. */
export type Reader<T> = (stored: unknown) => T | undefined

/** Parses a stored string; undefined if it is not JSON or does not match the schema. */
export function parsed<T>(text: string, read: Reader<T>): T | undefined {
  try {
    return read(JSON.parse(text))
  } catch {
    return undefined
  }
}

/** Moves a stored value that does not fit to `{key}.bad`. Returns whether that was possible. */
export function quarantine(key: string, text: string): boolean {
  return writeStorage(`${key}.bad`, text)
}

/** Returns the valid items of a stored list. Moves the others to `{key}.bad` and calls `onInvalid`. */
export function keepValid<T>(
  key: string,
  list: readonly unknown[],
  read: Reader<T>,
  onInvalid: () => void,
): T[] {
  const valid: T[] = []
  const invalid: unknown[] = []
  for (const stored of list) {
    const item = read(stored)
    if (item === undefined) invalid.push(stored)
    else valid.push(item)
  }
  if (invalid.length === 0) return valid
  const before = parsed(readStorage(`${key}.bad`) ?? '', listIn) ?? []
  quarantine(key, JSON.stringify([...before, ...invalid]))
  writeStorage(key, JSON.stringify(valid))
  onInvalid()
  return valid
}

/** A stored value that is a list. */
export function listIn(stored: unknown): readonly unknown[] | undefined {
  return Array.isArray(stored) ? stored : undefined
}
