import type { QuizSight, RunState } from '#contract/quiz.ts'
import type { Quiz } from '#lib/quiz/quiz.ts'
import { resultOf } from '#lib/quiz/quiz-result.ts'
import { readRules } from '#lib/quiz/read-rules.ts'
import { askedOf, toldOf } from '#lib/quiz/told.ts'
import { endOf, overSince, type QuizRun } from './quiz-run.ts'
import type { KeptQuiz } from './quiz-store.ts'

/**
 * A quiz as who takes it sees it. Before a question was checked, or all handed in, nothing in it depends on what is
 * right.
 */
export function sightOf({ quiz, isClosed }: KeptQuiz, run: QuizRun | undefined, now: number): QuizSight {
  const { title, description, rules, questions } = quiz
  const { minutes, passMark, attempts } = readRules(rules).limits
  return {
    title,
    description,
    total: questions.length,
    minutes: minutes ?? null,
    passMark: passMark ?? null,
    attempts: attempts ?? null,
    explained: rules.explained,
    isClosed,
    run: run ? { ...stateOf(quiz, run, now), questions: questionsOf(quiz, run) } : null,
  }
}

export function stateOf(quiz: Quiz, run: QuizRun, now: number): RunState {
  const finishedAt = overSince(quiz, run, now)
  return {
    now,
    attempt: run.attempt,
    endsAt: endOf(quiz, run),
    finishedAt,
    answers: run.answers,
    told: toldIn(quiz, run, finishedAt === null ? run.checked : run.order.questions),
    result: finishedAt === null ? null : shownResult(quiz, run),
  }
}

function toldIn({ questions }: Quiz, { answers }: QuizRun, ids: readonly string[]): RunState['told'] {
  const wanted = new Set(ids)
  const told = questions
    .filter(({ id }) => wanted.has(id))
    .map((question) => [question.id, toldOf(question, answers[question.id])])
  return Object.fromEntries(told)
}

function shownResult(quiz: Quiz, { answers }: QuizRun): RunState['result'] {
  const { hasPassed, ...result } = resultOf(quiz, answers)
  return { ...result, hasPassed: hasPassed ?? null }
}

function questionsOf({ questions }: Quiz, { order }: QuizRun) {
  const byId = new Map(questions.map((question) => [question.id, question]))
  return order.questions.flatMap((id) => {
    const question = byId.get(id)
    if (!question) return []
    const { choices, ...asked } = askedOf(question, order)
    return { ...asked, choices: [...choices] }
  })
}
