import { crc32, inflateSync } from 'node:zlib'
import { expect, test } from 'vitest'
import { encodePng } from './encode-png.ts'
import { FORMAT_FACTS } from './image-options.ts'

test('ISO/IEC 15948: a signature, a head, rows without a filter, an end, each with its checksum', () => {
  const pixels = Uint8Array.of(1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12)
  const png = Buffer.from(encodePng({ width: 1, height: 3 }, pixels))
  expect([...png.subarray(0, 8)]).toEqual([0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a])
  const chunks: [string, Buffer][] = []
  for (let at = 8; at < png.length; ) {
    const length = png.readUInt32BE(at)
    const data = png.subarray(at + 8, at + 8 + length)
    chunks.push([png.toString('latin1', at + 4, at + 8), data])
    expect(png.readUInt32BE(at + 8 + length)).toBe(crc32(png.subarray(at + 4, at + 8 + length)))
    at += 12 + length
  }
  const [head, rows, end] = chunks
  expect(chunks.map(([name]) => name)).toEqual(['IHDR', 'IDAT', 'IEND'])
  expect([...(head?.[1] ?? [])]).toEqual([0, 0, 0, 1, 0, 0, 0, 3, 8, 6, 0, 0, 0])
  expect([...inflateSync(rows?.[1] ?? '')]).toEqual([0, 1, 2, 3, 4, 0, 5, 6, 7, 8, 0, 9, 10, 11, 12])
  expect(end?.[1]).toHaveLength(0)
})

test('sides are as long as the formats have bits for: 16 in JPEG (T.81, B.2.2), 14 in WebP (RFC 6386, 9.1)', () => {
  expect(FORMAT_FACTS).toEqual({
    jpeg: { title: 'JPEG', extension: 'jpg', isClear: false, hasQuality: true, maxSide: 2 ** 16 - 1 },
    png: { title: 'PNG', extension: 'png', isClear: true, hasQuality: false, maxSide: 2 ** 16 - 1 },
    webp: { title: 'WebP', extension: 'webp', isClear: true, hasQuality: true, maxSide: 2 ** 14 - 1 },
    avif: { title: 'AVIF', extension: 'avif', isClear: true, hasQuality: true, maxSide: 2 ** 16 - 1 },
  })
})
