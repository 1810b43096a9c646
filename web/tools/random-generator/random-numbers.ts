import { type FillRandom, type RandomInteger, randomBigInteger, randomInteger } from '#lib/random/random.ts'
import { UserError } from '#lib/result/user-error.ts'
import { fromUnits, getSize, type NumberRange, readWhole } from './number-range.ts'

/** A fair whole number from `min` to `max`, both included, of any size. */
export type RandomBigInteger = (min: bigint, max: bigint) => bigint

/**
 * Returns a generator that uses the faster `random` for ranges within a float; `fill` defaults to the source of the
 * browser or Node.
 */
export function bigIntegerFrom(random: RandomInteger, fill?: FillRandom): RandomBigInteger {
  return (min, max) =>
    max - min < Number.MAX_SAFE_INTEGER
      ? min + BigInt(random(0, Number(max - min)))
      : randomBigInteger(min, max, fill)
}

export const ORDERS = [
  { value: 'drawn', label: 'As drawn' },
  { value: 'up', label: 'Smallest first' },
  { value: 'down', label: 'Largest first' },
] as const
type Order = (typeof ORDERS)[number]['value']

export const MAX_NUMBERS = 100

/** Returns the number of numbers: at least 1, at most 100, 1 if invalid. */
export function readCount(text: string): number {
  return readWhole(text, { fallback: 1, min: 1, max: MAX_NUMBERS })
}

type Draw = {
  readonly range: NumberRange
  readonly count: number
  /** No number twice. */
  readonly isUnique: boolean
  readonly order: Order
}

/** Numbers of the range as plain decimal text, each equally likely. Throws UserError where there are not enough different ones. */
export function randomNumbers(
  { range, count, isUnique, order }: Draw,
  random: RandomBigInteger = bigIntegerFrom(randomInteger),
): string[] {
  const size = getSize(range)
  if (isUnique && size < BigInt(count)) {
    const [a, b] = [fromUnits(range.min, range.places), fromUnits(range.max, range.places)]
    throw new UserError(`Only ${size} different numbers exist between ${a} and ${b}.`)
  }
  const drawn = isUnique
    ? randomDistinct(size, count, random)
    : Array.from({ length: count }, () => random(0n, size - 1n))
  return inOrder(drawn, order).map((index) => fromUnits(range.min + index * range.step, range.places))
}

/**
 * Returns different numbers below `size` in random order, each order of each choice equally likely: the first steps of
 * a Fisher–Yates shuffle of 0 … size − 1, which stores only the changed positions.
 */
function randomDistinct(size: bigint, count: number, random: RandomBigInteger): bigint[] {
  const changed = new Map<bigint, bigint>()
  return Array.from({ length: count }, (_, step) => {
    const place = BigInt(step)
    const other = random(place, size - 1n)
    const drawn = changed.get(other) ?? other
    changed.set(other, changed.get(place) ?? place)
    return drawn
  })
}

function inOrder(numbers: readonly bigint[], order: Order): readonly bigint[] {
  if (order === 'drawn') return numbers
  const sorted = numbers.toSorted((a, b) => (a < b ? -1 : a > b ? 1 : 0))
  return order === 'up' ? sorted : sorted.reverse()
}
