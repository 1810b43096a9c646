import { getFrames, type SoundBlock } from './sound-format.ts'

const HALF = Math.SQRT1_2

/**
 * Weight of each channel in the left output, in the order of WAV (front left, right, center, deep, back left, right);
 * right is its mirror image. By ITU-R BS.775, annex 8, scaled so that nothing can become too loud.
 */
const LEFT: Readonly<Record<number, readonly number[]>> = {
  3: [1, 0, HALF],
  4: [1, 0, HALF, 0],
  5: [1, 0, HALF, HALF, 0],
  6: [1, 0, HALF, 0, HALF, 0],
}
const RIGHT: Readonly<Record<number, readonly number[]>> = {
  3: [0, 1, HALF],
  4: [0, 1, 0, HALF],
  5: [0, 1, HALF, 0, HALF],
  6: [0, 1, HALF, 0, 0, HALF],
}

/** The same sound in so many channels: one becomes two alike, two become their mean, more become stereo first. */
export function mixChannels(block: SoundBlock, channels: 1 | 2): SoundBlock {
  if (block.length === channels) return block
  const [first = new Float32Array(), second] = block
  if (!second) return [first, first]
  if (channels === 1) {
    const [left = first, right = first] = block.length > 2 ? mixChannels(block, 2) : block
    return [mixWeighted([left, right], [0.5, 0.5])]
  }
  const [toLeft, toRight] = [LEFT[block.length], RIGHT[block.length]]
  return toLeft && toRight ? [mixNormalized(block, toLeft), mixNormalized(block, toRight)] : [first, second]
}

function mixNormalized(block: SoundBlock, weights: readonly number[]): Float32Array {
  const sum = weights.reduce((total, weight) => total + weight, 0)
  return mixWeighted(
    block,
    weights.map((weight) => weight / sum),
  )
}

function mixWeighted(block: SoundBlock, weights: readonly number[]): Float32Array {
  const mixed = new Float32Array(getFrames(block))
  for (const [channel, values] of block.entries()) {
    const weight = weights[channel] ?? 0
    if (weight !== 0)
      for (let at = 0; at < mixed.length; at++) mixed[at] = (mixed[at] ?? 0) + weight * (values[at] ?? 0)
  }
  return mixed
}
