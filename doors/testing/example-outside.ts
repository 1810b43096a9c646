import { readFile } from 'node:fs/promises'
import { join } from 'node:path'
import { createRandomInteger } from '#lib/chance/random-integer.ts'
import type { Outside } from '#lib/operation/operation.ts'
import { typesetFiles } from '../../build/typeset/typeset-files.ts'
import { realOutside } from '../outside.ts'

/** 2026-03-01, 12:00 UTC. */
const NOON = Date.UTC(2026, 2, 1, 12)

/** The outside of examples: the same chance and the same time at each call. */
export function exampleOutside(): Outside {
  let next = 1
  // A linear congruential generator (Numerical Recipes) is chance enough for an example.
  const fillRandom = (bytes: Uint8Array) => {
    for (let at = 0; at < bytes.length; at++) {
      next = (Math.imul(next, 1_664_525) + 1_013_904_223) >>> 0
      bytes[at] = next >>> 24
    }
  }
  return {
    ...realOutside(),
    typesetFile: async (name) => new Uint8Array(await readFile(join(await typesetFiles(), name))),
    fillRandom,
    random: createRandomInteger(fillRandom),
    now: () => NOON,
  }
}
