/** How an item of a list lies, from its top on, in pixels. */
type Lying = { readonly top: number; readonly height: number }

/**
 * Returns the index at which a dragged item is dropped at a height: behind all others whose middle is above it. Two items of different
 * heights that change places do not change back at the same height, so nothing flickers.
 */
export function dropIndex(y: number, others: readonly Lying[]): number {
  return others.filter(({ top, height }) => top + height / 2 < y).length
}
