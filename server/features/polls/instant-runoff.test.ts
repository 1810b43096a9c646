import { expect, test } from 'vitest'
import { diceOf } from '#lib/random/dice.fixture.ts'
import { shuffle } from '#lib/random/random.ts'
import { instantRunoff as countingOf, type Runoff } from './instant-runoff.ts'
import { BallotBox, type Ranking } from './tally.ts'

function instantRunoff(
  options: readonly number[],
  rankings: readonly Ranking[],
  lot: readonly number[] = options,
): Runoff {
  const box = new BallotBox(options)
  for (const ranking of rankings) box.add(ranking)
  const counting = countingOf(box, lot)
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

type Leaving = { readonly out: number[]; readonly by?: string; readonly tied?: number[] }

/** Returns who left after each count, and how a tie for last was broken. */
function leaving({ rounds, tieBreaks }: Runoff): Leaving[] {
  return rounds.slice(0, -1).map(({ out }, index) => {
    const tieBreak = tieBreaks.find(({ round }) => round === index)
    return tieBreak ? { out: [...out], by: tieBreak.by, tied: [...tieBreak.tied] } : { out: [...out] }
  })
}

const ballots = (...rows: [votes: number, ...choices: number[]][]): Ranking[] =>
  rows.map(([votes, ...choices]) => ({ choices, votes }))

test.each<[string, Ranking[], number[], Leaving[], number[]]>([
  [
    'the lot draws option 2: 3 wins with its votes',
    ballots([3, 1], [2, 2, 3], [2, 3, 2]),
    [2, 3, 1],
    [{ out: [2], by: 'lot', tied: [2, 3] }],
    [3],
  ],
  [
    'the lot draws option 3: 2 wins with its votes',
    ballots([3, 1], [2, 2, 3], [2, 3, 2]),
    [1, 3, 2],
    [{ out: [3], by: 'lot', tied: [2, 3] }],
    [2],
  ],
  [
    'together fewer votes than the next option: both leave without a lot',
    ballots([4, 1], [5, 2, 1], [1, 3], [1, 4, 1]),
    [3, 4, 1, 2],
    [{ out: [3, 4] }],
    [1, 2],
  ],
  [
    'together as many votes as the next option: one leaves',
    ballots([5, 1], [4, 2], [2, 3, 4], [2, 4, 3]),
    [4, 3, 2, 1],
    [
      { out: [4], by: 'lot', tied: [3, 4] },
      { out: [3], by: 'earlier count', tied: [2, 3] },
    ],
    [1],
  ],
  [
    'options without votes leave together',
    ballots([3, 1], [2, 2, 3], [2, 3, 2]),
    [5, 4, 3, 2, 1],
    [{ out: [4, 5] }, { out: [3], by: 'lot', tied: [2, 3] }],
    [2],
  ],
  [
    'the count before decides: 3 had fewer votes than 2',
    ballots([6, 1], [4, 2], [3, 3], [1, 4, 3]),
    [2, 3, 1, 4],
    [{ out: [4] }, { out: [3], by: 'earlier count', tied: [2, 3] }],
    [1],
  ],
  [
    'the latest count in which they differ decides',
    ballots([9, 1], [3, 2], [4, 3], [2, 4, 2], [1, 5, 3], [2, 5]),
    [2, 3, 4, 5, 1],
    [{ out: [4] }, { out: [5] }, { out: [3], by: 'earlier count', tied: [2, 3] }],
    [1],
  ],
  [
    'a lot among those whom the earlier counts leave equal',
    ballots([8, 1], [4, 2], [3, 3], [3, 4], [1, 5, 3], [1, 6, 4]),
    [2, 4, 3, 1, 5, 6],
    [{ out: [5, 6] }, { out: [4], by: 'lot', tied: [3, 4] }, { out: [3], by: 'earlier count', tied: [2, 3] }],
    [1],
  ],
  [
    'three that are equal and prefer each other: one leaves',
    ballots([2, 1, 2], [2, 2, 1], [2, 3, 1]),
    [3, 1, 2],
    [{ out: [3], by: 'lot', tied: [1, 2, 3] }],
    [1],
  ],
  [
    'three that are equal, without further choices: a tie',
    ballots([2, 1], [2, 2], [2, 3]),
    [3, 1, 2],
    [],
    [1, 2, 3],
  ],
  [
    'two that are equal at the end: a tie',
    ballots([1, 1, 2], [1, 1, 3], [1, 2, 3], [1, 3, 2]),
    [3, 2, 1],
    [{ out: [3], by: 'lot', tied: [2, 3] }],
    [1, 2],
  ],
])('a tie for last: %s', (_, rankings, lot, left, winners) => {
  const result = instantRunoff(
    lot.toSorted((a, b) => a - b),
    rankings,
    lot,
  )
  expect(leaving(result)).toEqual(left)
  expect(result.winners).toEqual(winners)
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
    tieBreaks: [],
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
