import type { GreyPicture } from './grey-picture.ts'

const CELL = 16
/** Cells with less difference between light and dark hold no letters. */
const LEAST_CONTRAST = 30

/**
 * Whether letters are lighter than their ground. Each small cell is asked for itself, so that shade does not count:
 * letters cover less than half of their ground, which draws the mean of a cell towards them and leaves its median.
 */
export function isDarkPage({ width, height, levels }: GreyPicture): boolean {
  let votes = 0
  const values = new Uint8Array(CELL * CELL)
  for (let top = 0; top + CELL <= height; top += CELL)
    for (let left = 0; left + CELL <= width; left += CELL) {
      let sum = 0
      for (let y = 0, at = 0; y < CELL; y++)
        for (let x = 0; x < CELL; x++, at++) {
          const level = levels[(top + y) * width + left + x] as number
          values[at] = level
          sum += level
        }
      values.sort()
      const contrast = (values[250] as number) - (values[5] as number)
      if (contrast < LEAST_CONTRAST) continue
      votes += (values[values.length / 2] as number) - sum / values.length
    }
  return votes < 0
}

/** Light for dark. */
export function inverted({ width, height, levels }: GreyPicture): GreyPicture {
  return { width, height, levels: levels.map((level) => 255 - level) }
}
