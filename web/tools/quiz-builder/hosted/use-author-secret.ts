import { useState } from 'react'
import { getSecret } from './own-links.ts'
import { useOwnLinks } from './use-own-links.ts'

/**
 * The secret of the author's link or of this browser's list. A link's secret is kept once the server has taken it, so
 * that it need not be opened again; one that it has refused gives way to the one of the list.
 */
export function useAuthorSecret(id: string, title: string | undefined) {
  const { links, remember } = useOwnLinks()
  const [hasError, setHasError] = useState(false)
  const known = links.find((link) => link.id === id)?.secret
  // Only a page that is alive shows a quiz.
  const given = getSecret(location.hash)
  const canGiveWay = given !== undefined && known !== undefined && given !== known
  return {
    secret: hasError && canGiveWay ? known : (given ?? known),
    /** Records the server's verdict on the secret. */
    onJudged: (isRight: boolean) => {
      if (!isRight) setHasError(true)
      else if (given !== undefined && given !== known && !hasError && title !== undefined)
        remember({ id, title, createdAt: Date.now(), secret: given })
    },
  }
}
