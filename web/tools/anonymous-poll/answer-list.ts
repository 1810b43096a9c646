import type { PollState, WrittenAnswer } from '#contract/poll.ts'
import { inOrder } from './choices.ts'

/** Written answers at the time of the request; undefined before the first response. */
export type AnswerList = {
  readonly requestedAt: number
  readonly answers: readonly WrittenAnswer[] | undefined
}

export const NO_ANSWERS: AnswerList = { requestedAt: 0, answers: undefined }

/**
 * Returns the list after a response of the server. Pending answers are first; all others keep their position, so that
 * nothing moves under the author's pointer, and new ones are last. An outdated response changes nothing.
 */
export function receiveAnswers(
  now: AnswerList,
  { requestedAt, answers }: { readonly requestedAt: number; readonly answers: readonly WrittenAnswer[] },
): AnswerList {
  if (requestedAt < now.requestedAt) return now
  const waitingFirst = answers.toSorted((a, b) => Number(isDecided(a)) - Number(isDecided(b)))
  const order = (now.answers ?? waitingFirst).map(({ id }) => id)
  return { requestedAt, answers: inOrder(waitingFirst, order) }
}

function isDecided({ state }: WrittenAnswer): boolean {
  return state !== 'waiting'
}

/** "2 answers wait for you", or that none does. */
export function waitingText(answers: readonly WrittenAnswer[]): string {
  const { length } = answers.filter((answer) => !isDecided(answer))
  if (length === 0) return answers.length === 0 ? 'Nobody has written one yet' : 'None waits for you'
  return length === 1 ? '1 answer waits for you' : `${length} answers wait for you`
}

/** The option that an answer counts for, if it does; one that is not seen counts for none. */
export function getTarget({ countsFor }: WrittenAnswer, { options }: Pick<PollState, 'options'>) {
  return options.find(({ id }) => id === countsFor)
}

/** Describes the author's decision on an answer. */
export function decisionText(answer: WrittenAnswer, poll: Pick<PollState, 'options'>): string {
  if (answer.state === 'waiting') return 'Waiting'
  if (answer.state === 'shown') return 'Shown to all'
  const target = getTarget(answer, poll)
  return target ? `Counts for ${target.text}` : 'Hidden'
}
