import { readFileSync } from 'node:fs'
import { expect, test } from 'vitest'
import { convertByMatrix, matrixOfHeic } from './nclx-colors.ts'

/** A photo whose ICC profile is replaced by numbers of primaries, transfer and matrix. */
function heicWith(primaries: number, transfer: number): Uint8Array {
  const bytes = readFileSync(new URL('../fixtures/display-p3.heic', import.meta.url))
  const at = bytes.indexOf('colr') + 4
  bytes.write('nclx', at)
  bytes.writeUInt16BE(primaries, at + 4)
  bytes.writeUInt16BE(transfer, at + 6)
  return bytes
}

test.each([
  ['Display P3', 12, 13, [59, 200, 60], [0, 203, 11]],
  ['Display P3 with the curve of BT.709', 12, 1, [255, 0, 0], [255, 0, 0]],
  ['BT.2020', 9, 14, [128, 128, 128], [128, 128, 128]],
  ['BT.2020', 9, 13, [100, 150, 100], [42, 155, 93]],
] as const)('convertByMatrix(): %s', (_, primaries, transfer, color, srgb) => {
  const matrix = matrixOfHeic(heicWith(primaries, transfer))
  const pixels = Uint8ClampedArray.of(...color, 200)
  if (matrix) convertByMatrix(pixels, matrix)
  expect([matrix !== undefined, ...pixels]).toEqual([true, ...srgb, 200])
})

test.each([
  ['sRGB', 1, 13],
  ['unspecified', 2, 2],
  ['PQ', 9, 16],
  ['HLG', 9, 18],
])('matrixOfHeic(): leaves %s as it is', (_, primaries, transfer) => {
  expect(matrixOfHeic(heicWith(primaries, transfer))).toBeUndefined()
})
