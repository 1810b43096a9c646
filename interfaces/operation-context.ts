import type { OperationContext } from '#lib/operation/operation.ts'
import { createRandomInteger } from '#lib/random/random.ts'

/** Chance and time as they are, and the typesetter's data as its packages have it. */
export function createOperationContext(): OperationContext {
  const fillRandom = (bytes: Uint8Array<ArrayBuffer>) => void crypto.getRandomValues(bytes)
  return {
    random: createRandomInteger(fillRandom),
    fillRandom,
    now: () => Date.now(),
    report: () => {},
    typesetFile: async (name) => {
      const { readTypesetFile } = await import('../build/typeset/typeset-files.ts')
      return readTypesetFile(name)
    },
  }
}
