import type { Dependencies } from '../../dependencies.ts'
import type { SharedPageReader } from '../../share-links/shared-page.ts'
import { hasTombstone } from '../../share-links/tombstones.ts'
import { isSoftDeleted, readPoll } from './poll-store.ts'
import { isSeen } from './poll-view.ts'

/** `/poll/{id}`: its question and options, and nothing of what was counted. */
export function pollPage({ database }: Dependencies): SharedPageReader {
  return async (id) => {
    const poll = await readPoll(database, id)
    if (!poll)
      return (await hasTombstone(database, 'poll', id)) || (await isSoftDeleted(database, id))
        ? 'gone'
        : undefined
    const lines = poll.options.filter(isSeen).map(({ text }) => text)
    return { title: poll.question, description: `Anonymous poll: ${lines.join(' · ')}`, lines }
  }
}
