import { toLower, toUpper } from './change-case.ts'
import { CAMEL, CONSTANT, identifierCase, KEBAB, PASCAL, SNAKE } from './identifier-case.ts'
import { alternating, type IsCapital, inverseCase, positionCase } from './letter-case.ts'
import { aroundLinks } from './links.ts'
import type { CaseOptions } from './options.ts'
import { sentenceCase } from './sentence-case.ts'
import { titleCase } from './title-case.ts'

/** The twelve cases by their names, which show what they do, in the order in which they are shown. */
export const CASES = [
  'lowercase',
  'UPPERCASE',
  'Title Case',
  'Sentence case',
  'camelCase',
  'PascalCase',
  'snake_case',
  'kebab-case',
  'CONSTANT_CASE',
  'aLtErNaTiNg cAsE',
  'iNVERSE cASE',
  'RanDoM CaSe',
] as const
export type CaseName = (typeof CASES)[number]

/**
 * Converts `text` to one of the cases; only identifiers change addresses. `coins` say which characters are capitals in
 * the random case.
 */
export function convertCase(text: string, name: CaseName, options: CaseOptions, coins: IsCapital): string {
  const { locale } = options
  switch (name) {
    case 'lowercase':
      return aroundLinks(text, (part) => toLower(part, locale))
    case 'UPPERCASE':
      return aroundLinks(text, (part) => toUpper(part, locale))
    case 'Title Case':
      return titleCase(text, options)
    case 'Sentence case':
      return sentenceCase(text, options)
    case 'camelCase':
      return identifierCase(text, CAMEL, options)
    case 'PascalCase':
      return identifierCase(text, PASCAL, options)
    case 'snake_case':
      return identifierCase(text, SNAKE, options)
    case 'kebab-case':
      return identifierCase(text, KEBAB, options)
    case 'CONSTANT_CASE':
      return identifierCase(text, CONSTANT, options)
    case 'aLtErNaTiNg cAsE':
      return positionCase(text, alternating, locale)
    case 'iNVERSE cASE':
      return aroundLinks(text, (part) => inverseCase(part, locale))
    case 'RanDoM CaSe':
      return positionCase(text, coins, locale)
  }
}
