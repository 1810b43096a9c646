import { expect, test } from 'vitest'
import type { GameState } from '#contract/game.ts'
import { isOldState } from './use-game.ts'

const state = (
  step: number,
  phase: GameState['phase'],
  answer: readonly string[] | null = null,
): GameState => ({
  now: 0,
  step,
  code: 'ABC234',
  title: '',
  phase,
  seats: 0,
  question: null,
  result: null,
  leaders: [],
  me: { name: 'Ana', score: 0, place: 0, answer: answer && [...answer], isRight: false, points: 0 },
  host: null,
})

test('a later step, phase or answer is newer, whatever the order of arrival', () => {
  expect(isOldState(state(1, 'question'), state(2, 'question'))).toBe(true)
  expect(isOldState(state(3, 'question'), state(2, 'result'))).toBe(false)
  expect(isOldState(state(2, 'question'), state(2, 'result'))).toBe(true)
  expect(isOldState(state(2, 'question'), state(2, 'question', ['a']))).toBe(true)
  expect(isOldState(state(2, 'question', ['a']), state(2, 'question'))).toBe(false)
  expect(isOldState(state(2, 'result'), state(2, 'question'))).toBe(false)
  expect(isOldState(state(2, 'end'), state(2, 'result'))).toBe(false)
  expect(isOldState(state(2, 'lobby'), state(2, 'question'))).toBe(true)
  expect(isOldState(state(1, 'end'), state(2, 'lobby'))).toBe(true)
  expect(isOldState(state(2, 'question'), state(2, 'question'))).toBe(false)
})
