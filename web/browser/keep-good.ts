import { readStorage, writeStorage } from './storage.ts'

/** The items of a stored list that fit. The others are added to those set aside under `{key}.bad`; `onBad` is told. */
export function keepGood<T>(
  key: string,
  list: readonly unknown[],
  read: (stored: unknown) => T | undefined,
  onBad: () => void,
): T[] {
  const good: T[] = []
  const bad: unknown[] = []
  for (const stored of list) {
    const item = read(stored)
    if (item === undefined) bad.push(stored)
    else good.push(item)
  }
  if (bad.length === 0) return good
  const before = storedList(readStorage(`${key}.bad`)) ?? []
  writeStorage(`${key}.bad`, JSON.stringify([...before, ...bad]))
  writeStorage(key, JSON.stringify(good))
  onBad()
  return good
}

/** The list in a stored text, if it is one. */
export function storedList(text: string | null): unknown[] | undefined {
  try {
    const value: unknown = JSON.parse(text ?? '')
    return Array.isArray(value) ? value : undefined
  } catch {
    return undefined
  }
}
