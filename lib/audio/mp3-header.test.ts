import { expect, test } from 'vitest'
import { readMp3Header } from './mp3-header.ts'

// ISO/IEC 11172-3, 2.4.2.3 and ISO/IEC 13818-3, 2.4.2.3: the bit rates of layer III, by their index.
const RATES_1 = [32, 40, 48, 56, 64, 80, 96, 112, 128, 160, 192, 224, 256, 320]
const RATES_2 = [8, 16, 24, 32, 40, 48, 56, 64, 80, 96, 112, 128, 144, 160]

test.each([
  [0xfb, RATES_1],
  [0xf3, RATES_2],
  [0xe3, RATES_2],
])('frames starting with ff %i have the bit rates %j', (kind, rates) => {
  const read = rates.map((_, index) => readMp3Header(Uint8Array.of(0xff, kind, (index + 1) << 4, 0))?.bitRate)
  expect(read).toEqual(rates)
})

test.each([
  [[0xff, 0xfb, 0x90, 0x00], 1, 44_100, 1152, 417, 32, false],
  [[0xff, 0xfb, 0x92, 0xc0], 1, 44_100, 1152, 418, 17, true],
  [[0xff, 0xfb, 0x94, 0x40], 1, 48_000, 1152, 384, 32, false],
  [[0xff, 0xfa, 0x98, 0x80], 1, 32_000, 1152, 576, 32, false],
  [[0xff, 0xf3, 0x80, 0x00], 2, 22_050, 576, 208, 17, false],
  [[0xff, 0xf3, 0x84, 0xc0], 2, 24_000, 576, 192, 9, true],
  [[0xff, 0xf3, 0x88, 0x00], 2, 16_000, 576, 288, 17, false],
  [[0xff, 0xe3, 0x80, 0x00], 2.5, 11_025, 576, 417, 17, false],
  [[0xff, 0xe3, 0x84, 0x00], 2.5, 12_000, 576, 384, 17, false],
  [[0xff, 0xe3, 0x88, 0xc0], 2.5, 8000, 576, 576, 9, true],
])(
  'the header %j is of version %d at %d Hz',
  (bytes, version, sampleRate, samples, sizeBytes, sideBytes, isMono) => {
    expect(readMp3Header(Uint8Array.of(0, ...bytes), 1)).toMatchObject({
      version,
      sampleRate,
      samples,
      sizeBytes,
      sideBytes,
      isMono,
    })
  },
)

test.each([
  ['no sync', [0xfe, 0xfb, 0x90, 0]],
  ['half a sync', [0xff, 0xdb, 0x90, 0]],
  ['the reserved version', [0xff, 0xeb, 0x90, 0]],
  ['layer II', [0xff, 0xfd, 0x90, 0]],
  ['layer I', [0xff, 0xff, 0x90, 0]],
  ['a free bit rate', [0xff, 0xfb, 0x00, 0]],
  ['the forbidden bit rate', [0xff, 0xfb, 0xf0, 0]],
  ['the reserved sample rate', [0xff, 0xfb, 0x9c, 0]],
  ['an end', [0xff]],
])('readMp3Header(): rejects %s', (_, bytes) => {
  expect(readMp3Header(Uint8Array.from(bytes))).toBeUndefined()
})
