/** The day of a moment in UTC milliseconds, in the visitor's words; only where there is a visitor. */
export function dayText(moment: number | null): string {
  return new Date(moment ?? 0).toLocaleDateString(undefined, { dateStyle: 'long' })
}
