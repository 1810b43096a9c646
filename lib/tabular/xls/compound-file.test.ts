import { expect, test } from 'vitest'
import { compoundStreams } from './compound-file.ts'

const END = 0xfffffffe
const ENTRIES: readonly (readonly [name: string, kind: number, start: number, size: number])[] = [
  ['Root Entry', 5, 3, 512],
  ['Folder', 1, 4, 100],
  ['Small', 2, 2, 99],
  ['Large', 2, 4, 100],
]

/** Sectors: their table, the directory, the table of small sectors, the small sectors, one stream. */
function compound(sectorShift = 9): Uint8Array {
  const bytes = new Uint8Array(6 * 512)
  const view = new DataView(bytes.buffer)
  const put = (at: number, value: number) => view.setUint32(at, value, true)
  view.setUint16(30, sectorShift, true)
  view.setUint16(32, 6, true)
  put(48, 1)
  put(56, 100)
  put(60, 2)
  put(68, END)
  for (let index = 0; index < 109; index++) put(76 + 4 * index, index === 0 ? 0 : 0xffffffff)
  for (let sector = 0; sector < 128; sector++) put(512 + 4 * sector, END)
  for (const [index, [name, kind, start, size]] of ENTRIES.entries()) {
    const at = 1024 + 128 * index
    for (let letter = 0; letter < name.length; letter++)
      view.setUint16(at + 2 * letter, name.charCodeAt(letter), true)
    view.setUint16(at + 64, 2 * name.length + 2, true)
    view.setUint8(at + 66, kind)
    put(at + 116, start)
    put(at + 120, size)
  }
  put(1536, END)
  put(1536 + 8, 0)
  bytes.fill(10, 2048, 2048 + 64)
  bytes.fill(12, 2048 + 128, 2048 + 192)
  bytes.fill(77, 2560)
  return bytes
}

test('a small stream follows its chain of small sectors, up to its declared length', () => {
  const small = compoundStreams(compound())('Small')
  expect([...(small ?? [])]).toEqual([...Array(64).fill(12), ...Array(35).fill(10)])
})

test('a stream exactly as long as the mini stream cutoff has regular sectors', () => {
  expect([...(compoundStreams(compound())('Large') ?? [])]).toEqual(Array(100).fill(77))
})

test('returns undefined for a folder and for a missing stream', () => {
  const streamOf = compoundStreams(compound())
  expect(streamOf('Folder')).toBeUndefined()
  expect(streamOf('large')).toBeUndefined()
})

test.each([8, 13])('sectors of 2 to the power of %i bytes are refused', (shift) =>
  expect(() => compoundStreams(compound(shift))).toThrow(new RangeError('no sector has this size')),
)

test('a chain that leads back into itself is refused, and so is one that leads outside', () => {
  const endless = compound()
  new DataView(endless.buffer).setUint32(512 + 16, 4, true)
  expect(() => compoundStreams(endless)('Large')).toThrow(new RangeError('a chain of sectors has no end'))
  const outOfRange = compound()
  new DataView(outOfRange.buffer).setUint32(512 + 16, 5, true)
  expect(() => compoundStreams(outOfRange)('Large')).toThrow(new RangeError('a sector lies behind the end'))
})
