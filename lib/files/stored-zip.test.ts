import { strFromU8, strToU8, unzipSync } from 'fflate'
import { expect, test } from 'vitest'
import { joinBytes } from '../bytes/bytes.ts'
import { crc32 } from '../bytes/crc-32.ts'
import { centralDirectory, localHeader } from './stored-zip.ts'

test('files are extracted from the archive under their names, byte for byte', () => {
  const texts = { 'a.txt': 'Hello', 'folder/Zoë 日本.txt': 'Grüße', 'empty.bin': '' }
  const parts: Uint8Array[] = []
  const starts: number[] = []
  let at = 0
  const add = (part: Uint8Array) => {
    parts.push(part)
    at += part.length
  }
  const files = Object.entries(texts).map(([name, text]) => {
    const bytes = strToU8(text)
    const file = { name, size: bytes.length, crc: crc32(bytes), changed: new Date(2026, 10, 22, 12, 30, 44) }
    starts.push(at)
    add(localHeader(file))
    add(bytes)
    return file
  })
  add(centralDirectory(files, starts, at))
  const archive = joinBytes(parts)
  const found = Object.entries(unzipSync(archive)).map(([name, bytes]) => [name, strFromU8(bytes)])
  expect(Object.fromEntries(found)).toEqual(texts)
  const day = ((2026 - 1980) << 9) | (11 << 5) | 22
  const view = new DataView(archive.buffer)
  expect([view.getUint16(10, true), view.getUint16(12, true)]).toEqual([(12 << 11) | (30 << 5) | 22, day])
})

// APPNOTE 6.3.10, 4.4.6: MS-DOS counts years from 1980 and seconds in twos.
test.each([
  [new Date(1980, 0, 1, 0, 0, 0), 0, (1 << 5) | 1],
  [new Date(1970, 5, 15, 1, 2, 3), (1 << 11) | (2 << 5) | 1, (6 << 5) | 15],
  [new Date(2000, 11, 31, 23, 59, 59), (23 << 11) | (59 << 5) | 29, (20 << 9) | (12 << 5) | 31],
])('a file of %o has the time %i and the day %i', (changed, time, day) => {
  const view = new DataView(localHeader({ name: 'a', size: 0, crc: 0, changed }).buffer)
  expect([view.getUint16(10, true), view.getUint16(12, true)]).toEqual([time, day])
})
