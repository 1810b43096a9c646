import type { AttemptState, QuizView } from '#contract/quiz.ts'
import { toFeedback, toPublicQuestion } from '#lib/quiz/feedback.ts'
import type { Quiz } from '#lib/quiz/quiz.ts'
import { getResult } from '#lib/quiz/quiz-result.ts'
import { readRules } from '#lib/quiz/read-rules.ts'
import { type AttemptWithQuiz, endOf, overSince, type QuizAttempt } from './quiz-attempt.ts'
import type { HostedQuiz } from './quiz-store.ts'

/**
 * A quiz as who takes it sees it. Before a question was checked, or all handed in, nothing in it depends on what is
 * right.
 */
export function toView(hosted: HostedQuiz, entry: AttemptWithQuiz | undefined, now: number): QuizView {
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
    attempt: entry ? { ...toAttemptState(entry, now), questions: toPublicQuestions(entry) } : null,
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

function toPublicQuestions({ quiz: { questions }, attempt: { order } }: AttemptWithQuiz) {
  const byId = new Map(questions.map((question) => [question.id, question]))
  return order.questions.flatMap((id) => {
    const question = byId.get(id)
    if (!question) return []
    const { choices, ...rest } = toPublicQuestion(question, order)
    return { ...rest, choices: [...choices] }
  })
}
