import type { Mp3Ends } from './info-frame.ts'

/** Which samples of what a decoder gives are sound. */
export type TrimPlan = {
  /** The first one. */
  readonly first: number
  /** How many there are; nothing where that is not told, and all are taken to the end. */
  readonly count: number | undefined
  /** How many at the end are none, where there is no count. */
  readonly dropped: number
}

/** What every decoder of MP3 adds at the start (ISO/IEC 11172-3: 528 of the filters, and 1). */
const MP3_DECODER_DELAY = 529
const WHOLE: TrimPlan = { first: 0, count: undefined, dropped: 0 }

/** An MP3 tells in its Info frame what its encoder put before and behind the sound. */
export function mp3Trim(ends: Mp3Ends | undefined, samplesPerFrame: number): TrimPlan {
  if (!ends) return WHOLE
  const count = ends.frames * samplesPerFrame - ends.delay - ends.padding
  return count > 0 ? { first: ends.delay + MP3_DECODER_DELAY, count, dropped: 0 } : WHOLE
}

/** Most containers tell times, in seconds: what lies before 0, and behind the end, was put there by the encoder. */
export function timedTrim(firstTime: number, endTime: number, sampleRate: number): TrimPlan {
  const first = Math.max(0, Math.round(-firstTime * sampleRate))
  const count = Math.round((endTime - Math.max(0, firstTime)) * sampleRate)
  return count > 0 ? { first, count, dropped: 0 } : WHOLE
}

/** The times of WebM are too coarse for that; it tells what its last block has too much, in nanoseconds. */
export function webmTrim(discardedNs: number, sampleRate: number): TrimPlan {
  return { ...WHOLE, dropped: Math.round((discardedNs * sampleRate) / 1e9) }
}
