import { toDataView } from '../bytes/bytes.ts'
import { getFrames, type SoundBlock, type SoundFormat } from './sound-format.ts'

const [PCM, EXTENSIBLE] = [1, 0xfffe]
const SAMPLE_BYTES = 2
/** KSDATAFORMAT_SUBTYPE_PCM, whose first two bytes are the format's number. */
const PCM_GUID = [1, 0, 0, 0, 0, 0, 0x10, 0, 0x80, 0, 0, 0xaa, 0, 0x38, 0x9b, 0x71]
/** Loudspeakers per number of channels, in the order of their bits (mono, stereo, 3.0, quad, 5.0, 5.1, 6.1, 7.1). */
const SPEAKERS = [0, 0x4, 0x3, 0x7, 0x33, 0x37, 0x3f, 0x13f, 0x63f]

/** Longest sound that fits in a WAV: its sizes have 32 bits. */
export const MAX_WAV_BYTES = 0xffff_ffff - 68

/**
 * Returns the header for 16-bit samples; more than two channels need the extended form (Microsoft,
 * WAVEFORMATEXTENSIBLE).
 */
export function wavHeader({ sampleRate, channels }: SoundFormat, dataBytes: number): Uint8Array<ArrayBuffer> {
  const isExtended = channels > 2
  const formatBytes = isExtended ? 40 : 16
  const bytes = new Uint8Array(28 + formatBytes)
  const view = toDataView(bytes)
  put(bytes, 0, 'RIFF')
  view.setUint32(4, bytes.length - 8 + dataBytes + (dataBytes % 2), true)
  put(bytes, 8, 'WAVEfmt ')
  view.setUint32(16, formatBytes, true)
  view.setUint16(20, isExtended ? EXTENSIBLE : PCM, true)
  view.setUint16(22, channels, true)
  view.setUint32(24, sampleRate, true)
  view.setUint32(28, sampleRate * channels * SAMPLE_BYTES, true)
  view.setUint16(32, channels * SAMPLE_BYTES, true)
  view.setUint16(34, 8 * SAMPLE_BYTES, true)
  if (isExtended) {
    view.setUint16(36, 22, true)
    view.setUint16(38, 8 * SAMPLE_BYTES, true)
    view.setUint32(40, SPEAKERS[channels] ?? 0, true)
    bytes.set(PCM_GUID, 44)
  }
  put(bytes, 20 + formatBytes, 'data')
  view.setUint32(24 + formatBytes, dataBytes, true)
  return bytes
}

function put(bytes: Uint8Array, at: number, text: string): void {
  bytes.set(
    Uint8Array.from(text, (letter) => letter.charCodeAt(0)),
    at,
  )
}

const FULL = 32_768

/**
 * Converts blocks to 16-bit samples, channels interleaved, little-endian. Samples that already have 16 bits remain
 * unchanged; all others get triangular noise of one step before rounding, so that the error is noise and not distortion
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
  // A copy starts at an even offset, as such numbers must.
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
