import { expect, test } from 'vitest'
import { straightenImage } from './turn.ts'

// The weights of Catmull and Rom's cubic at a quarter are -0.0703125, 0.8671875, 0.2265625 and -0.0234375.
test('an enlarged edge preserves its position, and its overshoot is clipped', () => {
  const edge = { width: 4, height: 1, levels: Uint8Array.of(0, 0, 255, 255) }
  const row = [0, 0, 0, 52, 203, 255, 255, 255]
  expect(straightenImage(edge, 0, 2).image).toEqual({
    width: 8,
    height: 2,
    levels: Uint8Array.from([...row, ...row]),
  })
  const column = { width: 1, height: 4, levels: edge.levels }
  expect([...straightenImage(column, 0, 2).image.levels]).toEqual(row.flatMap((level) => [level, level]))
})
