import { type Context, Hono } from 'hono'
import type { InferOutput } from 'valibot'
import {
  type GameState,
  gameAnswer,
  gameCommand,
  gameCreation,
  gameFinding,
  gameJoining,
  MAX_GAME_BYTES,
  MAX_PLAYERS,
} from '#contract/game.ts'
import { createBriefCache } from '../../brief-cache.ts'
import { createBatcher } from '../../database/batcher.ts'
import type { Dependencies } from '../../dependencies.ts'
import { declareRoute, type RouteRules } from '../../http/declare-route.ts'
import { HttpProblem } from '../../http/errors.ts'
import { createNetworkLimit, createRateLimit } from '../../http/rate-limit.ts'
import { readJson } from '../../http/read-json.ts'
import { createAnonymousIdentity } from '../../live/anonymous-identity.ts'
import { textEvent } from '../../live/event-streams.ts'
import { generateId, generateJoinCode } from '../../live/ids.ts'
import { createLiveFeed } from '../../live/live-feed.ts'
import { STREAM_OPENINGS } from '../../live/stream-limit.ts'
import { storing } from '../../quota/quota.ts'
import { endedQuestions, type Game, nextTurn, phaseOf } from './game.ts'
import { gameReport } from './game-report.ts'
import {
  addGame,
  advanceGame,
  changeRules,
  createQuizReader,
  deleteOldGames,
  findGame,
  findGameByCode,
  type GameStore,
  type JoinStatus,
  joinGame,
  readAnswers,
  readPlayers,
  readSnapshot,
  removePlayer,
} from './game-store.ts'
import { newsOf, type PreparedView, prepareView, toView, viewText } from './game-view.ts'
import { type AnswerStatus, recordAnswers, type SubmittedAnswer } from './record-answers.ts'
import { scheduleNotifications } from './schedule-notifications.ts'

const IDENTITY = { cookie: 'sundry-game', path: '/api/games', secretName: 'games' }
/** Changes of a moment reach the browsers as one. */
const INTERVAL_MS = 250
/** A full game takes milliseconds to read: those who poll share a reading. */
const MAX_AGE_MS = 100
/** Answers of this time share one commit. */
const BATCH = { delayMs: 5, max: MAX_PLAYERS }
const QUIZ = {
  maxBytes: MAX_GAME_BYTES,
  tooLarge: 'This quiz is too large to be played live: up to 1 MB. Use fewer or smaller pictures.',
}
const NOT_FOUND = 'This game does not exist or is over.'

const REFUSED_JOINING: Readonly<Record<Exclude<JoinStatus, 'in'>, string>> = {
  full: `This game is full: ${MAX_PLAYERS} players are in.`,
  'name-taken': 'Someone in this game already has this name. Choose another one.',
  removed: 'The host has removed you from this game.',
}
const REFUSED_ANSWER: Readonly<Record<Exclude<AnswerStatus, 'taken'>, string>> = {
  late: 'Time is up for this question.',
  'answered-before': 'You have already answered this question.',
  'no-player': 'Join the game first.',
}

/** The games of a server, and everything that their routes share. */
type Games = Dependencies & Awaited<ReturnType<typeof openGames>>

/** Creates the routes of live quizzes: hosts create games, players join by code; solutions are sent after each question. */
export async function createGameRoutes(dependencies: Dependencies): Promise<Hono> {
  const games: Games = { ...dependencies, ...(await openGames(dependencies)) }
  const on = (handle: (games: Games, context: Context) => Promise<Response>) => (context: Context) =>
    handle(games, context)
  const { creation, lookup, reading, streaming, joining, answering, commanding, report } =
    gameRules(dependencies)
  return new Hono()
    .post('/', declareRoute(creation), on(create))
    .post('/by-code', declareRoute(lookup), on(findByCode))
    .get('/:id', declareRoute(reading), on(showState))
    .get('/:id/events', declareRoute(streaming), on(streamStates))
    .post('/:id/join', declareRoute(joining), on(join))
    .post('/:id/answers', declareRoute(answering), on(answer))
    .post('/:id/commands', declareRoute(commanding), on(command))
    .get('/:id/report', declareRoute(report), on(downloadReport))
}

