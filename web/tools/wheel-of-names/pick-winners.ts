import { type RandomInteger, randomInteger } from '#lib/random/random.ts'
import { pickWinner } from './spin.ts'
import type { WheelName } from './wheel-names.ts'

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
