/** Errors of a form's fields, by field; a valid field has none. */
type Hints = Readonly<Record<string, string | undefined>>

/** Returns whether a field is invalid, so that no figure computed from the form is true. */
export function hasHints(hints: Hints): boolean {
  return Object.values(hints).some((hint) => hint !== undefined)
}
