const MAX_SUGGESTIONS = 5

/**
 * Returns the names that contain the input, those that start with it first; none if the input is empty or a complete
 * name.
 */
export function suggestNames(names: readonly string[], typed: string): readonly string[] {
  const wanted = typed.trim().toLowerCase()
  if (wanted === '') return []
  const holding = names.filter((name) => name.toLowerCase().includes(wanted))
  if (holding.some((name) => name.toLowerCase() === wanted)) return []
  const isFirst = (name: string) => name.toLowerCase().startsWith(wanted)
  return [...holding.filter(isFirst), ...holding.filter((name) => !isFirst(name))].slice(0, MAX_SUGGESTIONS)
}
