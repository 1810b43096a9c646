import { UserError } from '../result/user-error.ts'

/** How long a sound should be, and how long its decoded part is. */
export type SoundExtent = {
  /** Announced number of samples per channel; undefined if the container announces none. */
  readonly announced: number | undefined
  /** Number of samples that a complete sound can lack: containers round, and decoders skip some. */
  readonly tolerance: number
  readonly decoded: number
  /** In Hz. */
  readonly sampleRate: number
  /** Whether the file ends too early, or decoding ended with an error. */
  readonly isCut: boolean
}

/**
 * Returns a note about the part of a sound that is missing; undefined if it is complete. Throws a `UserError` if nothing
 * of it is left.
 */
export function missingSoundNote(extent: SoundExtent): string | undefined {
  const { announced, tolerance, decoded, sampleRate, isCut } = extent
  if (decoded === 0)
    throw new UserError(isCut || announced ? 'The file is damaged or incomplete.' : 'The file has no sound.')
  const missing = announced === undefined ? 0 : announced - decoded
  if (announced === undefined || missing <= Math.max(tolerance, sampleRate * SHOWN_S))
    return isCut || missing > tolerance ? 'The file is damaged or incomplete: its end is missing.' : undefined
  return `The file is damaged or incomplete: ${secondsText(missing / sampleRate)} of ${secondsText(announced / sampleRate)} are missing.`
}

/** Shorter durations are rounded to nothing. */
const SHOWN_S = 0.05

/** `1.5 s`, or `61:05 min` from a minute on. */
function secondsText(seconds: number): string {
  if (seconds < 59.95) return `${seconds.toFixed(1)} s`
  const whole = Math.round(seconds)
  return `${Math.floor(whole / 60)}:${String(whole % 60).padStart(2, '0')} min`
}
