import { expect, test } from 'vitest'
import { diceOf } from '#lib/random/dice.fixture.ts'
import { shuffle } from '#lib/random/random.ts'
import { instantRunoff as countingOf, type Runoff } from './instant-runoff.ts'
import { BallotBox, type Ranking } from './tally.ts'

function instantRunoff(options: readonly number[], rankings: readonly Ranking[]): Runoff {
  const box = new BallotBox(options)
  for (const ranking of rankings) box.add(ranking)
  const counting = countingOf(box)
  for (;;) {
    const { done, value } = counting.next()
    if (done) return value
  }
}

test('the capital of Tennessee: Knoxville wins in the third count', () => {
  // The usual worked example: Memphis 1, Nashville 2, Chattanooga 3, Knoxville 4.
  const rankings = [
    { choices: [1, 2, 3, 4], votes: 42 },
    { choices: [2, 3, 4, 1], votes: 26 },
    { choices: [3, 4, 2, 1], votes: 15 },
    { choices: [4, 3, 2, 1], votes: 17 },
  ]
  const { rounds, winners } = instantRunoff([1, 2, 3, 4], rankings)
  expect(rounds.map(({ votes, out }) => [votes.map(({ votes }) => votes), out])).toEqual([
    [[42, 26, 15, 17], [3]],
    [[42, 26, 32], [2]],
    [[42, 58], []],
  ])
  expect(winners).toEqual([4])
})

test.each<[string, Ranking[], number[]]>([
  [
    'more than half of the first choices wins at once',
    [
      { choices: [2], votes: 3 },
      { choices: [1, 2], votes: 2 },
    ],
    [2],
  ],
  [
    'equals at the end win together',
    [
      { choices: [2], votes: 3 },
      { choices: [1], votes: 3 },
    ],
    [1, 2],
  ],
])('%s', (_, rankings, winners) => {
  expect(instantRunoff([1, 2], rankings).winners).toEqual(winners)
})

test('the fewest leave together, and a ballot without a choice left counts no more', () => {
  const { rounds, winners } = instantRunoff(
    [1, 2, 3, 4],
    [
      { choices: [1], votes: 4 },
      { choices: [2, 1], votes: 5 },
      { choices: [3], votes: 1 },
      { choices: [4, 1], votes: 1 },
    ],
  )
  expect(rounds.map(({ votes, out }) => [votes, out])).toEqual([
    [
      [
        { option: 1, votes: 4 },
        { option: 2, votes: 5 },
        { option: 3, votes: 1 },
        { option: 4, votes: 1 },
      ],
      [3, 4],
    ],
    [
      [
        { option: 1, votes: 5 },
        { option: 2, votes: 5 },
      ],
      [],
    ],
  ])
  expect(winners).toEqual([1, 2])
})

test('has no winner without votes', () => {
  expect(instantRunoff([1, 2, 3], [])).toEqual({
    rounds: [
      {
        votes: [
          { option: 1, votes: 0 },
          { option: 2, votes: 0 },
          { option: 3, votes: 0 },
        ],
        out: [],
      },
    ],
    winners: [],
  })
})

test('matches a full recount in each round for five hundred random elections', () => {
  const dice = diceOf(1)
  for (let election = 0; election < 500; election++) {
    const options = Array.from({ length: 2 + dice(7) }, (_, index) => index + 1)
    const rankings = Array.from({ length: dice(20) }, () => ({
      choices: shuffle(options, (min, max) => min + dice(max - min + 1)).slice(0, 1 + dice(options.length)),
      votes: 1 + dice(3),
    }))
    const { rounds } = instantRunoff(options, rankings)
    let remaining = options
    for (const { votes, out } of rounds) {
      const first = rankings.map(({ choices, votes }) => ({
        option: choices.find((choice) => remaining.includes(choice)),
        votes,
      }))
      const votesOf = (option: number) =>
        first.reduce((sum, ballot) => sum + (ballot.option === option ? ballot.votes : 0), 0)
      expect(votes).toEqual(remaining.map((option) => ({ option, votes: votesOf(option) })))
      remaining = remaining.filter((option) => !out.includes(option))
    }
  }
})
