import { clampTempo } from './rhythm.ts'

const MAX_PAUSE_MS = 2000
const MAX_TAPS = 8

/** Returns the latest taps with one more, in milliseconds; restarts after a pause of two seconds. */
export function addTap(taps: readonly number[], atMs: number): number[] {
  const last = taps.at(-1)
  if (last !== undefined && atMs - last > MAX_PAUSE_MS) return [atMs]
  return [...taps, atMs].slice(-MAX_TAPS)
}

/** The tempo of the median pause between up to eight taps; none before the second. One slip does not move it. */
export function tappedTempo(taps: readonly number[]): number | undefined {
  const pauses = taps.slice(1).map((tap, index) => tap - (taps[index] ?? tap))
  const median = getMedian(pauses)
  return median === undefined || median <= 0 ? undefined : clampTempo(60_000 / median)
}

function getMedian(values: readonly number[]): number | undefined {
  const sorted = values.toSorted((a, b) => a - b)
  const upper = sorted[Math.floor(sorted.length / 2)]
  const lower = sorted[Math.floor((sorted.length - 1) / 2)]
  return upper === undefined || lower === undefined ? undefined : (lower + upper) / 2
}
