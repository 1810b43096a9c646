/** A copy in random order, every order equally likely (Fisher–Yates, Knuth's Algorithm P). */
export function shuffle<T>(items: readonly T[], random: RandomInteger = randomInteger): T[] {
  const shuffled = [...items]
  for (let last = shuffled.length - 1; last > 0; last--) {
    const other = random(0, last)
    // Both indexes are inside the list, so their items are a T even if T includes undefined.
    const lastItem = shuffled[last] as T
    shuffled[last] = shuffled[other] as T
    shuffled[other] = lastItem
  }
  return shuffled
}

/** One of the items, each equally likely. Throws RangeError for an empty list. */
export function pick<T>(items: readonly T[], random: RandomInteger = randomInteger): T {
  if (items.length === 0) throw new RangeError('Nothing can be picked from an empty list')
  // The index is inside the list, so its item is a T even if T includes undefined.
  return items[random(0, items.length - 1)] as T
}

/** Fills the bytes with chance; tests hand in bytes they know. */
export type FillRandom = (bytes: Uint8Array<ArrayBuffer>) => void

/**
 * Uniformly random integer from `min` to `max`, both included. Code that needs randomness accepts this as an argument.
 */
export type RandomInteger = (min: number, max: number) => number

const WORDS_AT_ONCE = 256
const TWO_TO_32 = 2 ** 32

function fillFromSystem(bytes: Uint8Array<ArrayBuffer>): void {
  crypto.getRandomValues(bytes)
}

/**
 * Makes a `RandomInteger` from a source of random bytes. Every number is equally likely: draws beyond the
 * largest multiple of the range are drawn again (rejection sampling). Throws RangeError unless both bounds
 * and the size of the range are safe integers and min ≤ max. Up to 2³² numbers use one little-endian word
 * of four bytes a draw; larger ranges use two, the upper half first.
 */
export function createRandomInteger(fill: FillRandom = fillFromSystem): RandomInteger {
  const nextWord = createWords(fill)
  return (min, max) => {
    const size = max - min + 1
    const isFit = Number.isSafeInteger(min) && Number.isSafeInteger(max) && Number.isSafeInteger(size)
    if (!isFit || size < 1) throw new RangeError(`No whole number can be drawn from ${min} to ${max}`)
    return min + (size <= TWO_TO_32 ? below(size, TWO_TO_32, nextWord) : belowLarge(size, nextWord))
  }
}

/** The product's own fair numbers, from the browser's or Node's cryptographic source. */
export const randomInteger: RandomInteger = createRandomInteger()

/** Like `RandomInteger` for numbers of any size. Throws RangeError if min > max. */
export function randomBigInteger(min: bigint, max: bigint, fill: FillRandom = fillFromSystem): bigint {
  const size = max - min + 1n
  if (size < 1n) throw new RangeError(`No whole number can be drawn from ${min} to ${max}`)
  const bits = (size - 1n).toString(2).length
  const bytes = new Uint8Array(Math.ceil(bits / 8))
  for (;;) {
    fill(bytes)
    const draw = BigInt.asUintN(bits, toBigInt(bytes))
    if (draw < size) return min + draw
  }
}

function below(size: number, draws: number, draw: () => number): number {
  const fairDraws = draws - (draws % size)
  for (;;) {
    const drawn = draw()
    if (drawn < fairDraws) return drawn % size
  }
}

function belowLarge(size: number, nextWord: () => number): number {
  // A number represents 53 bits exactly: 21 from the first word and 32 from the second.
  return below(size, Number.MAX_SAFE_INTEGER + 1, () => (nextWord() >>> 11) * TWO_TO_32 + nextWord())
}

/** Draws many words at a time: a call to the system costs more than all the arithmetic here. */
function createWords(fill: FillRandom): () => number {
  const bytes = new Uint8Array(WORDS_AT_ONCE * 4)
  const view = new DataView(bytes.buffer)
  let used = bytes.length
  return () => {
    if (used === bytes.length) {
      fill(bytes)
      used = 0
    }
    used += 4
    return view.getUint32(used - 4, true)
  }
}

function toBigInt(bytes: Uint8Array): bigint {
  return bytes.reduce((value, byte) => (value << 8n) | BigInt(byte), 0n)
}
