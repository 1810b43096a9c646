import type { SoundName } from './rhythm.ts'
import type { Tick } from './schedule.ts'

/** How one click sounds. */
export type Click = {
  /** A sine of this frequency, or noise without what is below it. */
  readonly source: 'tone' | 'noise'
  readonly frequencyHz: number
  readonly lengthS: number
  readonly loudness: number
  /** Share of the loudness left just before the end. */
  readonly tail: number
}

type Strength = Exclude<Tick['strength'], 'mute'>

const LOUDNESS = { strong: 1, normal: 0.85, soft: 0.4 } as const satisfies Record<Strength, number>

const VOICES = {
  beep: { source: 'tone', lengthS: 0.1, tail: 0.3, frequencyHz: { strong: 800, normal: 400, soft: 400 } },
  wood: {
    source: 'tone',
    lengthS: 0.06,
    tail: 0.001,
    frequencyHz: { strong: 1800, normal: 1200, soft: 1200 },
  },
  'hi-hat': {
    source: 'noise',
    lengthS: 0.05,
    tail: 0.002,
    frequencyHz: { strong: 6000, normal: 8500, soft: 8500 },
  },
} as const satisfies Record<SoundName, object>

export function getClick(sound: SoundName, strength: Strength): Click {
  const { frequencyHz, ...voice } = VOICES[sound]
  return { ...voice, frequencyHz: frequencyHz[strength], loudness: LOUDNESS[strength] }
}

const ATTACK_S = 0.002
const RELEASE_S = 0.005

/** A point of an envelope and how it is reached from the one before. */
type Point = { readonly afterS: number; readonly gain: number; readonly ramp: 'linear' | 'exponential' }

/** From silence to silence without a jump, for a jump is heard as a pop. */
export function getEnvelope({ lengthS, loudness, tail }: Click): readonly Point[] {
  return [
    { afterS: 0, gain: 0, ramp: 'linear' },
    { afterS: ATTACK_S, gain: loudness, ramp: 'linear' },
    { afterS: lengthS - RELEASE_S, gain: loudness * tail, ramp: 'exponential' },
    { afterS: lengthS, gain: 0, ramp: 'linear' },
  ]
}

/** White noise from −1 to 1, always the same: Marsaglia's xorshift with 32 bits ("Xorshift RNGs", 2003). */
export function noiseSamples(count: number): Float32Array<ArrayBuffer> {
  let state = 0x9e3779b9
  return Float32Array.from({ length: count }, () => {
    state ^= state << 13
    state ^= state >>> 17
    state ^= state << 5
    return state / 0x80000000
  })
}
