import type * as v from 'valibot'
import { MAX_HAND_INS, type quizForAuthor } from '#contract/quiz.ts'
import { getResult } from '#lib/quiz/quiz-result.ts'
import { type AttemptWithQuiz, overSince } from './quiz-attempt.ts'
import type { HostedQuiz } from './quiz-store.ts'

type Over = AttemptWithQuiz & { readonly finishedAt: number }

/** A quiz as its author sees it: how often each version was begun, and who has handed in. */
export function toAuthorView(
  { isClosed, version }: HostedQuiz,
  all: readonly AttemptWithQuiz[],
  now: number,
): v.InferOutput<typeof quizForAuthor> {
  const over = all.flatMap((entry): Over[] => {
    const finishedAt = overSince(entry.quiz, entry.attempt, now)
    return finishedAt === null ? [] : [{ ...entry, finishedAt }]
  })
  const begun = countByVersion(all)
  const finished = countByVersion(over)
  return {
    isClosed,
    begun: all.length,
    finished: over.length,
    version,
    versions: [...begun]
      .toSorted(([a], [b]) => b - a)
      .map(([one, count]) => ({ version: one, begun: count, finished: finished.get(one) ?? 0 })),
    handIns: over
      .toSorted((a, b) => b.finishedAt - a.finishedAt)
      .slice(0, MAX_HAND_INS)
      .map(handIn),
  }
}

function handIn({ quiz, attempt: { name, number, version, answers }, finishedAt }: Over) {
  const { right, total } = getResult(quiz, answers)
  return { name, number, version, finishedAt, right, total }
}

function countByVersion(all: readonly AttemptWithQuiz[]): ReadonlyMap<number, number> {
  const counts = new Map<number, number>()
  for (const { attempt } of all) counts.set(attempt.version, (counts.get(attempt.version) ?? 0) + 1)
  return counts
}
