/** The indexes that a slice selects of an array, in its order (RFC 9535 §2.3.4.2.2). */
export function sliceIndexes(
  slice: { readonly start?: number; readonly end?: number; readonly step: number },
  length: number,
): number[] {
  const { step } = slice
  if (step === 0) return []
  const [lowest, highest] = step > 0 ? [0, length] : [-1, length - 1]
  const bound = (index: number) => Math.min(Math.max(index < 0 ? index + length : index, lowest), highest)
  const first = slice.start === undefined ? (step > 0 ? 0 : length - 1) : bound(slice.start)
  const last = slice.end === undefined ? (step > 0 ? length : -1) : bound(slice.end)
  const indexes: number[] = []
  for (let index = first; step > 0 ? index < last : index > last; index += step) indexes.push(index)
  return indexes
}
