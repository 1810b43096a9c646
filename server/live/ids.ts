import { CODE_ALPHABET, CODE_LENGTH } from '#contract/join-code.ts'
import { createRandomInteger } from '#lib/random/random.ts'

const ID_BYTES = 15

type RandomBytes = (count: number) => Uint8Array

/** Generates an unguessable id: 120 random bits as 20 characters for a URL. */
export function generateId(randomBytes: RandomBytes): string {
  return Buffer.from(randomBytes(ID_BYTES)).toString('base64url')
}

/** Generates six characters to be said aloud; the caller checks that they are unique. */
export function generateJoinCode(randomBytes: RandomBytes): string {
  const random = createRandomInteger((bytes) => bytes.set(randomBytes(bytes.length)))
  return Array.from({ length: CODE_LENGTH }, () => CODE_ALPHABET[random(0, CODE_ALPHABET.length - 1)]).join(
    '',
  )
}
