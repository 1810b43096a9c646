import { expect, test } from 'vitest'
import type { GameState } from '#contract/game.ts'
import type { Question } from '#lib/quiz/quiz.ts'
import { quizOf } from '../../testing/game-browser.ts'
import type { Game } from './game.ts'
import type { GameSnapshot, GivenAnswer } from './game-store.ts'
import { newsOf, prepareView, toView, viewText } from './game-view.ts'

const CLOSES_AT = 20_000
const GAME: Game = {
  id: 'g',
  code: 'ABCDEF',
  hostId: 'host',
  quiz: quizOf(2),
  seconds: 20,
  hasSpeedPoints: true,
  step: 3,
  question: 1,
  closesAt: CLOSES_AT,
  isOver: false,
}
const LOBBY = { question: null, closesAt: null }
const given = (choice: string, points = 0): GivenAnswer => ({ answer: [choice], isRight: points > 0, points })
const PLAYERS = ['ana', 'ben', 'carl'].map((id, at) => ({ id, name: id.toUpperCase(), seat: at + 1 }))

function snapshotOf(game: Partial<Game>, at: number, more: Partial<GameSnapshot> = {}): GameSnapshot {
  return {
    game: { ...GAME, ...game },
    at,
    players: PLAYERS,
    scores: new Map([
      ['ana', 500],
      ['ben', 900],
    ]),
    // Of one who was removed, too.
    answers: new Map([
      ['ana', given('b', 800)],
      ['carl', given('d')],
      ['removed', given('b', 1000)],
    ]),
    ...more,
  }
}
const viewed = (viewer: string, game: Partial<Game>, at: number, more?: Partial<GameSnapshot>): GameState =>
  toView(prepareView(snapshotOf(game, at, more)), viewer)

const QUESTION: GameState['question'] = {
  at: 1,
  total: 2,
  kind: 'single',
  text: 'Question 2',
  picture: '',
  pictureText: '',
  choices: ['a', 'b', 'c', 'd'].map((id) => ({ id, text: `Option ${id}` })),
  closesAt: CLOSES_AT,
}
const LEADERS = [
  { name: 'BEN', score: 900, place: 1 },
  { name: 'ANA', score: 500, place: 2 },
  { name: 'CARL', score: 0, place: 3 },
]
const HOST = {
  players: PLAYERS.map(({ id, name }) => ({ id, name })),
  answered: 2,
  seconds: 20,
  hasSpeedPoints: true,
}

/** Fields that every view of the game has unless its phase shows it. */
const VIEW = {
  step: 3,
  code: 'ABCDEF',
  title: 'Rivers',
  question: null,
  result: null,
  leaders: [],
  host: null,
}

test('in the lobby a player sees how many are in, and no places', () => {
  const empty = { scores: new Map(), answers: new Map() }
  const me = { name: 'ANA', score: 0, place: 0, answer: null, isRight: false, points: 0 }
  expect(viewed('ana', LOBBY, 5, empty)).toEqual({ ...VIEW, now: 5, phase: 'lobby', seats: 3, me })
  expect(viewed('eve', LOBBY, 5, empty)).toMatchObject({ seats: 3, me: null, host: null })
})

test('while a question is open a player sees it, what they answered and their former points', () => {
  const me = { name: 'ANA', score: 500, place: 0, answer: ['b'], isRight: false, points: 0 }
  const shown = { phase: 'question', question: QUESTION, seats: 0, me }
  expect(viewed('ana', {}, CLOSES_AT - 1)).toEqual({ ...VIEW, ...shown, now: CLOSES_AT - 1 })
  expect(viewed('ben', {}, 0).me).toMatchObject({ name: 'BEN', score: 900, answer: null, points: 0 })
})

test('when its time is up a player sees what is right, how all answered and the places', () => {
  const view = viewed('ana', {}, CLOSES_AT)
  expect(view).toMatchObject({ phase: 'result', question: QUESTION, leaders: LEADERS, seats: 0, host: null })
  expect(view.me).toEqual({ name: 'ANA', score: 500, place: 2, answer: ['b'], isRight: true, points: 800 })
  // The one who was removed counts nowhere.
  expect(view.result).toEqual({
    right: ['b'],
    rightText: 'Option b',
    explanation: 'Because of b',
    answered: 2,
    wasRight: 1,
    counts: [
      { id: 'a', count: 0 },
      { id: 'b', count: 1 },
      { id: 'c', count: 0 },
      { id: 'd', count: 1 },
    ],
  })
  expect(viewed('carl', {}, CLOSES_AT).me).toMatchObject({
    score: 0,
    place: 3,
    answer: ['d'],
    isRight: false,
  })
})

