import { Hono } from 'hono'
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
import { createBatcher } from '../../database/batcher.ts'
import type { Dependencies } from '../../dependencies.ts'
import { HttpProblem } from '../../http/errors.ts'
import { createRateLimit } from '../../http/rate-limit.ts'
import { readJson } from '../../http/read-json.ts'
import { createAnonymousIdentity } from '../../live/anonymous-identity.ts'
import { stateEvent } from '../../live/event-streams.ts'
import { generateId, generateJoinCode } from '../../live/ids.ts'
import { createLiveFeed } from '../../live/live-feed.ts'
import { endedQuestions, type Game, nextTurn, type Phase, phaseOf } from './game.ts'
import { gameReport } from './game-report.ts'
import {
  addGame,
  advanceGame,
  changeRules,
  createQuizReader,
  deleteOldGames,
  findGame,
  findGameByCode,
  type JoinStatus,
  joinGame,
  readAnswers,
  readPlayers,
  readSnapshot,
  removePlayer,
} from './game-store.ts'
import { newsOf, type PreparedView, prepareView, toView } from './game-view.ts'
import { type AnswerStatus, recordAnswers, type SubmittedAnswer } from './record-answers.ts'
import { scheduleNotifications } from './schedule-notifications.ts'

const IDENTITY = { cookie: 'sundry-game', path: '/api/games', secretName: 'games' }
/** Changes of a moment reach the browsers as one. */
const INTERVAL_MS = 250
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

