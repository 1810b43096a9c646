import type { OperationContext } from '#lib/operation/operation.ts'
import { createRandomInteger } from '#lib/random/random.ts'
import { createOperationContext } from '../run-operation.ts'
import { exampleRandom } from './example-random.ts'

/** 2026-03-01, 12:00 UTC. */
export const NOON = Date.UTC(2026, 2, 1, 12)

/** The outside of examples: the same chance and the same time at each call. */
export function exampleContext(): OperationContext {
  const fillRandom = exampleRandom()
  return { ...createOperationContext(), fillRandom, random: createRandomInteger(fillRandom), now: () => NOON }
}
