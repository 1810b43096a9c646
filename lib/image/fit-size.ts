type Fitted<Made> = { readonly made: Made; readonly quality: number; readonly isMet: boolean }

const QUALITY = { lowest: 10, highest: 100 } as const

/**
 * The best quality, from 10 to 100, whose file is at most `targetBytes` long, by halving the range: at most seven
 * files are made. Where even the lowest is too long, that one.
 */
export async function fitSize<Made extends { readonly size: number }>(
  make: (quality: number) => Promise<Made>,
  targetBytes: number,
): Promise<Fitted<Made>> {
  let [low, high]: [number, number] = [QUALITY.lowest, QUALITY.highest]
  let best: Fitted<Made> | undefined
  let last: Fitted<Made> | undefined
  while (low <= high) {
    const quality = (low + high) >> 1
    const made = await make(quality)
    const isMet = made.size <= targetBytes
    last = { made, quality, isMet }
    if (isMet) best = last
    if (isMet) low = quality + 1
    else high = quality - 1
  }
  const fitted = best ?? last
  if (!fitted) throw new RangeError('There is no quality to choose from')
  return fitted
}
