import { readFileSync } from 'node:fs'
import { expect, test } from 'vitest'
import { barePng } from './bare-png.ts'
import { pngChunk } from './png-chunk.ts'
import { pngChunks } from './png-chunks.ts'

const png = new Uint8Array(readFileSync(new URL('../fixtures/opaque.png', import.meta.url)))
const behind = [...pngChunk('IDAT', Uint8Array.of(1, 2, 3)), ...new Uint8Array(1024)]
const longer = Uint8Array.from([...png, ...behind])

test('the end of a PNG ends its chunks, even if data follows', () => {
  expect(Array.from(pngChunks(longer), ({ type }) => type)).toEqual(['IHDR', 'IDAT', 'IEND'])
})

test('barePng(): drops data hidden after the end', () => {
  expect(barePng(longer)).toEqual(barePng(png))
})
