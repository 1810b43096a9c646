import { expect, test } from 'vitest'
import { missingSoundNote } from './missing-sound.ts'

const extent = { announced: 132_300, tolerance: 4410, decoded: 132_300, sampleRate: 44_100, isCut: false }

test.each([
  ['a complete sound', {}, undefined],
  ['a sound that lacks the delay of a decoder', { decoded: 130_252 }, undefined],
  [
    'a sound that lacks a few samples of a lossless format',
    { tolerance: 0, decoded: 130_252 },
    'The file is damaged or incomplete: its end is missing.',
  ],
  [
    'a sound that lacks little, in a file that is cut',
    { decoded: 130_252, isCut: true },
    'The file is damaged or incomplete: its end is missing.',
  ],
  ['half a sound', { decoded: 66_150 }, 'The file is damaged or incomplete: 1.5 s of 3.0 s are missing.'],
  [
    'a long sound',
    { announced: 44_100 * 3665, decoded: 44_100 * 3600, isCut: true },
    'The file is damaged or incomplete: 1:05 min of 61:05 min are missing.',
  ],
  [
    'a sound of unknown length whose file is cut',
    { announced: undefined, isCut: true },
    'The file is damaged or incomplete: its end is missing.',
  ],
  ['a sound of unknown length', { announced: undefined }, undefined],
])('missingSoundNote(): %s', (_, change, note) => {
  expect(missingSoundNote({ ...extent, ...change })).toBe(note)
})

test('missingSoundNote(): rejects a sound of which nothing is left', () => {
  expect(() => missingSoundNote({ ...extent, decoded: 0 })).toThrow('The file is damaged or incomplete.')
  const cut = { ...extent, announced: undefined, isCut: true }
  expect(() => missingSoundNote({ ...cut, decoded: 0 })).toThrow('The file is damaged or incomplete.')
  const empty = { ...extent, announced: undefined, decoded: 0 }
  expect(() => missingSoundNote(empty)).toThrow('The file has no sound.')
})
