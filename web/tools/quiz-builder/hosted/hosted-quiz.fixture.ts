import type { QuizView } from '#contract/quiz.ts'
import type { OwnLink } from './own-links.ts'

type Run = NonNullable<QuizView['attempt']>

export const LINKS = 'sundry-quiz-links'
export const DAY = new Date(2026, 2, 2, 12).getTime()

/** A link that this browser has made, with a secret as long as they are. */
export function linkOf(id: string, title: string, fields: Partial<OwnLink> = {}): OwnLink {
  return { id, title, createdAt: DAY, secret: `secret-of-${id}-0123456789`, ...fields }
}

/** Returns a hosted quiz with two questions and no attempts, merged with `known`. */
export function viewWith(known: Partial<QuizView> = {}): QuizView {
  return {
    title: 'Europe',
    description: 'About `it`',
    total: 2,
    minutes: null,
    passMark: null,
    attempts: null,
    explained: 'at the end',
    isClosed: false,
    hasNewer: false,
    attempt: null,
    ...known,
  }
}

/** The first attempt at it, and what else is `known`. */
export function runOf(known: Partial<Run> = {}): Run {
  const choices = ['Oslo', 'Rome'].map((text, at) => ({ id: 'ab'[at] ?? '', text }))
  const rest = { picture: '', pictureText: '' }
  return {
    now: Date.now(),
    number: 1,
    endsAt: null,
    finishedAt: null,
    answers: {},
    told: {},
    result: null,
    questions: [
      { id: 'q1', kind: 'single', text: 'Capital of Norway?', choices, ...rest },
      { id: 'q2', kind: 'text', text: 'And of Denmark?', choices: [], ...rest },
    ],
    ...known,
  }
}