/** A quiz played live: made by a host, joined by a code; what is right leaves the server when a question's time is up. */
export async function gamesRoutes(dependencies: Dependencies): Promise<Hono> {
  const { database, bus, streams, quota, connection, now, elapsed, randomBytes, log } = dependencies
  const store = { database, now, readQuiz: createQuizReader(database) }
  const identity = await createAnonymousIdentity(dependencies, IDENTITY)
  const notifyAt = scheduleNotifications(bus, now)
  const feed = createLiveFeed<PreparedView>({
    bus,
    intervalMs: INTERVAL_MS,
    log,
    read: async (topic) => {
      const snapshot = await readSnapshot(store, topic.slice(topicOf('').length))
      if (snapshot && phaseOf(snapshot.game, snapshot.at) === 'question')
        notifyAt(topic, snapshot.game.closesAt ?? 0)
      return snapshot && prepareView(snapshot)
    },
  })
  const record = createBatcher(
    (answers: readonly SubmittedAnswer[]) => recordAnswers(dependencies, answers),
    {
      delayMs: 5,
      max: MAX_PLAYERS,
    },
  )
  // A quiz can have 1 MB, for a day.
  const creations = createRateLimit({ burst: 20, refillMs: 120_000, elapsed })
  const lookups = createRateLimit({ burst: 600, refillMs: 1_000, elapsed })
  // A hall full of phones behind one address.
  const joinings = createRateLimit({ burst: 2 * MAX_PLAYERS, refillMs: 100, elapsed })
  const answersOfNetwork = createRateLimit({ burst: 4 * MAX_PLAYERS, refillMs: 5, elapsed })
  const answersOfPlayer = createRateLimit({ burst: 20, refillMs: 500, elapsed })
  const commands = createRateLimit({ burst: 60, refillMs: 200, elapsed })

  const gameAt = async (id: string): Promise<Game> => {
    const game = await findGame(store, id)
    if (!game) throw new HttpProblem(404, NOT_FOUND)
    return game
  }
  const hostedBy = async (id: string, viewer: string): Promise<Game> => {
    const game = await gameAt(id)
    if (viewer !== game.hostId) throw new HttpProblem(403, 'Only the host of this game can do this.')
    return game
  }
  const stateOf = async (id: string, viewer: string): Promise<GameState> => {
    const snapshot = await readSnapshot(store, id)
    if (!snapshot) throw new HttpProblem(404, NOT_FOUND)
    return toView(prepareView(snapshot), viewer)
  }

  const routes = new Hono()
  routes.post('/', async (context) => {
    creations.consume(connection.networkOf(context))
    const { quiz, seconds, hasSpeedPoints } = await readJson(context, gameCreation, QUIZ)
    if (quiz.questions.length === 0) throw new HttpProblem(400, 'A game needs a question')
    await deleteOldGames(dependencies)
    quota.reserve('quizzes', 300 + Buffer.byteLength(JSON.stringify(quiz)))
    const id = generateId(randomBytes)
    const game = { id, hostId: identity.identify(context, id), quiz, seconds, hasSpeedPoints }
    while (!(await addGame(store, game, generateJoinCode(randomBytes))));
    return context.json({ id })
  })
  routes.post('/by-code', async (context) => {
    lookups.consume(connection.networkOf(context))
    const { code } = await readJson(context, gameFinding)
    const id = await findGameByCode(store, code)
    if (id === undefined) throw new HttpProblem(404, 'There is no game with this code.')
    return context.json({ id })
  })
  routes.get('/:id', async (context) => {
    const id = context.req.param('id')
    context.header('cache-control', 'no-store')
    return context.json(await stateOf(id, identity.findIdentity(context, id)))
  })
  routes.get('/:id/events', async (context) => {
    const id = context.req.param('id')
    const viewer = identity.findIdentity(context, id)
    await gameAt(id)
    return streams.open(connection.networkOf(context), (send, end) => {
      let sent = ''
      return feed.watch(topicOf(id), (seen) => {
        if (!seen) return queueMicrotask(end)
        const view = toView(seen, viewer)
        // Actions of others are not news to a player who has an open question.
        const news = newsOf(view)
        if (news === sent) return
        sent = news
        send(stateEvent(view))
      })
    })
  })
  routes.post('/:id/join', async (context) => {
    joinings.consume(connection.networkOf(context))
    const id = context.req.param('id')
    const { name } = await readJson(context, gameJoining)
    const game = await gameAt(id)
    if (game.isOver) throw new HttpProblem(410, 'This game is over.')
    quota.reserve('quizzes', 200)
    const player = identity.identify(context, id)
    if (player === game.hostId) throw new HttpProblem(409, 'You are the host of this game.')
    const joined = await joinGame(database, id, player, name)
    if (joined !== 'in') throw new HttpProblem(joined === 'removed' ? 403 : 409, REFUSED_JOINING[joined])
    bus.publish(topicOf(id))
    return context.json(await stateOf(id, player))
  })
  routes.post('/:id/answers', async (context) => {
    const at = now()
    const id = context.req.param('id')
    const player = identity.findIdentity(context, id)
    answersOfNetwork.consume(connection.networkOf(context))
    answersOfPlayer.consume(`${id} ${player}`)
    const { question, answer } = await readJson(context, gameAnswer)
    const game = await gameAt(id)
    quota.reserve('quizzes', 250)
    const status = await record({ game, player, question, answer, at })
    if (status !== 'taken') throw new HttpProblem(status === 'no-player' ? 403 : 409, REFUSED_ANSWER[status])
    bus.publish(topicOf(id))
    return context.json({})
  })
  routes.post('/:id/commands', async (context) => {
    const id = context.req.param('id')
    const viewer = identity.findIdentity(context, id)
    const game = await hostedBy(id, viewer)
    commands.consume(`${id} ${viewer}`)
    const command = await readJson(context, gameCommand)
    const phase = phaseOf(game, now())
    if (command.kind === 'remove') await removePlayer(database, id, command.player)
    else if (command.kind === 'rules')
      await rejectDuringQuestion(phase, () => changeRules(database, id, command))
    else if (command.step === game.step) {
      if (command.kind === 'close' && phase === 'question')
        await advanceGame(database, game, { ...game, closesAt: now() })
      if (command.kind === 'next' && (phase === 'lobby' || phase === 'result'))
        await advanceGame(database, game, nextTurn(game, now()))
      if (command.kind === 'end' && phase !== 'end')
        await advanceGame(database, game, { question: game.question, closesAt: now(), isOver: true })
    }
    bus.publish(topicOf(id))
    return context.json(await stateOf(id, viewer))
  })
  routes.get('/:id/report', async (context) => {
    const id = context.req.param('id')
    const game = await hostedBy(id, identity.findIdentity(context, id))
    const answerLists = Array.from({ length: endedQuestions(game, now()) }, (_, at) =>
      readAnswers(database, id, at),
    )
    const report = gameReport(game, await readPlayers(database, id), await Promise.all(answerLists))
    context.header('cache-control', 'no-store')
    context.header('content-type', 'text/csv; charset=utf-8')
    return context.body(report)
  })
  return routes
}

/** The points of a question are made by the rules that it was asked with. */
async function rejectDuringQuestion(phase: Phase, work: () => Promise<void>): Promise<void> {
  if (phase === 'question') throw new HttpProblem(409, 'Wait until the time of this question is up.')
  await work()
}

function topicOf(id: string): string {
  return `game:${id}`
}
