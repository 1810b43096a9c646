import { vi } from 'vitest'
import type { GameQuestion, GameResult, GameState } from '#contract/game.ts'
import { gameLine } from './use-game.ts'

/** A question about Norway, the second of four. */
export const QUESTION: GameQuestion = {
  at: 1,
  total: 4,
  kind: 'single',
  text: 'Capital of `Norway`?',
  picture: '',
  pictureText: '',
  choices: ['Oslo', 'Bergen', 'Rome'].map((text, at) => ({ id: 'abc'[at] ?? '', text })),
  closesAt: 0,
}

export const RESULT: GameResult = {
  right: ['a'],
  rightText: 'Oslo',
  explanation: 'Since `1814`.',
  answered: 5,
  wasRight: 4,
  counts: [
    { id: 'a', count: 4 },
    { id: 'b', count: 1 },
  ],
}

export const LEADERS: GameState['leaders'] = [
  { name: 'Ada', score: 2000, place: 1 },
  { name: 'Bo', score: 1, place: 2 },
]

/** A game whose lobby is open, and what else is `known`. */
export function gameWith(known: Partial<GameState> = {}): GameState {
  return {
    now: 0,
    step: 7,
    code: 'ABC234',
    title: 'Europe',
    phase: 'lobby',
    seats: 1,
    question: null,
    result: null,
    leaders: [],
    me: null,
    host: null,
    ...known,
  }
}

/** Creates a connection that records commands, and responds with `refusal`. */
export function lineThatSays(error = '') {
  const line = gameLine('game-1')
  return {
    line,
    ask: vi.spyOn(line, 'ask').mockResolvedValue(error),
    follow: vi.spyOn(line, 'follow').mockReturnValue(undefined),
    reconnectIfWatched: vi.spyOn(line, 'reconnectIfWatched').mockReturnValue(undefined),
  }
}
