import { type Context, Hono } from 'hono'
import { type AnswerChange, answerChange, pollChange, pollRequest, voteRequest } from '#contract/poll.ts'
import { createBatcher } from '../../database/batcher.ts'
import type { Dependencies } from '../../dependencies.ts'
import { applyRules, declareRoute, type RouteRules } from '../../http/declare-route.ts'
import { HttpProblem } from '../../http/errors.ts'
import { createNetworkLimit } from '../../http/rate-limit.ts'
import { readJson } from '../../http/read-json.ts'
import type { RequestLike } from '../../http/request-like.ts'
import { stateEvent } from '../../live/event-streams.ts'
import { createLiveFeed } from '../../live/live-feed.ts'
import { STREAM_OPENINGS } from '../../live/stream-limit.ts'
import { storing } from '../../quota/quota.ts'
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
/** Approximate size of a voter's row. */
const VOTE_BYTES = 250
/** Votes of this time share one commit. */
const BATCH = { delayMs: 5, max: 1_000 }

export type Polls = {
  /** Routes under `/api/polls`. */
  readonly routes: Hono
  /** Handles `POST /:id/votes`. Throws HttpProblem. */
  readonly vote: (request: RequestLike, id: string) => Promise<object>
}

/** The polls of a server, and everything that their routes share. */
type PollService = Dependencies & Awaited<ReturnType<typeof openPolls>>

/** Creates anonymous polls: created, voted in, watched live, and managed with the author's secret. */
export async function createPollsFeature(dependencies: Dependencies): Promise<Polls> {
  const polls: PollService = { ...dependencies, ...(await openPolls(dependencies)) }
  const on = (handle: (polls: PollService, context: Context) => Promise<Response>) => (context: Context) =>
    handle(polls, context)
  const { creation, reading, streaming, voting, authoring } = pollRules(dependencies)
  const ofAuthor = declareRoute(authoring)
  const routes = new Hono()
    .post('/', declareRoute(creation), on(create))
    .get('/:id', declareRoute(reading), on(show))
    .patch('/:id', ofAuthor, on(change))
    .delete('/:id', ofAuthor, on(remove))
    .get('/:id/events', declareRoute(streaming), on(streamEvents))
    .post('/:id/votes', declareRoute(voting), on(handleVote))
    .post('/:id/reset', ofAuthor, on(reset))
    .get('/:id/answers', ofAuthor, on(listAnswers))
    .patch('/:id/answers/:answer', ofAuthor, on(moderateAnswer))
    .get('/:id/results', ofAuthor, on(showResults))
    .get('/:id/results.csv', ofAuthor, on(downloadResults))
  return {
    routes,
    vote: (request, id) => {
      applyRules(voting, request)
      return vote(polls, request, id)
    },
  }
}

async function openPolls(dependencies: Dependencies) {
  const { elapsed } = dependencies
  const { counted, onCounted } = createRunoffCounter(dependencies)
  const counting = { ...dependencies, onCounted }
  return {
    voters: await createVoterService(dependencies),
    counted,
    counting,
    count: createBatcher((batch: readonly Vote[]) => countVotes(counting, batch), BATCH),
    rules: createRulesReader(dependencies),
    voterQuota: createVoterQuota(elapsed),
    feed: createLiveFeed({
      ...dependencies,
      read: (topic) => readEvents(dependencies, counted, topic),
      intervalMs: LIVE_INTERVAL_MS,
    }),
  }
}

function pollRules(dependencies: Dependencies) {
  const limit = (burst: number, refillMs: number) => createNetworkLimit(dependencies, { burst, refillMs })
  return {
    creation: { callers: 'anyone', limit: limit(30, 20_000), body: { maxBytes: MAX_POLL_BYTES } },
    reading: { callers: 'anyone', limit: limit(3_000, 10) },
    streaming: { callers: 'anyone', limit: createNetworkLimit(dependencies, STREAM_OPENINGS) },
    // A whole office votes from one IP address.
    voting: { callers: 'anyone', limit: limit(3_000, 20) },
    // An author can have written answers to go through: 200 for each poll.
    authoring: { callers: 'author', limit: limit(600, 200) },
  } as const satisfies Readonly<Record<string, RouteRules>>
}

async function create(polls: PollService, context: Context) {
  const body = await readJson(context, pollRequest)
  const bytes = 500 + Buffer.byteLength(JSON.stringify(body)) + 60 * body.options.length
  return context.json(await storing(polls.quota, { kind: 'polls', bytes }, () => createPoll(polls, body)))
}

async function show(polls: PollService, context: Context) {
  const poll = await polls.counted(await pollOf(polls, idOf(context)))
  const isVoter = await hasVotedIn(polls, context, poll.id)
  await polls.voters.greet(context)
  return context.json({ ...toView(poll, { hasVoted: isVoter, now: polls.now() }), hasVoted: isVoter })
}

