import { createRandomInteger } from '#lib/chance/random-integer.ts'
import type { Outside } from '#lib/operation/operation.ts'

/** Chance and time as they are, and the typesetter's data from the packages. */
export function realOutside(): Outside {
  const fillRandom = (bytes: Uint8Array<ArrayBuffer>) => void crypto.getRandomValues(bytes)
  return {
    random: createRandomInteger(fillRandom),
    fillRandom,
    now: () => Date.now(),
    typesetData: async () => {
      throw new Error('There is no typesetter yet')
    },
  }
}
