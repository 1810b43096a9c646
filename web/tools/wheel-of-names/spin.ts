import { type RandomInteger, randomInteger } from '#lib/random/random-integer.ts'
import { fraction, type Segment } from './segments.ts'
import type { WheelName } from './wheel-names.ts'

/** Which of the names wins: each as likely as its weight says, those that are off never. Throws RangeError where none is on. */
export function pickWinner(names: readonly WheelName[], random: RandomInteger = randomInteger): WheelName {
  const on = names.filter(({ isOff }) => !isOff)
  const whole = on.reduce((sum, { weight }) => sum + weight, 0)
  let left = random(1, whole)
  const winner = on.find(({ weight }) => {
    left -= weight
    return left <= 0
  })
  if (!winner) throw new RangeError('The draw lies outside the wheel')
  return winner
}

const MIN_TURNS = 5
const MAX_EXTRA_TURNS = 2
/** The wheel stops in the middle 90 % of the winner's segment, so that nobody doubts who it is. */
const EDGE = 0.05
const PLACES = 10_000

/**
 * To what rotation, in turns, a wheel that stands at `from` must turn so that the pointer ends inside a segment: at
 * least five turns on, and some more by chance.
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

/** How far a spin has come when a share of its time is over: fast at first, then slower and slower. */
export function easeOut(share: number): number {
  return 1 - (1 - Math.min(1, Math.max(0, share))) ** 3
}
