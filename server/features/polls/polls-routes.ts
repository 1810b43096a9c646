import { type Context, Hono } from 'hono'
import { type AnswerChange, answerChange, pollChange, pollRequest, voteRequest } from '#contract/poll.ts'
import { createBatcher } from '../../database/batcher.ts'
import type { Dependencies } from '../../dependencies.ts'
import { HttpProblem } from '../../http/errors.ts'
import { createRateLimit } from '../../http/rate-limit.ts'
import { readJson } from '../../http/read-json.ts'
import type { RequestLike } from '../../http/request-like.ts'
import { stateEvent } from '../../live/event-streams.ts'
import { createLiveFeed } from '../../live/live-feed.ts'
import { bearerToken } from '../../share-links/author-secret.ts'
import { dayOf } from '../../share-links/day.ts'
import { castVote, createRulesReader } from './cast-vote.ts'
import { createRunoffCounter } from './count-runoffs.ts'
import { countVotes, hasVoted, type Vote } from './count-votes.ts'
import {
  changePoll,
  createPoll,
  deletePoll,
  emptyPoll,
  isAuthor,
  type Poll,
  pollNotThere,
  readPoll,
} from './poll-store.ts'
import { areResultsSeen, resultsCsv, toView, writtenAnswersOf } from './poll-view.ts'
import { createVoterQuota, createVoterService } from './voter.ts'
import { changeAnswer } from './written-answers.ts'

const MAX_POLL_BYTES = 256 * 1024
const LIVE_INTERVAL_MS = 250
/** About what a voter's row takes. */
const VOTE_BYTES = 250
/** Votes of this time share one commit. */
const BATCH = { delayMs: 5, max: 1_000 }

export type Polls = {
  /** Routes under `/api/polls`. */
  readonly routes: Hono
  /** Handles `POST /:id/votes`. Throws HttpProblem. */
  readonly vote: (request: RequestLike, id: string) => Promise<object>
}

/** Anonymous polls: made, voted in, watched live, and looked after with the author's secret. */
export async function pollsFeature(dependencies: Dependencies): Promise<Polls> {
  const { database, bus, streams, quota, now, elapsed } = dependencies
  const voters = await createVoterService(dependencies)
  const creations = createRateLimit({ burst: 30, refillMs: 20_000, elapsed })
  // A whole office votes through one address.
  const votes = createRateLimit({ burst: 3_000, refillMs: 20, elapsed })
  const { counted, onCounted } = createRunoffCounter(dependencies)
  const counting = { ...dependencies, onCounted }
  const count = createBatcher((batch: readonly Vote[]) => countVotes(counting, batch), BATCH)
  const rules = createRulesReader(dependencies)
  const voterQuota = createVoterQuota(elapsed)
  const feed = createLiveFeed({
    ...dependencies,
    read: (topic) => readEvents(dependencies, counted, topic),
    intervalMs: LIVE_INTERVAL_MS,
  })
  const changed = (id: string) => bus.publish(topicOf(id))
  const hasVotedIn = async (context: Context, id: string) => {
    const token = await voters.tokenOf(context)
    return token !== undefined && (await hasVoted(database, id, voters.hashOf(token, id)))
  }

  const vote = async (request: RequestLike, id: string) => {
    const network = dependencies.connection.networkOf(request)
    votes.consume(network)
    const body = await readJson(request, voteRequest)
    const token = await voters.tokenOf(request)
    if (!token)
      throw new HttpProblem(403, 'Your browser blocks the cookie used to count one vote per person.')
    const known = await rules.of(id)
    if (!known) throw pollNotThere()
    quota.reserve('polls', VOTE_BYTES + 3 * body.choices.length + (body.written?.length ?? 0))
    const answer = await castVote({ counting, voters, voterQuota, count }, known, { token, network, ...body })
    changed(known.id)
    return answer
  }

  const routes = new Hono()
    .post('/', async (context) => {
      creations.consume(dependencies.connection.networkOf(context))
      const body = await readJson(context, pollRequest, { maxBytes: MAX_POLL_BYTES })
      quota.reserve('polls', 500 + Buffer.byteLength(JSON.stringify(body)) + 60 * body.options.length)
      return context.json(await createPoll(dependencies, body))
    })
    .get('/:id', async (context) => {
      const poll = await counted(await pollOf(dependencies, context.req.param('id')))
      const isVoter = await hasVotedIn(context, poll.id)
      await voters.greet(context)
      return context.json({ ...toView(poll, { hasVoted: isVoter, now: now() }), hasVoted: isVoter })
    })
    .get('/:id/events', async (context) => {
      const poll = await pollOf(dependencies, context.req.param('id'))
      const isVoter = await hasVotedIn(context, poll.id)
      return streams.open(dependencies.connection.networkOf(context), (send, end) =>
        feed.watch(topicOf(poll.id), (events) => {
          send(events ? events[isVoter ? 'voted' : 'notVoted'] : stateEvent({ isGone: true }))
          if (!events) setTimeout(end)
        }),
      )
    })
    .post('/:id/votes', async (context) => context.json(await vote(context, context.req.param('id'))))
    .patch('/:id', async (context) => {
      const id = await ownPoll(dependencies, context)
      const change = await readJson(context, pollChange)
      if (!(await changePoll(database, id, { ...change, day: dayOf(now()) })))
        throw new HttpProblem(409, 'The question cannot be changed after the first vote.')
      rules.forget(id)
      changed(id)
      return context.json({ done: true })
    })
    .post('/:id/reset', async (context) => {
      const id = await ownPoll(dependencies, context)
      await emptyPoll(database, id)
      rules.forget(id)
      changed(id)
      return context.json({ done: true })
    })
    .delete('/:id', async (context) => {
      const id = await ownPoll(dependencies, context)
      await deletePoll(dependencies, id)
      changed(id)
      return context.json({ done: true })
    })
    .get('/:id/answers', async (context) => {
      const poll = await pollOf(dependencies, await ownPoll(dependencies, context))
      return context.json({ answers: writtenAnswersOf(poll, now()) })
    })
    .patch('/:id/answers/:answer', async (context) => {
      const id = await ownPoll(dependencies, context)
      const change = await readJson(context, answerChange)
      await moderate(dependencies, id, context.req.param('answer'), change)
      changed(id)
      return context.json({ done: true })
    })
    .get('/:id/results.csv', async (context) => {
      const poll = await pollOf(dependencies, await ownPoll(dependencies, context))
      if (!areResultsSeen(poll, { hasVoted: true, now: now() }))
        throw new HttpProblem(409, 'The results are shown after the poll is closed.')
      return context.body(resultsCsv(poll), 200, { 'content-type': 'text/csv; charset=utf-8' })
    })
  return { routes, vote }
}

