import { expect, test } from 'vitest'
import { drawBracket } from './bracket.ts'
import { bracketLines } from './bracket-lines.ts'

const linesOf = (teams: number, kind: 'consecutive' | 'seeded') =>
  bracketLines(drawBracket(teams, kind)).map((lines) =>
    lines.map(({ from, to }) => `${from}-${to}`).join(' '),
  )

test.each([
  ['two teams have one match', 2, 'consecutive', ['']],
  ['four teams meet in the final', 4, 'consecutive', ['', '0-0 1-0']],
  ['a bye goes on to the next round', 3, 'consecutive', ['', '0-0 1-0']],
  ['a second bye is for another team', 5, 'consecutive', ['', '0-0 1-1 2-0', '0-0 1-0']],
  ['strong teams with byes wait for the winners', 5, 'seeded', ['', '0-0 1-0 2-1 3-1', '0-0 1-0']],
  ['eight strong teams', 8, 'seeded', ['', '0-0 1-0 2-1 3-1', '0-0 1-0']],
] as const)('%s', (_, teams, kind, expected) => {
  expect(linesOf(teams, kind).map((text) => text.split(' ').toSorted().join(' '))).toEqual(expected)
})

test.each(['consecutive', 'seeded'] as const)('every match but the final has one line out, %s', (kind) => {
  for (let teams = 2; teams <= 40; teams++) {
    const bracket = drawBracket(teams, kind)
    const lines = bracketLines(bracket)
    bracket.slice(0, -1).forEach((round, index) => {
      const from = lines[index + 1]?.map((line) => line.from).toSorted((a, b) => a - b)
      expect(from).toEqual(round.map((_, place) => place))
    })
  }
})