async function openGames(dependencies: Dependencies) {
  const { database, bus, now, elapsed, log } = dependencies
  const store: GameStore = { database, now, readQuiz: createQuizReader(database) }
  const notifyAt = scheduleNotifications(bus, now)
  return {
    store,
    views: createBriefCache({
      read: async (id) => {
        const snapshot = await readSnapshot(store, id)
        return snapshot && prepareView(snapshot)
      },
      elapsed,
      maxAgeMs: MAX_AGE_MS,
    }),
    identity: await createAnonymousIdentity(dependencies, IDENTITY),
    feed: createLiveFeed<PreparedView>({
      bus,
      intervalMs: INTERVAL_MS,
      log,
      read: async (topic) => {
        const snapshot = await readSnapshot(store, topic.slice(topicOf('').length))
        if (snapshot && phaseOf(snapshot.game, snapshot.at) === 'question')
          notifyAt(topic, snapshot.game.closesAt ?? 0)
        return snapshot && prepareView(snapshot)
      },
    }),
    record: createBatcher(
      (answers: readonly SubmittedAnswer[]) => recordAnswers(dependencies, answers),
      BATCH,
    ),
    limits: {
      answersOfPlayer: createRateLimit({ burst: 20, refillMs: 500, elapsed }),
      commands: createRateLimit({ burst: 60, refillMs: 200, elapsed }),
    },
  }
}

/** A hall full of phones can be behind one IP address. */
function gameRules(dependencies: Dependencies) {
  const limit = (burst: number, refillMs: number) => createNetworkLimit(dependencies, { burst, refillMs })
  return {
    // A quiz can have 1 MB, for a day.
    creation: { callers: 'anyone', limit: limit(20, 120_000), body: QUIZ },
    lookup: { callers: 'anyone', limit: limit(600, 1_000) },
    reading: { callers: 'anyone', limit: limit(4 * MAX_PLAYERS, 20) },
    streaming: { callers: 'anyone', limit: createNetworkLimit(dependencies, STREAM_OPENINGS) },
    joining: { callers: 'anyone', limit: limit(2 * MAX_PLAYERS, 100) },
    answering: { callers: 'participant', limit: limit(4 * MAX_PLAYERS, 5) },
    // Hosts of a school.
    commanding: { callers: 'author', limit: limit(600, 50) },
    // Every answer of every player.
    report: { callers: 'author', limit: limit(30, 2_000) },
  } as const satisfies Readonly<Record<string, RouteRules>>
}

async function create(games: Games, context: Context) {
  const { quota, randomBytes, identity } = games
  const { quiz, seconds, hasSpeedPoints } = await readJson(context, gameCreation)
  if (quiz.questions.length === 0) throw new HttpProblem(400, 'A game needs a question')
  await deleteOldGames(games)
  const id = generateId(randomBytes)
  const bytes = 300 + Buffer.byteLength(JSON.stringify(quiz))
  await storing(quota, { kind: 'quizzes', bytes }, async () => {
    const game = { id, hostId: identity.identify(context, id), quiz, seconds, hasSpeedPoints }
    while (!(await addGame(games, game, generateJoinCode(randomBytes))));
  })
  return context.json({ id })
}

async function findByCode(games: Games, context: Context) {
  const { code } = await readJson(context, gameFinding)
  const id = await findGameByCode(games, code)
  if (id === undefined) throw new HttpProblem(404, 'There is no game with this code.')
  return context.json({ id })
}

async function showState(games: Games, context: Context) {
  const id = idOf(context)
  context.header('cache-control', 'no-store')
  const view = await games.views.get(id)
  if (!view) throw new HttpProblem(404, NOT_FOUND)
  const own = { ...toView(view, games.identity.findIdentity(context, id)), now: games.now() }
  return context.body(Buffer.concat(viewText(view, own)), 200, { 'content-type': 'application/json' })
}

async function streamStates(games: Games, context: Context) {
  const { connection, streams, identity, feed } = games
  const id = idOf(context)
  const viewer = identity.findIdentity(context, id)
  await gameAt(games, id)
  return streams.open(context, connection.networkOf(context), (send, end) => {
    let sent = ''
    return feed.watch(topicOf(id), (seen) => {
      if (!seen) return queueMicrotask(end)
      const view = toView(seen, viewer)
      // Actions of others are not news to a player who has an open question.
      const news = newsOf(view)
      if (news === sent) return
      sent = news
      send(textEvent(viewText(seen, view)))
    })
  })
}

