import type { Member } from './json-part.ts'

export const NAME_HUE = 'var(--dev)'

/** The color of a value by its kind, as JSON has it everywhere on the site. */
export function getHue(kind: Member['kind']): string | undefined {
  if (kind === 'object' || kind === 'array') return undefined
  if (kind === 'string') return 'var(--finance)'
  return kind === 'number' ? 'var(--fun)' : 'var(--text)'
}
