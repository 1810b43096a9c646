import { uniqueName } from '../lists/unique-name.ts'

/** The same names in their order, where one comes again with a number behind it: `a.jpg`, `a (2).jpg`. */
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

/** Windows and macOS take names for the same that differ in case or in how accents are written. */
function getKey(name: string): string {
  return name.normalize('NFC').toLowerCase()
}

/** A name without its ending, and the ending with its dot; a name that begins with a dot has none. */
export function splitName(name: string): { readonly stem: string; readonly ending: string } {
  const dot = name.lastIndexOf('.')
  return dot <= 0 ? { stem: name, ending: '' } : { stem: name.slice(0, dot), ending: name.slice(dot) }
}
