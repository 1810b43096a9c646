import type { RandomInteger } from '#lib/random/random.ts'
import { forEachGrapheme } from '#lib/text/graphemes.ts'
import { lowerPart, toLower, toUpper } from './change-case.ts'
import { aroundLinks } from './links.ts'
import type { CaseLocale } from './options.ts'

/** Whether the character at a position is to be a capital; positions count characters as people see them, from 0. */
export type IsCapital = (position: number) => boolean

/** Every second character a capital, the first small; spaces and line breaks count. */
export const alternating: IsCapital = (position) => position % 2 === 1

/** Changes the case of each character as `isCapital` decides, but of none in an address. */
export function positionCase(text: string, isCapital: IsCapital, locale: CaseLocale): string {
  let position = 0
  let end = 0
  return aroundLinks(text, (part, offset) => {
    // An address counts one position per UTF-16 unit.
    position += offset - end
    end = offset + part.length
    const parts: string[] = []
    forEachGrapheme(part, (from, to) => {
      parts.push(
        isCapital(position) ? toUpper(part.slice(from, to), locale) : lowerPart(part, from, to, locale),
      )
      position++
    })
    return parts.join('')
  })
}

/** Capitals become small and small letters capitals. */
export function inverseCase(text: string, locale: CaseLocale): string {
  return text.replace(
    /((?:[\p{Lu}\p{Lt}]\p{M}*)+)|(?:\p{Ll}\p{M}*)+/gu,
    (run, capitals: string | undefined, at: number) => {
      if (capitals === undefined) return toUpper(run, locale)
      return run.includes('Σ') ? lowerInPlace(text, at, run, locale) : toLower(run, locale)
    },
  )
}

/** Letter by letter: whether a sigma is final depends on what stands around the run. */
function lowerInPlace(text: string, at: number, run: string, locale: CaseLocale): string {
  return run.replace(/\P{M}\p{M}*/gu, (letter, place: number) =>
    lowerPart(text, at + place, at + place + letter.length, locale),
  )
}

const BITS = 30

/**
 * Memoized coin tosses: each position is tossed once, fairly, on first use. So appended text leaves the rest unchanged.
 */
export class Coins {
  readonly #random: RandomInteger
  readonly #tossed: number[] = []

  constructor(random: RandomInteger) {
    this.#random = random
  }

  readonly isHead: IsCapital = (position) => {
    const word = Math.floor(position / BITS)
    while (this.#tossed.length <= word) this.#tossed.push(this.#random(0, 2 ** BITS - 1))
    return headAt(this.#tossed, position)
  }

  /** The first coins as plain data, enough for `count` positions; see {@link headAt}. */
  upTo(count: number): Uint32Array<ArrayBuffer> {
    this.isHead(count)
    return Uint32Array.from(this.#tossed)
  }
}

/** Whether the coin at a position shows its head. */
export function headAt(tossed: ArrayLike<number>, position: number): boolean {
  return (((tossed[Math.floor(position / BITS)] ?? 0) >> (position % BITS)) & 1) === 1
}
