import { type RandomInteger, randomInteger } from '#lib/random/random.ts'
import { fraction, type Segment } from './segments.ts'
import type { WheelName } from './wheel-names.ts'

/** Picks the winner of the wheel: a random enabled name, by weight. Throws RangeError if all are disabled. */
export function pickWinner(names: readonly WheelName[], random: RandomInteger = randomInteger): WheelName {
  const on = names.filter(({ isOff }) => !isOff)
  const whole = on.reduce((sum, { weight }) => sum + weight, 0)
  let left = random(1, whole)
  const winner = on.find(({ weight }) => {
    left -= weight
    return left <= 0
  })
  if (!winner) throw new RangeError('All names are disabled')
  return winner
}

const MIN_TURNS = 5
const MAX_EXTRA_TURNS = 2
/**
 * Margin at each edge of the winner's segment: the wheel stops in the middle 90 %, so that the winner is unambiguous.
 */
const EDGE = 0.05
const PLACES = 10_000

/**
 * Returns the final rotation, in turns, of a wheel at `from` whose pointer ends inside a segment: at least five turns
 * further, plus a random part.
 */
export function landingRotation(
  { start, end }: Pick<Segment, 'start' | 'end'>,
  from: number,
  random: RandomInteger = randomInteger,
): number {
  const place = EDGE + (1 - 2 * EDGE) * (random(0, PLACES) / PLACES)
  const underPointer = start + place * (end - start)
  const turns = MIN_TURNS + random(0, MAX_EXTRA_TURNS)
  return from + turns + fraction(-underPointer - from)
}

/** Returns the progress of a spin for a share of its time: fast at first, then slower and slower. */
export function easeOut(share: number): number {
  return 1 - (1 - Math.min(1, Math.max(0, share))) ** 3
}

/** Different winners, one after the other, each drawn from those that are left. */
export function pickWinners(
  names: readonly WheelName[],
  count: number,
  random: RandomInteger = randomInteger,
): string[] {
  let left = names.filter(({ isOff }) => !isOff)
  const winners: string[] = []
  while (winners.length < count && left.length > 0) {
    const { name } = pickWinner(left, random)
    winners.push(name)
    left = left.filter((one) => one.name !== name)
  }
  return winners
}
