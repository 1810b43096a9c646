/**
 * Fills bytes with the chance of examples, the same at each beginning: a linear congruential generator
 * (Numerical Recipes). It uses nothing from outside itself: pages get it as source.
 */
export function exampleRandom(): (bytes: Uint8Array) => void {
  let next = 1
  return (bytes) => {
    for (let at = 0; at < bytes.length; at++) {
      next = (Math.imul(next, 1_664_525) + 1_013_904_223) >>> 0
      bytes[at] = next >>> 24
    }
  }
}