async function streamEvents(polls: PollService, context: Context) {
  const { connection, streams, feed } = polls
  const poll = await pollOf(polls, idOf(context))
  const isVoter = await hasVotedIn(polls, context, poll.id)
  return streams.open(context, connection.networkOf(context), (send, end) =>
    feed.watch(topicOf(poll.id), (events) => {
      // A reset removes all votes.
      const hasVoted = isVoter && events?.timesEmptied === poll.timesEmptied
      send(events ? events[hasVoted ? 'voted' : 'notVoted'] : stateEvent({ isGone: true }))
      if (!events) setTimeout(end)
    }),
  )
}

async function handleVote(polls: PollService, context: Context) {
  return context.json(await vote(polls, context, idOf(context)))
}

async function vote(polls: PollService, request: RequestLike, id: string): Promise<object> {
  const { connection, quota, voters, voterQuota, counting, count, rules } = polls
  const network = connection.networkOf(request)
  const body = await readJson(request, voteRequest)
  const token = await voters.tokenOf(request)
  if (!token) throw new HttpProblem(403, connection.cookieProblem(request, 'count one vote per person'))
  const known = await rules.of(id)
  if (!known) throw pollNotThere()
  const bytes = VOTE_BYTES + 3 * body.choices.length + (body.written?.length ?? 0)
  const answer = await storing(quota, { kind: 'polls', bytes }, () =>
    castVote({ counting, voters, voterQuota, count }, known, { token, network, ...body }),
  )
  publishChange(polls, known.id)
  return answer
}

async function change(polls: PollService, context: Context) {
  const { database, now, rules } = polls
  const id = await ownPoll(polls, context)
  const change = await readJson(context, pollChange)
  if (!(await changePoll(database, id, { ...change, day: dayOf(now()) })))
    throw new HttpProblem(409, 'The question cannot be changed after the first vote.')
  rules.forget(id)
  publishChange(polls, id)
  return context.json({ done: true })
}

async function reset(polls: PollService, context: Context) {
  const id = await ownPoll(polls, context)
  await emptyPoll(polls.database, id)
  polls.rules.forget(id)
  publishChange(polls, id)
  return context.json({ done: true })
}

async function remove(polls: PollService, context: Context) {
  const id = await ownPoll(polls, context)
  await deletePoll(polls, id)
  publishChange(polls, id)
  return context.json({ done: true })
}

async function listAnswers(polls: PollService, context: Context) {
  const poll = await pollOf(polls, await ownPoll(polls, context))
  return context.json({ answers: writtenAnswersOf(poll, polls.now()) })
}

async function moderateAnswer(polls: PollService, context: Context) {
  const id = await ownPoll(polls, context)
  const change = await readJson(context, answerChange)
  await moderate(polls, id, context.req.param('answer') ?? '', change)
  publishChange(polls, id)
  return context.json({ done: true })
}

/** Shows the author what a voter sees, without a vote. */
async function showResults(polls: PollService, context: Context) {
  const poll = await polls.counted(await pollOf(polls, await ownPoll(polls, context)))
  return context.json(toView(poll, { hasVoted: true, now: polls.now() }))
}

async function downloadResults(polls: PollService, context: Context) {
  const poll = await pollOf(polls, await ownPoll(polls, context))
  if (!areResultsSeen(poll, { hasVoted: true, now: polls.now() }))
    throw new HttpProblem(409, 'The results are shown after the poll is closed.')
  return context.body(resultsCsv(poll), 200, { 'content-type': 'text/csv; charset=utf-8' })
}

function topicOf(id: string): string {
  return `poll:${id}`
}

function publishChange({ bus }: PollService, id: string): void {
  bus.publish(topicOf(id))
}

function idOf(context: Context): string {
  return context.req.param('id') ?? ''
}

async function hasVotedIn({ database, voters }: PollService, context: Context, id: string): Promise<boolean> {
  const token = await voters.tokenOf(context)
  return token !== undefined && (await hasVoted(database, id, voters.hashOf(token, id)))
}

async function pollOf({ database }: Dependencies, id: string): Promise<Poll> {
  const poll = await readPoll(database, id)
  if (!poll) throw pollNotThere()
  return poll
}

/** Returns the id of the poll, for its author only. */
async function ownPoll({ database }: PollService, context: Context): Promise<string> {
  const id = idOf(context)
  const isOwn = await isAuthor(database, id, bearerToken(context))
  if (isOwn === undefined) throw pollNotThere()
  if (!isOwn) throw new HttpProblem(403, 'Only the person who made this poll can change it.')
  return id
}

/** Changes a written answer. Throws HttpProblem if the poll has no such answer, or cannot merge answers. */
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

/** Returns the events of a poll's state for those who have voted and those who have not; one object if equal. */
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
  const notVoted = areResultsSeen(poll, { hasVoted: false, now: time }) ? voted : eventFor(false)
  return { voted, notVoted, timesEmptied: poll.timesEmptied }
}
