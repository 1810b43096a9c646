import type { Dependencies } from '../../dependencies.ts'
import { isGone } from '../../shared/gone-ids.ts'
import type { ReadsShared } from '../../shared/shared-page.ts'
import { isSetAside, readPoll } from './poll-store.ts'
import { isSeen } from './poll-view.ts'

/** `/poll/{id}`: its question and options, and nothing of what was counted. */
export function pollPage({ database }: Dependencies): ReadsShared {
  return async (id) => {
    const poll = await readPoll(database, id)
    if (!poll)
      return (await isGone(database, 'poll', id)) || (await isSetAside(database, id)) ? 'gone' : undefined
    const lines = poll.options.filter(isSeen).map(({ text }) => text)
    return { title: poll.question, description: `Anonymous poll: ${lines.join(' · ')}`, lines }
  }
}
