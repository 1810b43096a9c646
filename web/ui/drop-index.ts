/** How an item of a list lies, from its top on, in pixels. */
type Lying = { readonly top: number; readonly height: number }

/**
 * The place of an item that is held at a height: behind all others whose middle lies above it. Two items of different
 * heights that change places do not change back at the same height, so nothing flickers.
 */
export function placeAt(y: number, others: readonly Lying[]): number {
  return others.filter(({ top, height }) => top + height / 2 < y).length
}
