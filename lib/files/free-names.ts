import { uniqueName } from '../lists/unique-name.ts'

/** Returns the same names in their order, with a number added to repeated ones: `a.jpg`, `a (2).jpg`. */
export function freeNames(names: readonly string[]): string[] {
  const usedNames = new Set<string>()
  return names.map((name) => {
    const free = freeName(name, usedNames)
    usedNames.add(getKey(free))
    return free
  })
}

function freeName(name: string, usedNames: ReadonlySet<string>): string {
  const { stem, ending } = splitName(name)
  return uniqueName(
    name,
    (candidate) => usedNames.has(getKey(candidate)),
    (_, number) => `${stem} (${number})${ending}`,
  )
}

/** Windows and macOS treat names that differ only in case or in the encoding of accents as the same. */
function getKey(name: string): string {
  return name.normalize('NFC').toLowerCase()
}

/** Splits a name into its stem and its extension with the dot; a name that starts with a dot has no extension. */
export function splitName(name: string): { readonly stem: string; readonly ending: string } {
  const dot = name.lastIndexOf('.')
  return dot <= 0 ? { stem: name, ending: '' } : { stem: name.slice(0, dot), ending: name.slice(dot) }
}
