import type { AttemptWithQuiz } from './quiz-attempt.ts'
import type { HostedQuiz } from './quiz-store.ts'
import { toPublicQuestions, toShortView } from './quiz-view.ts'

/** Upper bound of the cache, in characters. */
const MAX_CACHED_CHARS = 24 * 2 ** 20

/**
 * Creates a function that returns the view of a quiz (`toView`) as JSON. The questions of an attempt can have 2 MB, and
 * never change: their JSON is made once for all attempts with their order, and the last used is cached.
 */
export function createViewText(maxChars = MAX_CACHED_CHARS) {
  /** The one used longest ago first. */
  const texts = new Map<string, string>()
  let chars = 0

  const questionsText = (id: string, entry: AttemptWithQuiz): string => {
    const { version, order } = entry.attempt
    const key = `${id} ${version} ${JSON.stringify(order)}`
    const text = texts.get(key) ?? JSON.stringify(toPublicQuestions(entry))
    if (!texts.delete(key)) chars += text.length
    texts.set(key, text)
    for (const [oldest, { length }] of texts) {
      if (chars <= maxChars || texts.size === 1) break
      texts.delete(oldest)
      chars -= length
    }
    return text
  }

  return (hosted: HostedQuiz, entry: AttemptWithQuiz | undefined, now: number): string => {
    const { attempt, ...rest } = toShortView(hosted, entry, now)
    if (!entry) return JSON.stringify({ ...rest, attempt })
    const fields = JSON.stringify(attempt).slice(0, -1)
    return `${JSON.stringify(rest).slice(0, -1)},"attempt":${fields},"questions":${questionsText(hosted.id, entry)}}}`
  }
}