async function join(games: Games, context: Context) {
  const { database, quota, identity } = games
  const id = idOf(context)
  const { name } = await readJson(context, gameJoining)
  const game = await gameAt(games, id)
  if (game.isOver) throw new HttpProblem(410, 'This game is over.')
  const player = await storing(quota, { kind: 'quizzes', bytes: 200 }, async () => {
    const player = identity.identify(context, id)
    if (player === game.hostId) throw new HttpProblem(409, 'You are the host of this game.')
    const joined = await joinGame(database, id, player, name)
    if (joined !== 'in') throw new HttpProblem(joined === 'removed' ? 403 : 409, REFUSED_JOINING[joined])
    return player
  })
  publishChange(games, id)
  return context.json(await stateOf(games, id, player))
}

async function answer(games: Games, context: Context) {
  const { quota, identity, limits, record } = games
  const at = games.now()
  const id = idOf(context)
  const player = identity.findIdentity(context, id)
  limits.answersOfPlayer.consume(`${id} ${player}`)
  const { question, answer } = await readJson(context, gameAnswer)
  const game = await gameAt(games, id)
  await storing(quota, { kind: 'quizzes', bytes: 250 }, async () => {
    const status = await record({ game, player, question, answer, at })
    if (status !== 'taken') throw new HttpProblem(status === 'no-player' ? 403 : 409, REFUSED_ANSWER[status])
  })
  publishChange(games, id)
  return context.json({})
}

async function command(games: Games, context: Context) {
  const id = idOf(context)
  const viewer = games.identity.findIdentity(context, id)
  const game = await hostedBy(games, id, viewer)
  games.limits.commands.consume(`${id} ${viewer}`)
  await execute(games, game, await readJson(context, gameCommand))
  publishChange(games, id)
  return context.json(await stateOf(games, id, viewer))
}

/** Executes a command of the host. One that refers to a previous step has no effect. */
async function execute(
  { database, now }: Games,
  game: Game,
  command: InferOutput<typeof gameCommand>,
): Promise<void> {
  const phase = phaseOf(game, now())
  if (command.kind === 'remove') await removePlayer(database, game.id, command.player)
  else if (command.kind === 'rules') {
    // The points of a question depend on the rules that applied when it was asked.
    if (phase === 'question') throw new HttpProblem(409, 'Wait until the time of this question is up.')
    await changeRules(database, game.id, command)
  } else if (command.step === game.step) {
    if (command.kind === 'close' && phase === 'question')
      await advanceGame(database, game, { ...game, closesAt: now() })
    if (command.kind === 'next' && (phase === 'lobby' || phase === 'result'))
      await advanceGame(database, game, nextTurn(game, now()))
    if (command.kind === 'end' && phase !== 'end')
      await advanceGame(database, game, { question: game.question, closesAt: now(), isOver: true })
  }
}

async function downloadReport(games: Games, context: Context) {
  const { database, now, identity } = games
  const id = idOf(context)
  const game = await hostedBy(games, id, identity.findIdentity(context, id))
  const answerLists = Array.from({ length: endedQuestions(game, now()) }, (_, at) =>
    readAnswers(database, id, at),
  )
  const report = gameReport(game, await readPlayers(database, id), await Promise.all(answerLists))
  context.header('cache-control', 'no-store')
  context.header('content-type', 'text/csv; charset=utf-8')
  return context.body(report)
}

function idOf(context: Context): string {
  return context.req.param('id') ?? ''
}

async function gameAt({ store }: Games, id: string): Promise<Game> {
  const game = await findGame(store, id)
  if (!game) throw new HttpProblem(404, NOT_FOUND)
  return game
}

async function hostedBy(games: Games, id: string, viewer: string): Promise<Game> {
  const game = await gameAt(games, id)
  if (viewer !== game.hostId) throw new HttpProblem(403, 'Only the host of this game can do this.')
  return game
}

async function stateOf({ store }: Games, id: string, viewer: string): Promise<GameState> {
  const snapshot = await readSnapshot(store, id)
  if (!snapshot) throw new HttpProblem(404, NOT_FOUND)
  return toView(prepareView(snapshot), viewer)
}

function publishChange({ bus, views }: Games, id: string): void {
  views.forget(id)
  bus.publish(topicOf(id))
}

function topicOf(id: string): string {
  return `game:${id}`
}
