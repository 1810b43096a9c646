/** `x' = a·x + c·y + e`, `y' = b·x + d·y + f`, as PDF and canvas write it. */
export type Affine = readonly [a: number, b: number, c: number, d: number, e: number, f: number]

type Point = { readonly x: number; readonly y: number }

export const IDENTITY: Affine = [1, 0, 0, 1, 0, 0]

export function mapPoint([a, b, c, d, e, f]: Affine, { x, y }: Point): Point {
  return { x: a * x + c * y + e, y: b * x + d * y + f }
}

/** First `first`, then `second`. */
export function compose(first: Affine, second: Affine): Affine {
  const [a, b, c, d, e, f] = first
  const [A, B, C, D, E, F] = second
  return [A * a + C * b, B * a + D * b, A * c + C * d, B * c + D * d, A * e + C * f + E, B * e + D * f + F]
}
