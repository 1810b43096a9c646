const MAX_SUGGESTIONS = 5

/** The names that hold what is typed, those that begin with it first; none where nothing or all is typed. */
export function suggestNames(names: readonly string[], typed: string): readonly string[] {
  const wanted = typed.trim().toLowerCase()
  if (wanted === '') return []
  const holding = names.filter((name) => name.toLowerCase().includes(wanted))
  if (holding.some((name) => name.toLowerCase() === wanted)) return []
  const isFirst = (name: string) => name.toLowerCase().startsWith(wanted)
  return [...holding.filter(isFirst), ...holding.filter((name) => !isFirst(name))].slice(0, MAX_SUGGESTIONS)
}
