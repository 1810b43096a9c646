import { expect, test } from 'vitest'
import { bracketSvg } from './bracket-svg.ts'
import { getRounds, startTournament } from './tournament.ts'

const team = (id: number, name: string) => ({ id, name, players: [], isLocked: false })
const drawn = (names: readonly string[], winners: Record<string, 0 | 1> = {}) => {
  const teams = names.map((name, index) => team(index + 1, name))
  return bracketSvg(getRounds({ ...startTournament(teams, 'consecutive'), winners }))
}
const textsOf = (svg: string) =>
  [...svg.matchAll(/<text x="([^"]+)" y="([^"]+)"( font-weight="bold")?>([^<]*)</g)].map(
    ([, x, y, bold, text]) => `${x} ${y} ${text}${bold ? ' *' : ''}`,
  )

test('three teams make two rounds with two boxes each, next to each other, winners in bold', () => {
  const svg = drawn(['Ana', 'Ben', 'Cleo'], { 1: 1 })
  // A margin of 20 on each side, two columns of 200 with 40 between; 56 above, two boxes of 48 with 16, 20 below.
  expect(svg).toMatch(
    /^<svg xmlns="http:\/\/www\.w3\.org\/2000\/svg" width="480" height="204" viewBox="0 0 480 204"/,
  )
  expect(textsOf(svg)).toEqual([
    '20 36 Round 1 · Semi-finals *',
    '28 81 Ana',
    '28 105 Ben *',
    '28 145 Cleo — Bye',
    '260 36 Round 2 · Final *',
    '268 113 Ben',
    '268 137 Cleo',
  ])
  expect(
    [...svg.matchAll(/<rect x="(\d+)" y="(\d+)" width="(\d+)" height="(\d+)" rx/g)].map((box) =>
      box.slice(1, 5),
    ),
  ).toEqual([
    ['20', '64', '200', '48'],
    ['20', '128', '200', '24'],
    ['260', '96', '200', '48'],
  ])
})

test('names are cut to 24 characters as people count them, and stand as they are typed', () => {
  const texts = textsOf(drawn(['👨‍👩‍👧'.repeat(24), '👨‍👩‍👧'.repeat(25)]))
  expect(texts[1]).toBe(`28 81 ${'👨‍👩‍👧'.repeat(24)}`)
  expect(texts[2]).toBe(`28 105 ${'👨‍👩‍👧'.repeat(23)}…`)
  expect(drawn(['<A&B>', 'C'])).toContain('>&lt;A&amp;B&gt;<')
})
