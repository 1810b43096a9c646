import { expect, test } from 'vitest'
import { parseDice, rollDice } from './dice.ts'

function rolled(notation: string, ...dice: number[]) {
  return rollDice(parseDice(notation), () => dice.shift() ?? 1)
}

test.each([
  ['3d6+2', [4, 2, 5], 13, '(4 + 2 + 5) + 2'],
  ['d20', [17], 17, '17'],
  ['D%', [100], 100, '100'],
  ['2d6 + 1d4 - 1', [3, 6, 2], 10, '(3 + 6) + 2 − 1'],
  ['10−2d4', [1, 4], 5, '10 − (1 + 4)'],
  ['-d4+10', [3], 7, '−3 + 10'],
])('%s with %j is %d', (notation, dice, total, text) => {
  expect(rolled(notation, ...dice)).toEqual({ total, dice: text })
})

test('a die is drawn between 1 and its sides', () => {
  const ranges: number[][] = []
  rollDice(parseDice('2d6+d%'), (min, max) => {
    ranges.push([min, max])
    return min
  })
  expect(ranges).toEqual([
    [1, 6],
    [1, 6],
    [1, 100],
  ])
})

test.each([
  ['', 'no dice notation'],
  ['3x6', 'no dice notation'],
  ['3d6+', 'no dice notation'],
  ['d', 'no dice notation'],
  ['7', 'There are no dice in it'],
  ['101d6', 'cannot be rolled'],
  ['50d6+51d4', 'cannot be rolled'],
  ['0d6', 'cannot be rolled'],
  ['d0', 'cannot be rolled'],
  ['d1', 'cannot be rolled'],
  ['d1000001', 'cannot be rolled'],
])('"%s" is refused: %s', (notation, message) => {
  expect(() => parseDice(notation)).toThrow(message)
})
