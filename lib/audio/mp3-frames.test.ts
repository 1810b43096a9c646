import { expect, test } from 'vitest'
import { Mp3Frames } from './mp3-frames.ts'

/** A frame of version 1 at 44.1 kHz: 9 is 128 kbit/s and 417 bytes, 11 is 192 kbit/s and 626 bytes; padded ones have one more. */
function frame(rate: 9 | 11, padding: 0 | 1): Uint8Array {
  const bytes = new Uint8Array((rate === 9 ? 417 : 626) + padding)
  bytes.set([0xff, 0xfb, (rate << 4) | (padding << 1), 0])
  return bytes
}

function counted(...frames: readonly Uint8Array[]): Mp3Frames {
  const all = new Mp3Frames()
  for (const bytes of frames) all.add(bytes)
  return all
}

test('a bit rate is constant though some frames are padded, and variable once it changes', () => {
  const constant = counted(frame(9, 0), frame(9, 1), frame(9, 0))
  expect([constant.isVariable, constant.count, constant.bytes]).toEqual([false, 3, 1252])
  const variable = counted(frame(9, 0), frame(11, 0))
  expect([variable.isVariable, variable.count, variable.bytes]).toEqual([true, 2, 1043])
  expect(variable.model).toEqual(Uint8Array.of(0xff, 0xfb, 0x90, 0))
})

test('frames are counted however they are cut', () => {
  const whole = Uint8Array.from([...frame(9, 0), ...frame(9, 1), ...frame(9, 0)])
  for (const size of [1, 3, 417, 500]) {
    const all = new Mp3Frames()
    for (let at = 0; at < whole.length; at += size) all.add(whole.subarray(at, at + size))
    expect([all.count, all.bytes]).toEqual([3, 1252])
    expect(all.crc).toBe(counted(whole).crc)
  }
})

test('the seek table follows the bytes, not the time, where the bit rate changes', () => {
  const half = (rate: 9 | 11) => Array.from({ length: 50 }, () => frame(rate, 0))
  const all = counted(...half(9), ...half(11))
  const total = 50 * 417 + 50 * 626
  const table = all.seekTable(0)
  expect([table[0], table[25], table[50], table[99]]).toEqual(
    [0, 25 * 417, 50 * 417, 50 * 417 + 49 * 626].map((at) => Math.floor((256 * at) / total)),
  )
  expect([...new Mp3Frames().seekTable(0)]).toEqual(Array.from({ length: 100 }, () => 0))
})
