import type * as v from 'valibot'
import type { AttemptState, QuizView, quizForAuthor } from '#contract/quiz.ts'
import { QUIZ_ID } from '#contract/quiz-id.ts'
import { toFeedback, toPublicQuestion } from '#lib/quiz/feedback.ts'
import type { Quiz } from '#lib/quiz/quiz.ts'
import { getResult } from '#lib/quiz/quiz-result.ts'
import { readRules } from '#lib/quiz/read-rules.ts'
import { jsonField } from '../../database/dialect.ts'
import type { Dependencies } from '../../dependencies.ts'
import type { SharedPageReader } from '../../share-links/shared-page.ts'
import { hasTombstone } from '../../share-links/tombstones.ts'
import type { AttemptSummary } from './attempt-summary.ts'
import { type AttemptWithQuiz, endOf, overSince, type QuizAttempt } from './quiz-attempt.ts'
import type { HostedQuiz } from './quiz-store.ts'

/**
 * Returns a quiz as its participants see it. Before a question is checked, or the attempt submitted, nothing in it
 * depends on the correct answers.
 */
export function toView(hosted: HostedQuiz, entry: AttemptWithQuiz | undefined, now: number): QuizView {
  const { attempt, ...rest } = toShortView(hosted, entry, now)
  return { ...rest, attempt: attempt && entry ? { ...attempt, questions: toPublicQuestions(entry) } : null }
}

/** The same without the questions of the attempt. */
export function toShortView(hosted: HostedQuiz, entry: AttemptWithQuiz | undefined, now: number) {
  const { title, description, rules, questions } = entry?.quiz ?? hosted.quiz
  const { minutes, passMark } = readRules(rules).limits
  const { attempts } = readRules(hosted.quiz.rules).limits
  return {
    title,
    description,
    total: questions.length,
    minutes: minutes ?? null,
    passMark: passMark ?? null,
    attempts: attempts ?? null,
    explained: rules.explained,
    isClosed: hosted.isClosed,
    hasNewer: entry !== undefined && entry.attempt.version < hosted.version,
    attempt: entry ? toAttemptState(entry, now) : null,
  }
}

export function toAttemptState({ quiz, attempt }: AttemptWithQuiz, now: number): AttemptState {
  const finishedAt = overSince(quiz, attempt, now)
  return {
    now,
    number: attempt.number,
    endsAt: endOf(quiz, attempt),
    finishedAt,
    answers: attempt.answers,
    told: toFeedbackById(quiz, attempt, finishedAt === null ? attempt.checked : attempt.order.questions),
    result: finishedAt === null ? null : toPublicResult(quiz, attempt),
  }
}

function toFeedbackById(
  { questions }: Quiz,
  { answers }: QuizAttempt,
  ids: readonly string[],
): AttemptState['told'] {
  const wanted = new Set(ids)
  const entries = questions
    .filter(({ id }) => wanted.has(id))
    .map((question) => [question.id, toFeedback(question, answers[question.id])])
  return Object.fromEntries(entries)
}

function toPublicResult(quiz: Quiz, { answers }: QuizAttempt): AttemptState['result'] {
  const { hasPassed, ...result } = getResult(quiz, answers)
  return { ...result, hasPassed: hasPassed ?? null }
}

/** The questions of an attempt in its order; they never change. */
export function toPublicQuestions({ quiz: { questions }, attempt: { order } }: AttemptWithQuiz) {
  const byId = new Map(questions.map((question) => [question.id, question]))
  return order.questions.flatMap((id) => {
    const question = byId.get(id)
    if (!question) return []
    const { choices, ...rest } = toPublicQuestion(question, order)
    return { ...rest, choices: [...choices] }
  })
}

/** Returns a quiz as its author sees it: how often each version was started, and the submissions. */
export function toAuthorView(
  { isClosed, version }: HostedQuiz,
  { versions, handIns }: AttemptSummary,
): v.InferOutput<typeof quizForAuthor> {
  return {
    isClosed,
    begun: versions.reduce((sum, { begun }) => sum + begun, 0),
    finished: versions.reduce((sum, { finished }) => sum + finished, 0),
    version,
    versions: [...versions],
    handIns: [...handIns],
  }
}

const DESCRIPTION = 'A quiz: take it in your browser, without an account.'

/** Page of a hosted quiz, `/quiz/{id}`: its title, and nothing of its questions. */
export function quizPage({ database }: Dependencies): SharedPageReader {
  return async (id) => {
    if (!QUIZ_ID.test(id)) return undefined
    const quiz = await database
      .selectFrom('quiz')
      .select(['soft_deleted_day', jsonField(database, 'quiz', 'title').as('title')])
      .where('id', '=', id)
      .executeTakeFirst()
    if (!quiz) return (await hasTombstone(database, 'quiz', id)) ? 'gone' : undefined
    if (quiz.soft_deleted_day !== null) return 'gone'
    return { title: quiz.title || 'Quiz', description: DESCRIPTION, lines: [] }
  }
}
