import { type RandomInteger, randomInteger } from '#lib/random/random.ts'
import { UserError } from '#lib/result/user-error.ts'

/** `3d6`, or a plain number without sides; 1 adds, −1 subtracts. */
type Term = { readonly sign: 1 | -1; readonly count: number; readonly sides: number | undefined }

type Roll = {
  readonly total: number
  /** Each die: `(4 + 2 + 5) + 2`. */
  readonly dice: string
}

const MAX_DICE = 100
const MAX_SIDES = 1_000_000

/**
 * Reads dice notation: terms `3d6`, `d20`, `d%` (100 sides) and plain numbers, joined by + and −. Throws UserError
 * for anything else, and for more than 100 dice or a million sides.
 */
export function parseDice(text: string): readonly Term[] {
  const notation = text.toLowerCase().replace(/\s+/g, '').replaceAll('−', '-')
  if (!/^[+-]?(\d{1,9}|\d{0,9}d(\d{1,9}|%))([+-](\d{1,9}|\d{0,9}d(\d{1,9}|%)))*$/.test(notation))
    throw new UserError(
      'This is no dice notation',
      'Write it like 3d6+2: how many dice, d, how many sides, and what to add.',
    )
  const terms = [...notation.matchAll(/([+-]?)(\d*)(d?)(\d*|%)(?=[+-]|$)/g)]
    .filter(([whole]) => whole !== '')
    .map(
      ([, sign, count = '', die, sides]): Term => ({
        sign: sign === '-' ? -1 : 1,
        count: count === '' ? 1 : Number(count),
        sides: die === '' ? undefined : sides === '%' ? 100 : Number(sides),
      }),
    )
  const dice = terms.flatMap(({ count, sides }) => (sides === undefined ? [] : { count, sides }))
  const isTooMuch = dice.reduce((sum, { count }) => sum + count, 0) > MAX_DICE
  if (isTooMuch || dice.some(({ count, sides }) => count < 1 || sides < 2 || sides > MAX_SIDES))
    throw new UserError('These dice cannot be rolled', 'Take 1 to 100 dice with 2 to 1,000,000 sides.')
  if (dice.length === 0) throw new UserError('There are no dice in it', 'Write it like 3d6+2.')
  return terms
}

/** Rolls each die once. */
export function rollDice(terms: readonly Term[], random: RandomInteger = randomInteger): Roll {
  const rolled = terms.map(({ sign, count, sides }) => {
    if (sides === undefined) return { sign, sum: count, text: String(count) }
    const dice = Array.from({ length: count }, () => random(1, sides))
    const text = dice.join(' + ')
    return { sign, sum: dice.reduce((sum, die) => sum + die, 0), text: count > 1 ? `(${text})` : text }
  })
  return {
    total: rolled.reduce((total, { sign, sum }) => total + sign * sum, 0),
    dice: rolled.map(({ sign, text }, index) => joint(sign, index) + text).join(''),
  }
}

function joint(sign: 1 | -1, index: number): string {
  if (index === 0) return sign === 1 ? '' : '−'
  return sign === 1 ? ' + ' : ' − '
}
