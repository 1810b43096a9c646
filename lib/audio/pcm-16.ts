import { getFrames, type SoundBlock } from './sound-format.ts'

const FULL = 32_768

/**
 * Turns blocks into samples of 16 bits, channels in turn, little-endian. What has 16 bits already stays as it is; all
 * else gets triangular noise of one step before it is rounded, so that what is lost is noise and no distortion
 * (Lipshitz, Wannamaker, Vanderkooy: "Quantization and Dither", JAES 40). The noise is the same each time.
 */
export function pcm16Writer(): (block: SoundBlock) => Uint8Array<ArrayBuffer> {
  const noise = triangularNoise()
  return (block) => {
    const frames = getFrames(block)
    const samples = new Int16Array(frames * block.length)
    for (const [channel, values] of block.entries()) {
      const isExact = values.every((value) => Number.isInteger(value * FULL))
      for (let frame = 0, at = channel; frame < frames; frame++, at += block.length) {
        const value = (values[frame] ?? 0) * FULL
        const rounded = isExact ? value : Math.round(value + noise())
        samples[at] = rounded > 32_767 ? 32_767 : rounded < -FULL ? -FULL : rounded
      }
    }
    // All devices that run browsers are little-endian.
    return new Uint8Array(samples.buffer)
  }
}

/** The sum of two even ones of half a step each, from xorshift32 (Marsaglia, "Xorshift RNGs", 2003). */
function triangularNoise(): () => number {
  let state = 0x9e3779b9
  const even = () => {
    state ^= state << 13
    state ^= state >>> 17
    state ^= state << 5
    return (state >>> 0) / 0x1_0000_0000 - 0.5
  }
  return () => even() + even()
}

/** Reads 16-bit samples as in a file: interleaved channels, little-endian. */
export function blockOfPcm16(bytes: Uint8Array, channels: number): SoundBlock {
  // A copy begins at an even place, where such numbers must.
  const whole = bytes.length - (bytes.length % (2 * channels))
  return splitPcm16(new Int16Array(bytes.slice(0, whole).buffer), channels)
}

/** One array a channel, so that the same 16 bits can be had back of each sample. */
export function splitPcm16(values: Int16Array, channels: number): Float32Array[] {
  const frames = values.length / channels
  return Array.from({ length: channels }, (_, channel) => {
    const split = new Float32Array(frames)
    for (let frame = 0, at = channel; frame < frames; frame++, at += channels)
      split[frame] = (values[at] ?? 0) / FULL
    return split
  })
}
