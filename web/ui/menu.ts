/** A menu of the calculator as the options of a select field. */
export function menuOf<Entry extends { readonly id: string; readonly label: string }>(
  entries: readonly Entry[],
): { readonly value: Entry['id']; readonly label: string }[] {
  return entries.map(({ id, label }) => ({ value: id, label }))
}
