import type { Sides } from '../blocks.ts'

/**
 * Swaps left and right sides. Word counts those of a right-to-left table from the start of its rows, which is its right
 * (ECMA-376, 17.4.1); the model uses the visual sides.
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
