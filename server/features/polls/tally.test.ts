import { expect, test } from 'vitest'
import { BallotBox } from './tally.ts'

test('a ballot is stored as numbers of its options, the first choice first, with its count', () => {
  const box = new BallotBox([7, 20, 50])
  expect([7, 20, 50, 1, 8, 0].map((option) => box.numberOf(option))).toEqual([1, 2, 3, 0, 0, 0])
  box.add({ choices: [50, 7], votes: 4 })
  box.add({ choices: [20], votes: -1 })
  box.add({ choices: [7, 20, 50], votes: 1 })
  expect([box.size, [...box.choices.slice(0, 9)], [...box.votes.slice(0, 4)]]).toEqual([
    3,
    [3, 1, 0, 2, 0, 0, 1, 2, 3],
    [4, -1, 1, 0],
  ])
})

test('skips choices that are not options and moves up those after them', () => {
  const box = new BallotBox([1, 2, 3])
  box.add({ choices: [9, 3, 200, 1], votes: 1 })
  box.add({ choices: [4], votes: 1 })
  expect([box.size, [...box.choices.slice(0, 6)]]).toEqual([2, [3, 1, 0, 0, 0, 0]])
})

test('a box grows beyond 1,024 ballots without losing any, and reports its memory size', () => {
  const box = new BallotBox([1, 2])
  expect(box.bytes).toBe(1_024 * 2 + 1_024 * 4)
  for (let ballot = 0; ballot < 1_024; ballot++) box.add({ choices: [1 + (ballot % 2)], votes: ballot })
  expect(box.bytes).toBe(1_024 * 6)
  for (let ballot = 1_024; ballot < 2_049; ballot++) box.add({ choices: [1 + (ballot % 2)], votes: ballot })
  expect([box.size, box.bytes]).toEqual([2_049, 4_096 * 6])
  for (const ballot of [0, 1, 1_023, 1_024, 2_047, 2_048])
    expect([box.votes[ballot], box.choices[2 * ballot], box.choices[2 * ballot + 1]]).toEqual([
      ballot,
      1 + (ballot % 2),
      0,
    ])
})
