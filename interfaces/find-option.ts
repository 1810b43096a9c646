import type { Option } from '#lib/operation/options.ts'
import { closestWord } from '#lib/text/closest-word.ts'

/** Returns the option with this name, of the parameter or of the command: case and hyphens do not count. */
export function findOption(name: string, options: readonly Option[]): Option | undefined {
  const plain = plainName(name)
  return options.find((option) => plainName(option.name) === plain || plainName(option.flag) === plain)
}

/** Returns a name without hyphens and case: `has-header` and `hasHeader` are one name. */
export function plainName(name: string): string {
  return name.replaceAll('-', '').toLowerCase()
}

/** `Did you mean --indent?`, or else the words that there are. */
export function suggestWord(misspelled: string, words: readonly string[]): string {
  const closest = closestWord(misspelled, words)
  return closest === undefined ? `There are ${words.join(', ')}.` : `Did you mean ${closest}?`
}
