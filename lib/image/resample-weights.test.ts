import { expect, test } from 'vitest'
import { KERNELS } from './resample-weights.ts'

// Mitchell and Netravali (1988) with B = C = 1/3; sinc(1/2) is 2/π and sinc(1/6) is 3/π.
test.each([
  ['mitchell', 0, 8 / 9],
  ['mitchell', 0.5, 77 / 144],
  ['mitchell', 1, 1 / 18],
  ['mitchell', 1.5, -5 / 144],
  ['mitchell', 2, 0],
  ['mitchell', 2.5, 0],
  ['lanczos', 0, 1],
  ['lanczos', 0.5, 6 / Math.PI ** 2],
  ['lanczos', 1, 0],
  ['lanczos', 1.5, -4 / (3 * Math.PI ** 2)],
  ['lanczos', 2, 0],
  ['bilinear', 0, 1],
  ['bilinear', 0.25, 0.75],
  ['bilinear', 1, 0],
  ['bilinear', 1.5, 0],
] as const)('%s weighs a pixel at %d by %d, on either side', (name, distance, weight) => {
  expect(KERNELS[name].weigh(distance)).toBeCloseTo(weight, 12)
  expect(KERNELS[name].weigh(-distance)).toBeCloseTo(weight, 12)
})

test.each([
  ['mitchell', 2],
  ['lanczos', 3],
  ['bilinear', 1],
] as const)('%s reaches %d pixels', (name, reach) => {
  expect(KERNELS[name].reach).toBe(reach)
})
