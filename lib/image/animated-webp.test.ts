import { execFileSync } from 'node:child_process'
import { mkdtempSync, readFileSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { expect, test } from 'vitest'
import { animatedWebp, changedPart } from './animated-webp.ts'
import { readImageHeader } from './header/read-image-header.ts'

const still = new Uint8Array(readFileSync(new URL('fixtures/lossless.webp', import.meta.url)))

test('webpmux reads the frames with their places and times, and how often they are shown', () => {
  const { width = 0, height = 0 } = readImageHeader(still) ?? {}
  const bytes = animatedWebp(
    { width: width + 10, height: height + 6 },
    [
      { place: { x: 0, y: 0, width, height }, durationMs: 70, webp: still },
      { place: { x: 10, y: 6, width, height }, durationMs: 1234, webp: still },
    ],
    3,
  )
  const path = join(mkdtempSync(join(tmpdir(), 'sundry-webp-')), 'moving.webp')
  writeFileSync(path, bytes)
  const output = execFileSync('webpmux', ['-info', path], { encoding: 'utf8' })
  expect(output).toContain(`Canvas size: ${width + 10} x ${height + 6}`)
  expect(output).toContain('Loop Count : 3')
  const frames = output
    .split('\n')
    .filter((line) => /^\s*\d+:/.test(line))
    .map((line) => line.trim().split(/\s+/).slice(1, 9))
  expect(frames.map(([w, h, , x, y, ms, dispose, blend]) => [w, h, x, y, ms, dispose, blend])).toEqual([
    [String(width), String(height), '0', '0', '70', 'none', 'no'],
    [String(width), String(height), '10', '6', '1234', 'none', 'no'],
  ])
})

// The pixels are numbered row by row, from the upper left on.
test.each([
  ['nothing', [], undefined],
  ['one pixel', [15], { x: 2, y: 2, width: 2, height: 1 }],
  ['two corners', [7, 22], { x: 0, y: 0, width: 5, height: 4 }],
  ['a corner on the right, and one on the left below it', [4, 15], { x: 2, y: 0, width: 3, height: 3 }],
  ['the first pixel', [0], { x: 0, y: 0, width: 1, height: 1 }],
  ['the last pixel', [23], { x: 4, y: 2, width: 2, height: 2 }],
])('of an image that differs in %s, only that part is returned', (_, changed, part) => {
  const before = new Uint8ClampedArray(4 * 24)
  const after = before.slice()
  for (const pixel of changed) after[4 * pixel + 1] = 9
  expect(changedPart(before, after, { width: 6, height: 4 })).toEqual(part)
})

// RFC 9649, 2.7: 16 bits for the loops, 24 bits for the duration of a frame; the second and the fifth bit flag
// animation and alpha.
test('a time and a number of loops that have no room become the largest that have', () => {
  const frame = { place: { x: 0, y: 0, width: 1, height: 1 }, webp: still }
  const bytes = animatedWebp({ width: 300, height: 2 }, [{ ...frame, durationMs: 2 ** 25 }], 70_000)
  expect([...bytes.subarray(12, 30)]).toEqual([
    ...new TextEncoder().encode('VP8X'),
    ...[10, 0, 0, 0],
    ...[0x12, 0, 0, 0],
    ...[0x2b, 0x01, 0, 1, 0, 0],
  ])
  expect([...bytes.subarray(42, 44)]).toEqual([0xff, 0xff])
  expect([...bytes.subarray(64, 68)]).toEqual([0xff, 0xff, 0xff, 2])
})
