import type { Hono } from 'hono'
import * as v from 'valibot'
import { type GameState, gameIdResponse, gameState } from '#contract/game.ts'
import { Quiz } from '#lib/quiz/quiz.ts'
import { ApiBrowser } from './api-browser.ts'

/** How long a question of these games is open. */
export const SECONDS = 20
export const OPTION_IDS = ['a', 'b', 'c', 'd']

/** Four options to each question; the right one of the question `at` is the letter at `at` modulo 4. */
export const quizOf = (questions: number, right = (at: number) => OPTION_IDS[at % 4] ?? 'a') =>
  v.parse(Quiz, {
    title: 'Rivers',
    questions: Array.from({ length: questions }, (_, at) => ({
      id: `q${at}`,
      text: `Question ${at + 1}`,
      options: OPTION_IDS.map((id) => ({ id, text: `Option ${id}` })),
      right: [right(at)],
      explanation: `Because of ${right(at)}`,
    })),
  })

/** One browser at a game, with its cookie. */
export class GameBrowser extends ApiBrowser {
  constructor(app: Hono) {
    super(app, '/api/games')
  }

  async create(quiz: Quiz, hasSpeedPoints = false): Promise<string> {
    const answer = await this.post('', { quiz, seconds: SECONDS, hasSpeedPoints })
    return v.parse(gameIdResponse, await answer.json()).id
  }

  join(id: string, name: string) {
    return this.post(`/${id}/join`, { name })
  }

  answer(id: string, question: number, choice: string) {
    return this.post(`/${id}/answers`, { question, answer: [choice] })
  }

  async read(id: string): Promise<GameState> {
    return v.parse(gameState, await (await this.get(`/${id}`)).json())
  }

  async go(id: string, kind: 'next' | 'close' | 'end' = 'next'): Promise<GameState> {
    const { step } = await this.read(id)
    return v.parse(gameState, await (await this.post(`/${id}/commands`, { kind, step })).json())
  }
}
