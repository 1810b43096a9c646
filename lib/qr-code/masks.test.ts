import { expect, test } from 'vitest'
import { MASK_PERIOD, MASKS } from './masks.ts'

// ISO/IEC 18004, figure 21: the upper left six modules of each pattern, dark as #.
test.each([
  [0, '#.#.#. .#.#.# #.#.#. .#.#.# #.#.#. .#.#.#'],
  [1, '###### ...... ###### ...... ###### ......'],
  [2, '#..#.. #..#.. #..#.. #..#.. #..#.. #..#..'],
  [3, '#..#.. ..#..# .#..#. #..#.. ..#..# .#..#.'],
  [4, '###... ###... ...### ...### ###... ###...'],
  [5, '###### #..... #..#.. #.#.#. #..#.. #.....'],
  [6, '###### ###... ##.##. #.#.#. #.##.# #...##'],
  [7, '#.#.#. ...### #...## .#.#.# ###... .###..'],
])('pattern %d changes %s', (mask, rows) => {
  const drawn = Array.from({ length: 6 }, (_, y) =>
    Array.from({ length: 6 }, (_, x) => (MASKS[mask]?.(x, y) ? '#' : '.')).join(''),
  )
  expect(drawn.join(' ')).toBe(rows)
})

test('each pattern comes again after so many columns and rows', () => {
  for (const mask of MASKS)
    for (let y = 0; y < MASK_PERIOD; y++)
      for (let x = 0; x < MASK_PERIOD; x++) {
        expect(mask(x + MASK_PERIOD, y)).toBe(mask(x, y))
        expect(mask(x, y + MASK_PERIOD)).toBe(mask(x, y))
      }
})
