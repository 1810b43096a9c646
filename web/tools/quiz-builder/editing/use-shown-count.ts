import { startTransition, useEffect, useState } from 'react'
import { flushSync } from 'react-dom'

/** About what fills the first screens. */
const FIRST = 20
const AT_ONCE = 20

/**
 * Returns the number of rendered questions: the first at once, the others in slices between which input is handled. A
 * quiz is identified by its id; one that gets its first id continues.
 */
export function useShownCount(quizId: string, total: number) {
  const [{ of, shown }, setShown] = useState({ of: quizId, shown: FIRST })
  if (of !== quizId) setShown({ of: quizId, shown: of === '' ? shown : FIRST })
  const isWhole = shown >= total
  useEffect(() => {
    // Questions added later render at once.
    const next = isWhole ? Number.POSITIVE_INFINITY : shown + AT_ONCE
    if (next !== shown) startTransition(() => setShown({ of: quizId, shown: next }))
  }, [quizId, shown, isWhole])
  return {
    shown,
    /** Draws what is not drawn yet, for those who look for it in the document. */
    showAll: () => flushSync(() => setShown({ of: quizId, shown: Number.POSITIVE_INFINITY })),
  }
}
