import type { Hono } from 'hono'
import * as v from 'valibot'
import { attemptState, quizCreated, quizView } from '#contract/quiz.ts'
import { type Answer, Quiz, type Rules } from '#lib/quiz/quiz.ts'

const OPTION_IDS = ['a', 'b', 'c', 'd']

/** A question of every kind; `which` chooses what is right, and nothing else. */
export function quizOfAllKinds(rules: Partial<Rules> = {}, which = 0): Quiz {
  const options = OPTION_IDS.map((id) => ({ id, text: `Option ${id}` }))
  const explanation = which === 0 ? 'Short.' : 'A much longer explanation of the other answer.'
  return v.parse(Quiz, {
    title: 'Rivers',
    description: 'Of Europe',
    rules,
    questions: [
      { id: 'q1', text: 'Longest?', options, right: [OPTION_IDS[which]], explanation },
      {
        id: 'q2',
        kind: 'several',
        text: 'Which?',
        options,
        right: OPTION_IDS.slice(which, which + 2),
        explanation,
      },
      { id: 'q3', kind: 'true-false', text: 'Wet?', isTrue: which === 0, explanation },
      {
        id: 'q4',
        kind: 'text',
        text: 'Name?',
        accepted: [which === 0 ? 'Rhine' : 'Rhône, or so'],
        explanation,
      },
      { id: 'q5', kind: 'number', text: 'How many?', value: which === 0 ? '5' : '1000', explanation },
    ],
  })
}
/** Right answers, if `which` is 0. */
export const RIGHT: Record<string, Answer> = {
  q1: ['a'],
  q2: ['b', 'a'],
  q3: ['true'],
  q4: ' rhine ',
  q5: '5',
}

/** One browser at a hosted quiz, with its cookie. */
export class QuizBrowser {
  cookie = ''
  readonly app: Hono

  constructor(app: Hono) {
    this.app = app
  }

  async ask(method: string, path: string, body?: unknown, secret?: string) {
    const answer = await this.app.request(`/api/quizzes${path}`, {
      method,
      ...(body !== undefined && { body: JSON.stringify(body) }),
      headers: {
        'content-type': 'application/json',
        cookie: this.cookie,
        ...(secret && { authorization: `Bearer ${secret}` }),
      },
    })
    const [cookie] = (answer.headers.get('set-cookie') ?? '').split(';')
    if (cookie) this.cookie = cookie
    return { status: answer.status, text: await answer.text() }
  }

  async create(quiz: Quiz) {
    return v.parse(quizCreated, JSON.parse((await this.ask('POST', '', { quiz })).text))
  }

  async see(id: string) {
    return v.parse(quizView, JSON.parse((await this.ask('GET', `/${id}`)).text))
  }

  begin(id: string, number = 1, name = '') {
    return this.ask('POST', `/${id}/attempts`, { number, name })
  }

  async answer(
    id: string,
    answers: Record<string, Answer>,
    more: { readonly number?: number; readonly check?: string; readonly isEnd?: boolean } = {},
  ) {
    const { status, text } = await this.ask('POST', `/${id}/answers`, { number: 1, answers, ...more })
    if (status !== 200) throw new Error(`${status} ${text}`)
    return v.parse(attemptState, JSON.parse(text))
  }
}
