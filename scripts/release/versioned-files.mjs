/** Files with the project's version, each with the text before it. */
export const VERSIONED_FILES = [
  { path: 'package.json', pattern: /(?<="name": "sundry",\n {2}"version": ")[^"]+/g },
  { path: 'package-lock.json', pattern: /(?<="name": "sundry",\n {2,6}"version": ")[^"]+/g },
]

/** Returns the text of such a file with another version. Throws an Error if it has none. */
export function setVersion(text, pattern, version) {
  const changed = text.replace(pattern, version)
  if (changed === text && !text.match(pattern)?.includes(version))
    throw new Error(`There is no version by ${pattern}.`)
  return changed
}
