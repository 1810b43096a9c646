import { expect, test } from 'vitest'
import { type ClickOutput, createPlayer } from './player.ts'
import type { Rhythm } from './rhythm.ts'

const RHYTHM: Rhythm = {
  bpm: 120,
  accents: ['strong', 'normal', 'normal', 'normal'],
  parts: 1,
  sound: 'beep',
  hasCountIn: false,
}

/** A clock that is set by hand and a list of the clicks that are to be heard. */
function createTestPlayer() {
  const clock = { now: 0 }
  const clicks: { readonly atS: number; readonly frequencyHz: number }[] = []
  const output: ClickOutput = {
    now: () => clock.now,
    play: ({ frequencyHz }, atS) => {
      const click = { atS, frequencyHz }
      clicks.push(click)
      return () => {
        if (atS + 0.1 > clock.now) clicks.splice(clicks.indexOf(click), 1)
      }
    },
  }
  return { clock, clicks, player: createPlayer(output) }
}

test('the first click is immediate, and a page blocked for two seconds misses none', () => {
  const { clock, clicks, player } = createTestPlayer()
  player.start(RHYTHM)
  clock.now = 2.1
  player.wake()
  expect(clicks.slice(0, 6)).toEqual([
    { atS: 0.05, frequencyHz: 800 },
    { atS: 0.55, frequencyHz: 400 },
    { atS: 1.05, frequencyHz: 400 },
    { atS: 1.55, frequencyHz: 400 },
    { atS: 2.05, frequencyHz: 800 },
    { atS: 2.55, frequencyHz: 400 },
  ])
})

test('a new tempo cancels the clicks of the old one, from the next beat on', () => {
  const { clock, clicks, player } = createTestPlayer()
  player.start(RHYTHM)
  clock.now = 0.7
  player.change({ ...RHYTHM, bpm: 60 }, true)
  expect(clicks).toEqual([
    { atS: 0.05, frequencyHz: 800 },
    { atS: 0.55, frequencyHz: 400 },
    { atS: 1.05, frequencyHz: 800 },
    { atS: 2.05, frequencyHz: 400 },
    { atS: 3.05, frequencyHz: 400 },
  ])
})

test('stopping cancels all future clicks', () => {
  const { clock, clicks, player } = createTestPlayer()
  player.start(RHYTHM)
  clock.now = 0.7
  player.stop()
  player.wake()
  expect(clicks.map(({ atS }) => atS)).toEqual([0.05, 0.55])
})

test('a muted beat is silent and still seen', () => {
  const { clicks, player } = createTestPlayer()
  player.start({ ...RHYTHM, accents: ['mute', 'normal'] })
  expect(clicks.map(({ atS }) => atS)).toEqual([0.55, 1.55])
  expect(player.beatAt(0.3)?.beat).toBe(0)
})

test('the beat is that which is heard now, whatever sounds within it', () => {
  const { player } = createTestPlayer()
  player.start({ ...RHYTHM, parts: 4 })
  expect([0.049, 0.05, 0.54, 0.55, 1.1].map((at) => player.beatAt(at)?.beat)).toEqual([undefined, 0, 0, 1, 2])
})
