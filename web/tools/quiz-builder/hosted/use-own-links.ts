import { persisted, usePersisted } from '#web/platform/store/persisted.ts'
import { changeLink, forgetLink, type OwnLink, type OwnLinks, readLinks, rememberLink } from './own-links.ts'

const store = persisted<OwnLinks>('sundry-quiz-links', [], readLinks)

/** The quizzes that this browser keeps on the server, the same in every tab. */
export function useOwnLinks() {
  const [links, setLinks] = usePersisted(store)
  return {
    links,
    remember: (link: OwnLink) => setLinks((now) => rememberLink(now, link)),
    change: (link: OwnLink) => setLinks((now) => changeLink(now, link)),
    forget: (id: string) => setLinks((now) => forgetLink(now, id)),
  }
}
