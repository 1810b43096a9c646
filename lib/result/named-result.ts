/** A result by its name, as people read it. */
export type NamedResult = { readonly label: string; readonly text: string }

/** Stands for a result that there is not. */
export const NO_RESULT = '—'

/** Results as lines of text, to be copied or read out. */
export function getLines(results: readonly NamedResult[]): string {
  return results.map(({ label, text }) => `${label}: ${text}`).join('\n')
}
