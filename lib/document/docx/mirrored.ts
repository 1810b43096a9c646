import type { Sides } from '../blocks.ts'

/**
 * Sides with left and right exchanged. Word counts those of a table from right to left from where its rows begin, which
 * is its right (ECMA-376, 17.4.1); the model has them as they are seen.
 */
export function mirrorSides<Value>(sides: Sides<Value>): Sides<Value>
export function mirrorSides<Value>(sides: Partial<Sides<Value>>): Partial<Sides<Value>>
export function mirrorSides<Value>({ left, right, ...rest }: Partial<Sides<Value>>): Partial<Sides<Value>> {
  return {
    ...rest,
    ...(right === undefined ? {} : { left: right }),
    ...(left === undefined ? {} : { right: left }),
  }
}
