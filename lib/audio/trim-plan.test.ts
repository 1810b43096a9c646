import { expect, test } from 'vitest'
import { byFfmpeg } from './sounds.fixture.ts'
import { mp3Trim, timedTrim, webmTrim } from './trim-plan.ts'
import { discardedAtEnd } from './webm-ends.ts'

test('an MP3 without an Info frame is used whole, one with it without its ends', () => {
  expect(mp3Trim(undefined, 1152)).toEqual({ first: 0, count: undefined, dropped: 0 })
  expect(mp3Trim({ frames: 116, delay: 576, padding: 756 }, 1152)).toEqual({
    first: 1105,
    count: 132_300,
    dropped: 0,
  })
})

test('timedTrim(): cuts samples before the start and after the end', () => {
  expect(timedTrim(-1024 / 44_100, 3, 44_100)).toEqual({ first: 1024, count: 132_300, dropped: 0 })
  expect(timedTrim(0, 3, 48_000)).toEqual({ first: 0, count: 144_000, dropped: 0 })
})

test('a WebM contains the number of excess samples in its last block', async () => {
  // A second of Opus takes 51 blocks of 960 samples after a delay of 312: 648 are too many.
  const bytes = byFfmpeg('opus.webm', ['-f', 'lavfi', '-i', 'sine=440:d=1:r=48000', '-c:a', 'libopus'])
  const discarded = await discardedAtEnd(async (from, to) => bytes.subarray(from, to), bytes.length)
  expect(discarded).toBe(13_500_000)
  expect(webmTrim(discarded, 48_000)).toEqual({ first: 0, count: undefined, dropped: 648 })
})

test('discardedAtEnd(): returns 0 for other formats than WebM', async () => {
  const bytes = new TextEncoder().encode('no film at all')
  expect(await discardedAtEnd(async (from, to) => bytes.subarray(from, to), bytes.length)).toBe(0)
})

const WHOLE = { first: 0, count: undefined, dropped: 0 }

test('a sound that would have nothing left is used whole', () => {
  expect(mp3Trim({ frames: 1, delay: 576, padding: 576 }, 1152)).toEqual(WHOLE)
  expect(mp3Trim({ frames: 1, delay: 576, padding: 575 }, 1152)).toEqual({
    first: 1105,
    count: 1,
    dropped: 0,
  })
  expect(timedTrim(0, 0, 48_000)).toEqual(WHOLE)
})

test('a sound that starts later is as long as its duration', () => {
  expect(timedTrim(1, 3, 48_000)).toEqual({ first: 0, count: 96_000, dropped: 0 })
})
