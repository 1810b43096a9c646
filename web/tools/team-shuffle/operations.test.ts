import { expect, test } from 'vitest'
import { callCommand } from '#interfaces/testing/shell.fixture.ts'

const named = (count: number) => Array.from({ length: count }, (_, index) => `P${index + 1}`).join('\n')

async function sizes(...options: readonly string[]) {
  const { text } = await callCommand(['teams', ...options], { input: named(7) })
  const teams: readonly { readonly name: string; readonly players: readonly string[] }[] = JSON.parse(text)
  expect(teams.flatMap(({ players }) => players).toSorted()).toEqual(named(7).split('\n'))
  return teams.map(({ name, players }) => `${name}: ${players.length}`)
}

test('seven people make pairs, teams of a size, or as many teams as are wanted', async () => {
  expect(await sizes()).toEqual(['Team A: 2', 'Team B: 2', 'Team C: 2', 'Team D: 1'])
  expect(await sizes('--size=3')).toEqual(['Team A: 3', 'Team B: 3', 'Team C: 1'])
  expect(await sizes('--size=3', '--is-balanced')).toEqual(['Team A: 3', 'Team B: 2', 'Team C: 2'])
  expect(await sizes('--count=2')).toEqual(['Team A: 4', 'Team B: 3'])
})

test.each([
  ['teams', 'Give either size or count.', ['--size=2', '--count=2'], 'Ana\nBen'],
  ['teams', 'There are no names. Write a name per line.', [], ' \n'],
  ['teams', 'There are 1001 names. At most 1000 are possible.', [], named(1001)],
  [
    'teams',
    `The name “${'x'.repeat(30)}…” is too long. At most 200 characters are possible.`,
    [],
    `Ana\n${'x'.repeat(201)}`,
  ],
  ['bracket', 'At least two teams are needed.', [], 'Ants'],
])('%s: %s', async (name, error, options, input) => {
  expect(await callCommand([name, ...options], { input })).toMatchObject({
    code: 1,
    text: '',
    complaint: `${error}\n`,
  })
})

test('accepts a name of the maximum length and a thousand people', async () => {
  expect(await callCommand(['teams'], { input: `${'x'.repeat(200)}\nBen` })).toMatchObject({ code: 0 })
  expect(await callCommand(['teams', '--size=500'], { input: named(1000) })).toMatchObject({ code: 0 })
})

test('a bracket puts neighbors against each other unless it is seeded', async () => {
  const { text } = await callCommand(['bracket'], { input: 'Ants\nBees\nCats\nDogs' })
  expect(JSON.parse(text)).toEqual([
    {
      title: 'Round 1 · Semi-finals',
      matches: [
        { match: 1, sides: ['Ants', 'Bees'] },
        { match: 2, sides: ['Cats', 'Dogs'] },
      ],
    },
    { title: 'Round 2 · Final', matches: [{ match: 3, sides: ['Winner of M1', 'Winner of M2'] }] },
  ])
})
