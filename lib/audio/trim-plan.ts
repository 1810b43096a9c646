import type { Mp3Ends } from './info-frame.ts'

/** Range of a decoder's samples that are sound. */
export type TrimPlan = {
  /** The first one. */
  readonly first: number
  /** Number of samples; undefined if unknown, then all to the end are used. */
  readonly count: number | undefined
  /** Number of samples to drop at the end, without a count. */
  readonly dropped: number
}

/** Delay of every MP3 decoder at the start (ISO/IEC 11172-3: 528 of the filters, and 1). */
export const MP3_DECODER_DELAY = 529
const WHOLE: TrimPlan = { first: 0, count: undefined, dropped: 0 }

/** Plans the trim of an MP3 by the encoder delay and padding of its Info frame. */
export function mp3Trim(ends: Mp3Ends | undefined, samplesPerFrame: number): TrimPlan {
  if (!ends) return WHOLE
  const count = ends.frames * samplesPerFrame - ends.delay - ends.padding
  return count > 0 ? { first: ends.delay + MP3_DECODER_DELAY, count, dropped: 0 } : WHOLE
}

/**
 * Plans the trim by times in seconds, which most containers have: the encoder added samples before 0 and after the end.
 */
export function timedTrim(firstTime: number, endTime: number, sampleRate: number): TrimPlan {
  const first = Math.max(0, Math.round(-firstTime * sampleRate))
  const count = Math.round((endTime - Math.max(0, firstTime)) * sampleRate)
  return count > 0 ? { first, count, dropped: 0 } : WHOLE
}

/** Plans the trim of a WebM by the excess of its last block, in nanoseconds; its times are too coarse. */
export function webmTrim(discardedNs: number, sampleRate: number): TrimPlan {
  return { ...WHOLE, dropped: Math.round((discardedNs * sampleRate) / 1e9) }
}
