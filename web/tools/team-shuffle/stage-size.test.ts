import { expect, test } from 'vitest'
import { stageSize } from './stage-size.ts'

const teamsOf = (count: number, players: number, name = 'Player') =>
  Array.from({ length: count }, (_, index) => ({
    name: `Team ${index}`,
    players: Array.from({ length: players }, () => ({ name })),
  }))

/** Size of a name on a screen of 1920 × 1080, in pixels. */
const pixels = ({ vh, vw }: { vh: number; vw: number }) => Math.floor(Math.min(vh * 10.8, vw * 19.2))

test.each([
  ['two teams stand side by side', 2, 5, 2, 106],
  ['four teams of six in one row', 4, 6, 4, 86],
  ['eight teams of four in two rows', 8, 4, 4, 62],
  ['nine teams of two in two rows', 9, 2, 5, 69],
])('%s', (_, count, players, columns, size) => {
  const stage = stageSize(teamsOf(count, players))
  expect([stage.columns, pixels(stage)]).toEqual([columns, size])
})

test('a long name makes all names smaller, up to a length that is broken into lines', () => {
  const long = stageSize(teamsOf(4, 5, 'Bartholomew Featherstone'))
  expect(pixels(long)).toBeLessThan(pixels(stageSize(teamsOf(4, 5))))
  expect(stageSize(teamsOf(4, 5, 'x'.repeat(90)))).toEqual(long)
})

test('without teams there is one column', () => {
  expect(stageSize([]).columns).toBe(1)
})
