import { useEffect } from 'react'
import { secretOf } from './own-links.ts'
import { useOwnLinks } from './use-own-links.ts'

/**
 * The secret of the author's link or of this browser's list; a link's secret is kept once its quiz was seen, so that it
 * need not be opened again.
 */
export function useAuthorSecret(id: string, title: string | undefined): string | undefined {
  const { links, remember } = useOwnLinks()
  const known = links.find((link) => link.id === id)?.secret
  // Only a page that is alive shows a quiz.
  const given = secretOf(location.hash)
  // biome-ignore lint/correctness/useExhaustiveDependencies: once a link, or a quiz that is deleted would be remembered again
  useEffect(() => {
    if (given !== undefined && given !== known && title !== undefined)
      remember({ id, title, createdAt: Date.now(), secret: given })
  }, [given, title])
  return given ?? known
}
