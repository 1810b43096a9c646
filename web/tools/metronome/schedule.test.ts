import { expect, test } from 'vitest'
import type { Rhythm } from './rhythm.ts'
import { advance, changeRun, type Run, startRun, type Tick } from './schedule.ts'

const COMMON_TIME: Rhythm = {
  bpm: 120,
  accents: ['strong', 'normal', 'normal', 'normal'],
  parts: 1,
  sound: 'beep',
  hasCountIn: false,
}

/** Returns the ticks that a run emits when advanced at these times, each time for 2.5 s ahead. */
function ticksOf(run: Run, times: readonly number[]): Tick[] {
  const found: Tick[] = []
  let present = run
  for (const nowS of times) {
    const { run: next, ticks } = advance(present, nowS, nowS + 2.5)
    found.push(...ticks)
    present = next
  }
  return found
}

/** Known times up to `untilS`, at uneven distances of up to 0.6 s, and one of 1.5 s. */
function unevenTimes(untilS: number): number[] {
  const times: number[] = []
  let state = 12345
  for (let at = 0; at < untilS; ) {
    times.push(at)
    state = (state * 1103515245 + 12345) % 2147483648
    at += times.length === 400 ? 1.5 : 0.001 + (0.599 * state) / 2147483648
  }
  return times
}

test.each([
  [40, 1],
  [97, 1],
  [120, 1],
  [133, 3],
  [200, 4],
])(
  'at %d BPM in %d parts ten minutes of ticks remain on their grid, none missing and none twice',
  (bpm, parts) => {
    const startS = 0.05
    const ticks = ticksOf(startRun({ ...COMMON_TIME, bpm, parts }, startS), unevenTimes(600))
    const within = ticks.filter(({ atS }) => atS < 600)
    expect(within).toHaveLength(Math.ceil(((600 - startS) * bpm * parts) / 60))
    const errors = within.map(({ atS }, index) => Math.abs(atS - (startS + (index * 60) / (bpm * parts))))
    expect(Math.max(...errors)).toBe(0)
  },
)

test('beat 1 is strong and the measure repeats', () => {
  const beats = ticksOf(startRun(COMMON_TIME, 0), [0]).map(({ beat, strength }) => `${beat} ${strength}`)
  expect(beats).toEqual(['0 strong', '1 normal', '2 normal', '3 normal', '0 strong'])
})

test('after a sleep longer than all that was set, nothing is caught up on, and what follows is on the grid', () => {
  const ticks = ticksOf(startRun(COMMON_TIME, 0), [0, 10.2]).map(({ atS }) => atS)
  expect(ticks).toEqual([0, 0.5, 1, 1.5, 2, 10.5, 11, 11.5, 12, 12.5])
})

test('parts of a beat are soft, and those of a muted beat are silent with it', () => {
  const rhythm: Rhythm = { ...COMMON_TIME, accents: ['strong', 'mute'], parts: 2 }
  expect(ticksOf(startRun(rhythm, 0), [0]).map(({ strength, part }) => `${part} ${strength}`)).toEqual([
    '0 strong',
    '1 soft',
    '0 mute',
    '1 mute',
    '0 strong',
    '1 soft',
    '0 mute',
    '1 mute',
    '0 strong',
    '1 soft',
  ])
})

test('the count-in is one measure without subdivisions and without mutes', () => {
  const rhythm: Rhythm = { ...COMMON_TIME, accents: ['mute', 'mute'], parts: 2, hasCountIn: true }
  const ticks = ticksOf(startRun(rhythm, 0), [0])
  expect(
    ticks.slice(0, 4).map(({ atS, beat, strength, isCountIn }) => [atS, beat, strength, isCountIn]),
  ).toEqual([
    [0, 0, 'strong', true],
    [0.5, 1, 'normal', true],
    [1, 0, 'mute', false],
    [1.25, 0, 'mute', false],
  ])
})

test('a new tempo applies at the next beat and restarts the measure', () => {
  const run = changeRun(startRun(COMMON_TIME, 0), 1.2, { ...COMMON_TIME, bpm: 60 }, true)
  expect(ticksOf(run, [1.2]).map(({ atS, beat }) => [atS, beat])).toEqual([
    [1.5, 0],
    [2.5, 1],
    [3.5, 2],
  ])
})

test('dragging the tempo continues the measure, and the next beat keeps its time', () => {
  let run = startRun(COMMON_TIME, 0)
  for (const bpm of [119, 110, 100, 90, 60]) run = changeRun(run, 0.6, { ...COMMON_TIME, bpm }, false)
  expect(ticksOf(run, [0.6]).map(({ atS, beat }) => [atS, beat])).toEqual([
    [1, 2],
    [2, 3],
    [3, 0],
  ])
})

test('a new number of beats restarts the measure', () => {
  const three: Rhythm = { ...COMMON_TIME, accents: ['strong', 'normal', 'normal'] }
  const run = changeRun(startRun(COMMON_TIME, 0), 0.6, three, false)
  expect(ticksOf(run, [0.6]).map(({ beat }) => beat)).toEqual([0, 1, 2, 0, 1])
})

test('a change during the count-in restarts the count-in', () => {
  const rhythm: Rhythm = { ...COMMON_TIME, hasCountIn: true }
  const run = changeRun(startRun(rhythm, 0), 0.6, { ...rhythm, bpm: 60 }, true)
  expect(ticksOf(run, [0.6]).map(({ atS, beat, isCountIn }) => [atS, beat, isCountIn])).toEqual([
    [1, 0, true],
    [2, 1, true],
    [3, 2, true],
  ])
})
