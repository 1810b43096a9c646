/** Formats the day of a moment in UTC milliseconds in the visitor's language; browser only. */
export function dayText(moment: number | null): string {
  return new Date(moment ?? 0).toLocaleDateString(undefined, { dateStyle: 'long' })
}
