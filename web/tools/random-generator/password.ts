import { type RandomInteger, randomInteger } from '#lib/random/random.ts'
import { UserError } from '#lib/result/user-error.ts'

export const CHARACTER_TYPES = [
  { id: 'uppercase', label: 'Uppercase', characters: 'ABCDEFGHIJKLMNOPQRSTUVWXYZ' },
  { id: 'lowercase', label: 'Lowercase', characters: 'abcdefghijklmnopqrstuvwxyz' },
  { id: 'digits', label: 'Digits', characters: '0123456789' },
  { id: 'symbols', label: 'Symbols', characters: '!@#$%^&*()_+-=[]{}|;:,.<>?' },
] as const
export type CharacterType = (typeof CHARACTER_TYPES)[number]['id']

export const LENGTHS = { min: 4, max: 50, standard: 12 }
export const MAX_PASSWORDS = 50

/** Characters that look alike in print. */
const LOOK_ALIKES = /[Il1|O0o]/g

export type PasswordRecipe = {
  readonly length: number
  readonly types: readonly CharacterType[]
  readonly withoutLookAlikes: boolean
  readonly withoutRepeats: boolean
}

/**
 * Returns the available characters, a string per type. Throws UserError if no type is selected, or a password is
 * impossible.
 */
export function getAlphabets({ length, types, withoutLookAlikes, withoutRepeats }: PasswordRecipe): string[] {
  const alphabets = CHARACTER_TYPES.filter(({ id }) => types.includes(id)).map(({ characters }) =>
    withoutLookAlikes ? characters.replace(LOOK_ALIKES, '') : characters,
  )
  if (alphabets.length === 0) throw new UserError('Please select at least one character type')
  const size = alphabets.join('').length
  if (withoutRepeats && size < length)
    throw new UserError(
      'The password cannot be that long without repeats',
      `There are only ${size} different characters to choose from, and the length is ${length}.`,
    )
  return alphabets
}

/**
 * A password in which each chosen type is present. Whole candidates are drawn until one has them all (rejection),
 * so every password that fits the recipe is equally likely; placing one of each type first would favour some.
 */
export function generatePassword(recipe: PasswordRecipe, random: RandomInteger = randomInteger): string {
  const alphabets = getAlphabets(recipe)
  const characters = alphabets.join('')
  const draw = recipe.withoutRepeats ? randomDistinct : randomAny
  for (;;) {
    const candidate = draw(characters, recipe.length, random)
    if (alphabets.every((alphabet) => candidate.some((character) => alphabet.includes(character))))
      return candidate.join('')
  }
}

function randomAny(characters: string, length: number, random: RandomInteger): string[] {
  return Array.from({ length }, () => characters.charAt(random(0, characters.length - 1)))
}

/** The first steps of a Fisher–Yates shuffle. */
function randomDistinct(characters: string, length: number, random: RandomInteger): string[] {
  const rest = [...characters]
  return Array.from({ length }, () => rest.splice(random(0, rest.length - 1), 1)[0] ?? '')
}
