import { expect, test } from 'vitest'
import { defaultPage, PAPERS } from './default-page.ts'

// ISO 216: 210 × 297 mm; ANSI: 8.5 × 11 in; 72 points an inch.
test.each([
  ['a4', (210 / 25.4) * 72, (297 / 25.4) * 72],
  ['letter', 8.5 * 72, 11 * 72],
] as const)('%s is %d by %d points', (paper, width, height) => {
  expect(PAPERS[paper].width).toBeCloseTo(width, 2)
  expect(PAPERS[paper].height).toBeCloseTo(height, 2)
})

test('defaultPage(): a wide page is landscape, with the same margins all around', () => {
  const margins = { top: 62, right: 62, bottom: 62, left: 62 }
  expect(defaultPage('letter')).toEqual({ width: 612, height: 792, margins })
  expect(defaultPage('letter', true)).toEqual({ width: 792, height: 612, margins })
})
