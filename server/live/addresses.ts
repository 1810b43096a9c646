import { CODE_LENGTH, CODE_SIGNS } from '#contract/join-code.ts'
import { createRandomInteger } from '#lib/random/random-integer.ts'

const ID_BYTES = 15

type RandomBytes = (count: number) => Uint8Array

/** An id that nobody guesses: 120 bits as 20 characters of an address. */
export function drawId(randomBytes: RandomBytes): string {
  return Buffer.from(randomBytes(ID_BYTES)).toString('base64url')
}

/** Six characters to be said aloud; whether another has them is for the caller to see. */
export function drawCode(randomBytes: RandomBytes): string {
  const random = createRandomInteger((bytes) => bytes.set(randomBytes(bytes.length)))
  return Array.from({ length: CODE_LENGTH }, () => CODE_SIGNS[random(0, CODE_SIGNS.length - 1)]).join('')
}
