import { expect, test } from 'vitest'
import { planPage } from './plan-page.ts'

const rounded = ({ page, place }: ReturnType<typeof planPage>) =>
  [page.width, page.height, place.x, place.y, place.width, place.height].map(
    (value) => Math.round(value * 10) / 10,
  )

test.each([
  [
    'as large as 96 pixels per inch make it',
    [96, 192],
    undefined,
    'a4',
    false,
    '595.3 841.9 261.6 348.9 72 144',
  ],
  ['as large as its file says', [300, 600], 300, 'letter', false, '612 792 270 324 72 144'],
  ['never beyond the margins', [4000, 3000], 96, 'a4', false, '841.9 595.3 72.1 36 697.7 523.3'],
  ['as large as the margins let it', [10, 10], 96, 'letter', true, '612 792 36 126 540 540'],
  ['all of a page of its own', [96, 48], 96, 'picture', false, '72 36 0 0 72 36'],
] as const)('a picture is %s', (_, [width, height], perInch, paper, fills, expected) => {
  expect(rounded(planPage({ width, height }, perInch, paper, fills)).join(' ')).toBe(expected)
})
