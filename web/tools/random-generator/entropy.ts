import { getAlphabets, type PasswordRecipe } from './password.ts'

/**
 * Bits of entropy: log₂ of how many passwords fit the recipe, each of them equally likely. They are counted exactly,
 * by inclusion and exclusion over the types that are missing. Throws UserError like `alphabetsOf`.
 */
export function passwordBits(recipe: PasswordRecipe): number {
  const sizes = getAlphabets(recipe).map((alphabet) => BigInt(alphabet.length))
  const all = sizes.reduce((sum, size) => sum + size, 0n)
  let count = 0n
  for (let missing = 0; missing < 2 ** sizes.length; missing++) {
    const excluded = sizes.filter((_, type) => missing & (1 << type))
    const left = excluded.reduce((sum, size) => sum - size, all)
    const words = recipe.withoutRepeats ? arrangements(left, recipe.length) : left ** BigInt(recipe.length)
    count += excluded.length % 2 === 0 ? words : -words
  }
  return log2(count)
}

/** How many ways there are to line up `length` different ones of `size` things. */
function arrangements(size: bigint, length: number): bigint {
  let ways = 1n
  for (let step = 0n; step < length; step++) ways *= size > step ? size - step : 0n
  return ways
}

/** Exact to about 15 digits for numbers of any size from 1 on. */
export function log2(value: bigint): number {
  const digits = value.toString(2)
  const shown = digits.slice(0, 53)
  return digits.length - shown.length + Math.log2(Number.parseInt(shown, 2))
}

/** Guesses per second of a rig with many GPUs against a fast hash. */
const GUESSES_A_SECOND = 1e11

const YEAR_SECONDS = 31_557_600
const SPANS = [
  { name: 'second', seconds: 1 },
  { name: 'minute', seconds: 60 },
  { name: 'hour', seconds: 3600 },
  { name: 'day', seconds: 86_400 },
  { name: 'year', seconds: YEAR_SECONDS },
  { name: 'thousand years', seconds: 1e3 * YEAR_SECONDS },
  { name: 'million years', seconds: 1e6 * YEAR_SECONDS },
  { name: 'billion years', seconds: 1e9 * YEAR_SECONDS },
] as const
const MAX_SECONDS = 1e12 * YEAR_SECONDS

/** Formats the average time of guessing at a hundred billion guesses per second: `34 thousand years`. */
export function crackTime(bits: number): string {
  const seconds = 2 ** (bits - 1) / GUESSES_A_SECOND
  if (seconds < 1) return 'less than a second'
  if (seconds > MAX_SECONDS) return 'over a trillion years'
  const span = SPANS.findLast((one) => seconds >= one.seconds) ?? SPANS[0]
  const count = Math.floor(seconds / span.seconds)
  const isPlural = count > 1 && !span.name.endsWith('years')
  return `${count.toLocaleString('en-US')} ${span.name}${isPlural ? 's' : ''}`
}
