import { persisted, usePersisted } from '#web/platform/store/persisted.ts'
import { forgetPoll, type OwnPoll, readOwnPolls, rememberPoll } from './own-polls.ts'

const store = persisted<readonly OwnPoll[]>('sundry-polls', [], readOwnPolls)

/** The polls of this browser, the same in every tab. */
export function useOwnPolls() {
  const [polls, setPolls] = usePersisted(store)
  return {
    polls,
    remember: (poll: OwnPoll) => setPolls((now) => rememberPoll(now, poll)),
    forget: (id: string) => setPolls((now) => forgetPoll(now, id)),
    restore: setPolls,
  }
}
