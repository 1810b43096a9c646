import { expect, test } from 'vitest'
import { paintedBox } from './painted-box.ts'

/** One pixel per character; a dot is white. */
function boxOf(...rows: readonly string[]) {
  const pixels = rows.flatMap((row) =>
    [...row].flatMap((char) => (char === '.' ? [255, 255, 255, 255] : [0, 0, 0, 255])),
  )
  return paintedBox(Uint8ClampedArray.from(pixels), { width: rows[0]?.length ?? 0, height: rows.length })
}

test.each([
  [['....', '..x.', '.x..', '....'], { x: 1, y: 1, width: 2, height: 2 }],
  [['...x', '....', '.x..'], { x: 1, y: 0, width: 3, height: 3 }],
  [['..', '.x'], { x: 1, y: 1, width: 1, height: 1 }],
  [['...', '...'], undefined],
])('paintedBox(): of %o is %o', (rows, box) => expect(boxOf(...rows)).toEqual(box))
