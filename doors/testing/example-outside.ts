import { readFile } from 'node:fs/promises'
import { join } from 'node:path'
import { createRandomInteger } from '#lib/chance/random-integer.ts'
import type { Outside } from '#lib/operation/operation.ts'
import { typesetFiles } from '../../build/typeset/typeset-files.ts'
import { realOutside } from '../outside.ts'
import { exampleChance } from './example-chance.ts'

/** 2026-03-01, 12:00 UTC. */
export const NOON = Date.UTC(2026, 2, 1, 12)

/** The outside of examples: the same chance and the same time at each call. */
export function exampleOutside(): Outside {
  const fillRandom = exampleChance()
  return {
    ...realOutside(),
    typesetFile: async (name) => new Uint8Array(await readFile(join(await typesetFiles(), name))),
    fillRandom,
    random: createRandomInteger(fillRandom),
    now: () => NOON,
  }
}
