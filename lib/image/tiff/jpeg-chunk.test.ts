import { expect, test } from 'vitest'
import { toJpegFile } from './jpeg-chunk.ts'

const CHUNK = Uint8Array.of(0xff, 0xd8, 1, 2, 0xff, 0xd9)
const TABLES = Uint8Array.of(0xff, 0xd8, 8, 9, 0xff, 0xd9)
const ADOBE = [
  0xff,
  0xee,
  0,
  14,
  ...Array.from('Adobe', (letter) => letter.charCodeAt(0)),
  0,
  100,
  0,
  0,
  0,
  0,
]

test.each([
  ['ycbcr', TABLES, [0xff, 0xd8, ...ADOBE, 1, 8, 9, 1, 2, 0xff, 0xd9]],
  ['rgb', TABLES, [0xff, 0xd8, ...ADOBE, 0, 8, 9, 1, 2, 0xff, 0xd9]],
  ['gray', TABLES, [0xff, 0xd8, 8, 9, 1, 2, 0xff, 0xd9]],
  ['gray', undefined, [...CHUNK]],
] as const)('toJpegFile(): %s with tables %j', (photometric, tables, file) => {
  expect([...toJpegFile(CHUNK, tables, photometric)]).toEqual(file)
})
