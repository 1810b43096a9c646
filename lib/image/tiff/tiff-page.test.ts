import { expect, test } from 'vitest'
import { readTiffPage, refuseBigTiff } from './tiff-page.ts'

/** Entries of an RGB page of one strip. */
const RGB: Readonly<Record<number, readonly number[]>> = {
  256: [4],
  257: [5],
  258: [8, 8, 8],
  262: [2],
  273: [8],
  277: [3],
  278: [2],
  279: [24],
}
const page = (change: Readonly<Record<number, readonly number[]>>) => {
  const tags = { ...RGB, ...change }
  return readTiffPage((tag) => tags[tag])
}

test.each([
  ['ZSTD compression', { 259: [50000] }],
  ['LZMA compression', { 259: [34925] }],
  ['WebP compression', { 259: [50001] }],
  ['JPEG 2000 compression', { 259: [34712] }],
  ['LERC compression', { 259: [34887] }],
  ['JBIG compression', { 259: [34661] }],
  ['unknown (77) compression', { 259: [77] }],
  ['CMYK and JPEG compression', { 259: [7], 262: [5], 277: [4], 258: [8, 8, 8, 8] }],
  ['JPEG compression of 12 bits', { 259: [7], 258: [12, 12, 12] }],
  ['signed samples', { 339: [2, 2, 2] }],
  ['samples of different sizes', { 258: [5, 6, 5] }],
  ['24 bits per sample', { 258: [24, 24, 24] }],
  ['this kind of color (32803)', { 262: [32803] }],
  ['this kind of YCbCr', { 262: [6], 258: [16, 16, 16] }],
])('readTiffPage(): rejects %s by name', (kind, change) => {
  expect(() => page(change)).toThrow(`TIFF with ${kind} is not supported.`)
})

test('readTiffPage(): lists strips; the last one is shorter', () => {
  const { chunks } = page({ 273: [8, 32, 56], 279: [24, 24, 12] })
  expect(chunks.map(({ y, height, offset, sizeBytes }) => [y, height, offset, sizeBytes])).toEqual([
    [0, 2, 8, 24],
    [2, 2, 32, 24],
    [4, 1, 56, 12],
  ])
})

test('readTiffPage(): lists tiles plane after plane', () => {
  const tiles = { 322: [3], 323: [5], 284: [2], 324: [1, 2, 3, 4, 5, 6], 325: [9, 9, 9, 9, 9, 9] }
  expect(page(tiles).chunks.map(({ x, plane, offset }) => [x, plane, offset])).toEqual([
    [0, 0, 1],
    [3, 0, 2],
    [0, 1, 3],
    [3, 1, 4],
    [0, 2, 5],
    [3, 2, 6],
  ])
})

test('refuseBigTiff(): rejects both byte orders', () => {
  for (const bytes of [
    [0x49, 0x49, 43, 0],
    [0x4d, 0x4d, 0, 43],
  ])
    expect(() => refuseBigTiff(Uint8Array.from(bytes))).toThrow('BigTIFF is not supported.')
  refuseBigTiff(Uint8Array.of(0x49, 0x49, 42, 0))
})
