import { useEffect, useState } from 'react'
import { isShareFragment } from '#lib/net/is-share-fragment.ts'
import { toResultAsync } from '#lib/result/result.ts'
import type { Problem } from '#lib/result/user-error.ts'
import { usePendingInput } from './pending-input.ts'

/** Loaded only when a visitor creates or opens a share link. */
const codec = () => import('#lib/net/share-link.ts')

/** Returns a link to a path, by default this page, with a state; undefined if it would be too long. */
export async function shareLink(state: unknown, path = location.pathname): Promise<string | undefined> {
  const { MAX_FRAGMENT_LENGTH, writeFragment } = await codec()
  const fragment = await writeFragment(state)
  return fragment.length > MAX_FRAGMENT_LENGTH ? undefined : `${location.origin}${path}#${fragment}`
}

/**
 * Passes on the pending state, or that of a share link, once, when the page is opened with one: `take` returns whether
 * it is valid. Returns the problem to display if the link is damaged. The fragment is then removed from the URL.
 */
export function useSharedState(take: (state: unknown) => boolean): Problem | undefined {
  const [problem, setProblem] = useState<Problem>()
  usePendingInput('state', take)
  // biome-ignore lint/correctness/useExhaustiveDependencies: a link is opened once
  useEffect(() => {
    const read = async () => {
      const fragment = location.hash.slice(1)
      if (!isShareFragment(fragment)) return
      const { readFragment } = await codec()
      const result = await toResultAsync(() => readFragment(fragment))
      if (!result.ok) setProblem(result.problem)
      else if (!take(result.value)) setProblem({ message: 'This link is damaged or incomplete.', detail: '' })
      history.replaceState(history.state, '', location.pathname + location.search)
    }
    read()
    addEventListener('hashchange', read)
    return () => removeEventListener('hashchange', read)
  }, [])
  return problem
}
