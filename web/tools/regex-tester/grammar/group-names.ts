import { parsePattern } from './parse-pattern.ts'

/** The names of a valid pattern's groups, by number; undefined for 0 and for groups without a name. */
export function groupNames(pattern: string, flags: string): readonly (string | undefined)[] {
  return pattern.includes('(') ? parsePattern(pattern, flags).names : [undefined]
}
