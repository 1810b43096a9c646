import { useState } from 'react'
import { persisted, usePersisted } from '#web/platform/store/persisted.ts'
import {
  changeLink,
  forgetLink,
  getSecret,
  type OwnLink,
  type OwnLinks,
  readLinks,
  rememberLink,
} from './own-links.ts'

const store = persisted<OwnLinks>('sundry-quiz-links', [], readLinks)

/** Returns the quizzes of this browser hosted by the server, the same in every tab. */
export function useOwnLinks() {
  const [links, setLinks] = usePersisted(store)
  return {
    links,
    remember: (link: OwnLink) => setLinks((now) => rememberLink(now, link)),
    change: (link: OwnLink) => setLinks((now) => changeLink(now, link)),
    forget: (id: string) => setLinks((now) => forgetLink(now, id)),
  }
}

/**
 * Returns the secret of the author's link or of this browser's list. A link's secret is stored once the server has
 * accepted it, so that it need not be opened again; a rejected one is replaced by that of the list.
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