function topicOf(id: string): string {
  return `poll:${id}`
}

async function pollOf({ database }: Dependencies, id: string): Promise<Poll> {
  const poll = await readPoll(database, id)
  if (!poll) throw pollNotThere()
  return poll
}

/** The id of the poll, for its author only. */
async function ownPoll({ database }: Dependencies, context: Context): Promise<string> {
  const id = context.req.param('id') ?? ''
  const isOwn = await isAuthor(database, id, bearerToken(context))
  if (isOwn === undefined) throw pollNotThere()
  if (!isOwn) throw new HttpProblem(403, 'Only the person who made this poll can change it.')
  return id
}

/** Throws HttpProblem where the poll has no such answer, or cannot count one for another. */
async function moderate(
  dependencies: Dependencies,
  id: string,
  answer: string,
  change: AnswerChange,
): Promise<void> {
  const { settings } = await pollOf(dependencies, id)
  if ('countsFor' in change && settings.kind !== 'single')
    throw new HttpProblem(
      409,
      'Merging works only in polls with one choice per vote. Anyone who picked both options would be counted twice.',
    )
  const written = /^\d{1,10}$/.test(answer) ? Number(answer) : 0
  const which = { pollId: id, id: written, day: dayOf(dependencies.now()) }
  if (!(await changeAnswer(dependencies.database, which, change)))
    throw new HttpProblem(404, 'This answer is not in the poll any more.')
}

/** A poll's state as it goes to all who have voted and to all who have not; once where they see the same. */
async function readEvents(
  { database, now }: Dependencies,
  counted: (poll: Poll) => Promise<Poll>,
  topic: string,
) {
  const found = await readPoll(database, topic.slice(topicOf('').length))
  if (!found) return undefined
  const poll = await counted(found)
  const time = now()
  const eventFor = (hasVoted: boolean) => stateEvent(toView(poll, { hasVoted, now: time }))
  const voted = eventFor(true)
  return { voted, notVoted: areResultsSeen(poll, { hasVoted: false, now: time }) ? voted : eventFor(false) }
}
