import type { Accent, Rhythm } from './rhythm.ts'

/** Rhythm mapped to a clock: beat `k` is at exactly `startS + k·60/bpm`, however long it runs. Times in seconds. */
type Grid = {
  readonly rhythm: Rhythm
  readonly startS: number
  /** Position of the grid's beat 0 in the music; below 0 is the count-in, 0 the first beat of the first measure. */
  readonly offset: number
}

/** A moment at which something sounds. */
export type Tick = {
  readonly atS: number
  /** The beat of the measure, from 0. */
  readonly beat: number
  /** The part of the beat, from 0, which is the beat itself. */
  readonly part: number
  readonly strength: Accent | 'soft'
  readonly isCountIn: boolean
}

/** Grid with the number of its first tick that is not emitted yet. */
export type Run = { readonly grid: Grid; readonly next: number }

export function startRun(rhythm: Rhythm, startS: number): Run {
  return { grid: { rhythm, startS, offset: firstOffset(rhythm) }, next: 0 }
}

/**
 * Returns the new ticks from now to the horizon. Past ticks are skipped, never caught up on: future ones remain on the
 * grid.
 */
export function advance({ grid, next }: Run, nowS: number, horizonS: number): { run: Run; ticks: Tick[] } {
  const from = Math.max(next, firstIndexFrom(grid, nowS, grid.rhythm.parts))
  const to = Math.max(from, firstIndexFrom(grid, horizonS, grid.rhythm.parts))
  const ticks: Tick[] = []
  for (let index = from; index < to; index++) {
    const tick = getTick(grid, index)
    if (!(tick.isCountIn && tick.part > 0)) ticks.push(tick)
  }
  return { run: { grid, next: to }, ticks }
}

/**
 * Returns the run with another rhythm from its first beat at or after `fromS`. A new tempo or number of beats restarts
 * the measure (or the count-in), unless the tempo is still being dragged; other changes continue in it.
 */
export function changeRun({ grid }: Run, fromS: number, rhythm: Rhythm, restartsBar: boolean): Run {
  const beat = firstIndexFrom(grid, fromS, 1)
  const place = grid.offset + beat
  const isOtherBar = rhythm.accents.length !== grid.rhythm.accents.length
  const offset = restartsBar || isOtherBar ? (place < 0 ? firstOffset(rhythm) : 0) : place
  return { grid: { rhythm, startS: getTime(grid, beat, 1), offset }, next: 0 }
}

/** A count-in is one measure before the music. */
function firstOffset({ hasCountIn, accents }: Rhythm): number {
  return hasCountIn ? -accents.length : 0
}

/** Multiplied, never added up, so that no error grows. */
function getTime({ rhythm, startS }: Grid, index: number, parts: number): number {
  return startS + (index * 60) / (rhythm.bpm * parts)
}

/** The number of the first tick at or after a time. */
function firstIndexFrom(grid: Grid, timeS: number, parts: number): number {
  const guess = Math.max(0, Math.floor(((timeS - grid.startS) * grid.rhythm.bpm * parts) / 60) - 1)
  let index = guess
  while (getTime(grid, index, parts) < timeS) index++
  return index
}

function getTick(grid: Grid, index: number): Tick {
  const { accents, parts } = grid.rhythm
  const place = grid.offset + Math.floor(index / parts)
  const beat = ((place % accents.length) + accents.length) % accents.length
  const part = index % parts
  const isCountIn = place < 0
  return {
    atS: getTime(grid, index, parts),
    beat,
    part,
    strength: isCountIn ? countInStrength(beat) : getStrength(accents[beat] ?? 'normal', part),
    isCountIn,
  }
}

/** A muted beat is silent to its end. */
function getStrength(accent: Accent, part: number): Tick['strength'] {
  return part > 0 && accent !== 'mute' ? 'soft' : accent
}

function countInStrength(beat: number): Accent {
  return beat === 0 ? 'strong' : 'normal'
}
