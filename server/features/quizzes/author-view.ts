import type * as v from 'valibot'
import { MAX_HAND_INS, type quizForAuthor } from '#contract/quiz.ts'
import { getResult } from '#lib/quiz/quiz-result.ts'
import { overSince, type Taken } from './quiz-run.ts'
import type { HostedQuiz } from './quiz-store.ts'

type Over = Taken & { readonly finishedAt: number }

/** A quiz as its author sees it: how often each version was begun, and who has handed in. */
export function toAuthorView(
  { isClosed, version }: HostedQuiz,
  all: readonly Taken[],
  now: number,
): v.InferOutput<typeof quizForAuthor> {
  const over = all.flatMap((taken): Over[] => {
    const finishedAt = overSince(taken.quiz, taken.run, now)
    return finishedAt === null ? [] : [{ ...taken, finishedAt }]
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

function handIn({ quiz, run: { name, attempt, version, answers }, finishedAt }: Over) {
  const { right, total } = getResult(quiz, answers)
  return { name, attempt, version, finishedAt, right, total }
}

function countByVersion(all: readonly Taken[]): ReadonlyMap<number, number> {
  const counts = new Map<number, number>()
  for (const { run } of all) counts.set(run.version, (counts.get(run.version) ?? 0) + 1)
  return counts
}
