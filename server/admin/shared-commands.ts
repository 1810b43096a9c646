import { DAY_MS } from '#lib/dates/durations.ts'
import { deletePoll, readPoll } from '../features/polls/poll-store.ts'
import { countAttempts, deleteQuiz, findQuiz } from '../features/quizzes/quiz-store.ts'
import { createVersionCache } from '../features/quizzes/quiz-versions.ts'
import { addTombstones } from '../share-links/tombstones.ts'
import { type AdminContext, type Command, factsText, timeText } from './command.ts'

async function pollFacts({ dependencies: { database } }: AdminContext, name: string) {
  const id = idFrom(name)
  const poll = await readPoll(database, id)
  if (!poll) throw new Error(`There is no poll ${id}.`)
  const row = await database.selectFrom('poll').select('active_day').where('id', '=', id).executeTakeFirst()
  return {
    id,
    question: poll.question,
    options: poll.options.map(({ text, votes }) => ({ text, votes })),
    voters: poll.voters,
    closed: poll.isClosed,
    created: timeText(poll.createdAt),
    lastActive: timeText((row?.active_day ?? 0) * DAY_MS)?.slice(0, 10),
  }
}

async function roomFacts({ dependencies: { database } }: AdminContext, name: string) {
  const id = idFrom(name)
  const row = await database
    .selectFrom('room')
    .select(['code', 'state', 'version', 'updated_at'])
    .where('id', '=', id)
    .executeTakeFirst()
  if (!row) throw new Error(`There is no room ${id}.`)
  // A stored room can be of an older version; only its counts are read.
  const state: { name?: unknown; people?: unknown[]; stories?: unknown[] } = JSON.parse(row.state)
  return {
    id,
    name: String(state.name ?? ''),
    code: row.code,
    people: state.people?.length ?? 0,
    stories: state.stories?.length ?? 0,
    bytes: Buffer.byteLength(row.state),
    lastChanged: timeText(row.updated_at),
  }
}

async function quizFacts({ dependencies }: AdminContext, name: string) {
  const id = idFrom(name)
  const store = { ...dependencies, readVersion: createVersionCache() }
  const hosted = await findQuiz(store, id)
  if (!hosted) throw new Error(`There is no quiz ${id}.`)
  const row = await dependencies.database
    .selectFrom('quiz')
    .select(['created_at', 'active_day'])
    .where('id', '=', id)
    .executeTakeFirst()
  return {
    id,
    title: hosted.quiz.title,
    questions: hosted.quiz.questions.length,
    version: hosted.version,
    attempts: await countAttempts(store.database, id),
    closed: hosted.isClosed,
    created: timeText(row?.created_at ?? null),
    lastActive: timeText((row?.active_day ?? 0) * DAY_MS)?.slice(0, 10),
  }
}

/** Returns the id from an id or a URL. */
function idFrom(name: string): string {
  return /^(?:https?:\/\/[^/]+)?(?:\/[\w.~-]+)*?\/(?:poll|room|quiz)\/([\w-]+)/.exec(name)?.[1] ?? name
}

function show(
  kind: 'poll' | 'room' | 'quiz',
  factsOf: typeof pollFacts | typeof roomFacts | typeof quizFacts,
): Command {
  return {
    usage: `${kind} show <id>`,
    summary: `One ${kind}, by its id or address.`,
    async run(context, name) {
      const data = await factsOf(context, name)
      return { data, text: factsText(data) }
    },
  }
}

export const sharedCommands: readonly Command[] = [
  show('poll', pollFacts),
  {
    usage: 'poll delete <id>',
    summary: 'Deletes a poll with its votes.',
    question: 'Delete the poll {} with its votes? This cannot be undone.',
    async run(context, name) {
      const { id } = await pollFacts(context, name)
      await deletePoll(context.dependencies, id)
      context.dependencies.bus.publish(`poll:${id}`)
      return { data: { id, deleted: true }, text: `The poll ${id} is deleted.\n` }
    },
  },
  show('quiz', quizFacts),
  {
    usage: 'quiz delete <id>',
    summary: 'Deletes a quiz that is kept, with its answers.',
    question: 'Delete the quiz {} with its answers? This cannot be undone.',
    async run(context, name) {
      const { id } = await quizFacts(context, name)
      await deleteQuiz(context.dependencies, id)
      return { data: { id, deleted: true }, text: `The quiz ${id} is deleted.\n` }
    },
  },
  show('room', roomFacts),
  {
    usage: 'room delete <id>',
    summary: 'Deletes a room.',
    question: 'Delete the room {}? This cannot be undone.',
    async run(context, name) {
      const { id } = await roomFacts(context, name)
      const { database, now, bus } = context.dependencies
      await database.transaction().execute(async (transaction) => {
        await transaction.deleteFrom('room').where('id', '=', id).execute()
        await addTombstones(transaction, 'room', [id], now())
      })
      bus.publish(`room:${id}`)
      return { data: { id, deleted: true }, text: `The room ${id} is deleted.\n` }
    },
  },
]
