import * as v from 'valibot'
import { expect, test } from 'vitest'
import { EMPTY_QUIZ, Question } from '#lib/quiz/quiz.ts'
import { endedQuestions, type Game, nextTurn, phaseOf, pointsOf, rankPlayers } from './game.ts'
import { gameReport } from './game-report.ts'

const QUESTION = v.parse(Question, { id: 'q1', kind: 'text', accepted: ['Paris'] })
const GAME: Game = {
  id: 'g',
  code: 'ABCD',
  hostId: 'h',
  quiz: { ...EMPTY_QUIZ, questions: [QUESTION, { ...QUESTION, id: 'q2' }] },
  seconds: 20,
  hasSpeedPoints: true,
  step: 1,
  question: null,
  closesAt: null,
  isOver: false,
}
const asking = { question: 0, closesAt: 20_000, isOver: false }

test.each([
  [{ question: null, closesAt: null, isOver: false }, 0, 'lobby', 0],
  [asking, 19_999, 'question', 0],
  [asking, 20_000, 'result', 1],
  [{ ...asking, question: 1 }, 19_999, 'question', 1],
  [{ ...asking, question: 1 }, 20_000, 'result', 2],
  [{ ...asking, question: 1, isOver: true }, 0, 'end', 2],
])('a game with %j at %d ms is at: %s, and %d questions have ended', (turn, now, phase, ended) => {
  expect(phaseOf(turn, now)).toBe(phase)
  expect(endedQuestions(turn, now)).toBe(ended)
})

test('after the lobby the first question opens, after the last one the game is over', () => {
  expect(nextTurn(GAME, 500)).toEqual({ question: 0, closesAt: 20_500, isOver: false })
  expect(nextTurn({ ...GAME, question: 0 }, 500)).toEqual({ question: 1, closesAt: 20_500, isOver: false })
  expect(nextTurn({ ...GAME, question: 1 }, 500)).toEqual({ question: 1, closesAt: 500, isOver: true })
})

test.each([
  [20_000, true, 1000],
  [10_000, true, 750],
  [19_999, true, 999],
  [1, true, 500],
  [0, true, 500],
  [-5, true, 500],
  [30_000, true, 1000],
  [1, false, 1000],
])(
  'with %d ms left of 20 s, where speed counts (%s), a right answer has %d points',
  (leftMs, hasSpeedPoints, points) => {
    expect(pointsOf(QUESTION, ' paris ', { leftMs, seconds: 20, hasSpeedPoints })).toBe(points)
    expect(pointsOf(QUESTION, 'London', { leftMs, seconds: 20, hasSpeedPoints })).toBe(0)
  },
)

const PLAYERS = [
  { id: 'c', name: 'Cleo', seat: 3 },
  { id: 'a', name: 'Ada', seat: 1 },
  { id: 'b', name: '=Bob', seat: 2 },
  { id: 'd', name: 'Dan', seat: 4 },
]

test('equal scores share a rank, in the order of joining; the next rank skips the shared ones', () => {
  const scores = new Map([
    ['a', 500],
    ['c', 500],
    ['b', 900],
  ])
  expect(rankPlayers(PLAYERS, scores).map(({ player, score, place }) => [player.id, score, place])).toEqual([
    ['b', 900, 1],
    ['a', 500, 2],
    ['c', 500, 2],
    ['d', 0, 4],
  ])
})

test('a report has a row for each player from the best down, with answers and points', () => {
  const given = (answer: string, points: number) => ({ answer, isRight: points > 0, points })
  const first = new Map([
    ['a', given('Paris', 900)],
    ['b', given('London', 0)],
  ])
  const second = new Map([['b', given('paris', 600)]])
  expect(gameReport(GAME, PLAYERS, [first, second])).toBe(
    [
      'Place,Name,Score,Question 1,Points 1,Question 2,Points 2',
      '1,Ada,900,Paris,900,,0',
      "2,'=Bob,600,London,0,paris,600",
      '3,Cleo,0,,0,,0',
      '3,Dan,0,,0,,0',
      '',
    ].join('\r\n'),
  )
})