test('at the end there are places and no question, whatever was answered last', () => {
  const me = { name: 'ANA', score: 500, place: 2, answer: null, isRight: false, points: 0 }
  const shown = { phase: 'end', leaders: LEADERS, seats: 0, me }
  expect(viewed('ana', { isOver: true }, 0)).toEqual({ ...VIEW, ...shown, now: 0 })
})

test.each([
  ['lobby', LOBBY],
  ['question', {}],
  ['result', { closesAt: 0 }],
  ['end', { isOver: true }],
] as const)(
  'in the phase %s only the host sees who is in, how many have answered and the rules',
  (phase, game) => {
    expect(viewed('host', game, 1)).toMatchObject({ phase, me: null, host: HOST })
    for (const viewer of ['ana', 'eve', '']) expect(viewed(viewer, game, 1).host).toBeNull()
    for (const viewer of ['eve', 'removed', '']) expect(viewed(viewer, game, 1).me).toBeNull()
  },
)

test('the ten best are shown to all, and each sees their own place however low', () => {
  const players = Array.from({ length: 12 }, (_, at) => ({ id: `p${at}`, name: `P${at}`, seat: at + 1 }))
  const scores = new Map(players.map(({ id }, at) => [id, 100 * (at + 1)]))
  const view = viewed('p0', {}, CLOSES_AT, { players, scores })
  expect(view.leaders.map(({ name }) => name).join(' ')).toBe('P11 P10 P9 P8 P7 P6 P5 P4 P3 P2')
  expect(view.me).toMatchObject({ score: 100, place: 12 })
})

test('a typed answer counts for no option, one with several options for each of them', () => {
  const [first, second] = GAME.quiz.questions
  const counts = (kind: Question['kind']) => {
    const quiz = { ...GAME.quiz, questions: [first, second].flatMap((one) => (one ? { ...one, kind } : [])) }
    const answers = new Map<string, GivenAnswer>([
      ['ana', { answer: 'abc', isRight: false, points: 0 }],
      ['ben', { answer: ['a', 'c'], isRight: false, points: 0 }],
      ['carl', { answer: ['c'], isRight: false, points: 0 }],
    ])
    return viewed('ana', { quiz }, CLOSES_AT, { answers }).result
  }
  expect(counts('several')).toMatchObject({ answered: 3, wasRight: 0 })
  expect(counts('several')?.counts.map(({ count }) => count)).toEqual([1, 0, 2, 0])
  expect(counts('text')).toMatchObject({ answered: 3, counts: [] })
})

test('newsOf(): changes with the state, not with the time alone', () => {
  const view = viewed('ana', {}, CLOSES_AT - 9)
  const news = newsOf(view)
  expect(newsOf(viewed('ana', {}, CLOSES_AT - 1))).toBe(news)
  // Answers of other players.
  expect(newsOf(viewed('ana', {}, 0, { answers: new Map([['ana', given('b', 800)]]) }))).toBe(news)
  for (const other of [
    viewed('ana', {}, CLOSES_AT),
    viewed('ana', { step: 4 }, 0),
    viewed('ana', { question: 0 }, 0),
    viewed('ana', { closesAt: CLOSES_AT + 1 }, 0),
    viewed('ana', {}, 0, { answers: new Map() }),
    viewed('ana', {}, 0, { scores: new Map() }),
    viewed('eve', {}, 0),
    viewed('host', {}, 0),
  ])
    expect(newsOf(other)).not.toBe(news)
  expect(newsOf(viewed('host', {}, 0))).not.toBe(newsOf(viewed('host', { seconds: 21 }, 0)))
})

test('the JSON of a view has everything, and the question with its picture is made once for all viewers', () => {
  const picture = `data:image/png;base64,${'A'.repeat(199_000)}`
  const questions = GAME.quiz.questions.map((question) => ({ ...question, picture }))
  const quiz = { ...GAME.quiz, title: 'Größe 😀', questions }
  for (const turn of [{}, LOBBY, { isOver: true }]) {
    const prepared = prepareView(snapshotOf({ quiz, ...turn }, CLOSES_AT - 1))
    const texts = ['ana', 'ben', 'host', 'stranger'].map((viewer) => {
      const view = toView(prepared, viewer)
      const text = viewText(prepared, view)
      expect(JSON.parse(Buffer.concat(text).toString())).toEqual(view)
      return text
    })
    expect(new Set(texts.map((parts) => parts[1])).size).toBe(1)
    // The parts of each viewer are short.
    expect(
      texts.flatMap(([first, , last]) => [first, last]).every((part) => (part?.length ?? 0) < 1_000),
    ).toBe(true)
  }
})
