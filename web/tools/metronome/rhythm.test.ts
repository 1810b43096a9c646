import * as v from 'valibot'
import { expect, test } from 'vitest'
import { clampTempo, getRhythm, Settings, tempoName, withNextAccent } from './rhythm.ts'

const DEFAULTS = v.parse(Settings, {})

test.each([
  [39, 40],
  [40, 40],
  [119.5, 120],
  [200, 200],
  [201, 200],
])('a tempo of %d is played at %d', (bpm, played) => {
  expect(clampTempo(bpm)).toBe(played)
})

test.each([
  [{ bpm: 40 }, true],
  [{ bpm: 39 }, false],
  [{ bpm: 200 }, true],
  [{ bpm: 201 }, false],
  [{ volume: 0 }, true],
  [{ volume: 1 }, true],
  [{ volume: 1.1 }, false],
  [{ beats: '8' }, true],
  [{ beats: '5' }, false],
  [{ accents: ['mute'] }, false],
])('%j is stored: %j', (settings, isValid) => {
  expect(v.is(Settings, settings)).toBe(isValid)
})

test('a rhythm has an accent per beat and as many parts as the subdivision says', () => {
  expect(getRhythm({ ...DEFAULTS, beats: '3', subdivision: '4' })).toEqual({
    bpm: 120,
    accents: ['strong', 'normal', 'normal'],
    parts: 4,
    sound: 'beep',
    hasCountIn: false,
  })
})

test('a beat cycles from strong to normal to mute and back, alone', () => {
  expect(withNextAccent(['strong', 'normal', 'mute'], 0)).toEqual(['normal', 'normal', 'mute'])
  expect(withNextAccent(['strong', 'normal', 'mute'], 1)).toEqual(['strong', 'mute', 'mute'])
  expect(withNextAccent(['strong', 'normal', 'mute'], 2)).toEqual(['strong', 'normal', 'strong'])
})

test.each([
  [40, 'Largo'],
  [69, 'Largo'],
  [70, 'Adagio'],
  [120, 'Moderato'],
  [139, 'Moderato'],
  [200, 'Presto'],
])('tempoName(): %d beats per minute are %s', (bpm, name) => {
  expect(tempoName(bpm)).toBe(name)
})
