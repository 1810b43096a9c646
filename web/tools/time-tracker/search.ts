import type { Entry } from './entry.ts'

const texts = new WeakMap<Entry, string>()

/** Returns the entries whose description, tags and project's name contain every word, case-insensitively. */
export function searchEntries(
  entries: readonly Entry[],
  query: string,
  nameOf: (projectId: string) => string,
): readonly Entry[] {
  const words = foldCase(query).split(/\s+/).filter(Boolean)
  if (words.length === 0) return entries
  const names = new Map<string, string>()
  const project = (id: string) => {
    const known = names.get(id)
    if (known !== undefined) return known
    const name = foldCase(nameOf(id))
    names.set(id, name)
    return name
  }
  return entries.filter((entry) => {
    const text = getText(entry)
    return words.every((word) => text.includes(word) || project(entry.projectId).includes(word))
  })
}

/** Fifty thousand descriptions are folded once, not at every key. */
function getText(entry: Entry): string {
  const known = texts.get(entry)
  if (known !== undefined) return known
  const text = foldCase([entry.description, ...entry.tags].join('\n'))
  texts.set(entry, text)
  return text
}

function foldCase(text: string): string {
  return text.normalize('NFC').toLowerCase()
}
