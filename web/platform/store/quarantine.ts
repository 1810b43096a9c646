import { readStorage, writeStorage } from './storage.ts'

/** Turns a parsed stored value into the value to use; `undefined` where it does not fit. */
export type Reader<T> = (stored: unknown) => T | undefined

/** What a stored text holds; undefined where it is no JSON or does not fit. */
export function parsed<T>(text: string, read: Reader<T>): T | undefined {
  try {
    return read(JSON.parse(text))
  } catch {
    return undefined
  }
}

/** Keeps what does not fit under `{key}.bad`; whether that was possible. */
export function setAside(key: string, text: string): boolean {
  return writeStorage(`${key}.bad`, text)
}

/** The items of a stored list that fit. The others are added to those set aside under `{key}.bad`; `onBad` is told. */
export function keepGood<T>(key: string, list: readonly unknown[], read: Reader<T>, onBad: () => void): T[] {
  const good: T[] = []
  const bad: unknown[] = []
  for (const stored of list) {
    const item = read(stored)
    if (item === undefined) bad.push(stored)
    else good.push(item)
  }
  if (bad.length === 0) return good
  const before = parsed(readStorage(`${key}.bad`) ?? '', listIn) ?? []
  setAside(key, JSON.stringify([...before, ...bad]))
  writeStorage(key, JSON.stringify(good))
  onBad()
  return good
}

/** A stored value that is a list. */
export function listIn(stored: unknown): readonly unknown[] | undefined {
  return Array.isArray(stored) ? stored : undefined
}
