import { type Context, Hono } from 'hono'
import {
  attemptAnswers,
  attemptStart,
  MAX_ANSWERS_BYTES,
  MAX_QUIZ_BYTES,
  quizChange,
  quizCreation,
} from '#contract/quiz.ts'
import type { Quiz } from '#lib/quiz/quiz.ts'
import type { Dependencies } from '../../dependencies.ts'
import { HttpProblem } from '../../http/errors.ts'
import { createRateLimit } from '../../http/rate-limit.ts'
import { readJson } from '../../http/read-json.ts'
import { createAnonymousIdentity } from '../../live/anonymous-identity.ts'
import { bearerToken } from '../../share-links/author-secret.ts'
import { withArrived } from './quiz-attempt.ts'
import { quizReport } from './quiz-report.ts'
import {
  addQuiz,
  beginAttempt,
  changeAttempt,
  deleteQuiz,
  findQuiz,
  type HostedQuiz,
  isAuthor,
  lastAttempt,
  quizNotThere,
  readAttempts,
  replaceQuiz,
  setClosed,
} from './quiz-store.ts'
import { createVersionCache } from './quiz-versions.ts'
import { toAttemptState, toAuthorView, toView } from './quiz-view.ts'

const IDENTITY = { cookie: 'sundry-quiz', path: '/api/quizzes', secretName: 'quizzes' }
const QUIZ = {
  maxBytes: MAX_QUIZ_BYTES,
  tooLarge: 'This quiz is too large to be kept: up to 2 MB. Use fewer or smaller pictures.',
}
const ANSWERS = {
  maxBytes: MAX_ANSWERS_BYTES,
  tooLarge: 'Your answers are too long. Make some of them shorter.',
}
/** About what a row takes. */
const ROW_BYTES = 300

/** Routes of quizzes taken by link: the right answers stay on the server until they can be revealed. */
export async function quizzesRoutes(dependencies: Dependencies): Promise<Hono> {
  const { quota, connection, now, elapsed } = dependencies
  const store = { ...dependencies, readVersion: createVersionCache() }
  const identity = await createAnonymousIdentity(dependencies, IDENTITY)
  // A quiz, and each of its versions, can have 2 MB, for a year.
  const creations = createRateLimit({ burst: 20, refillMs: 300_000, elapsed })
  const replacements = createRateLimit({ burst: 20, refillMs: 300_000, elapsed })
  // A school behind one IP address; each request can return the whole quiz.
  const readings = createRateLimit({ burst: 1_000, refillMs: 100, elapsed })
  const answersOfNetwork = createRateLimit({ burst: 4_000, refillMs: 10, elapsed })
  const answersOfTaker = createRateLimit({ burst: 60, refillMs: 300, elapsed })

  const quizAt = async (context: Context): Promise<HostedQuiz> => {
    const hosted = await findQuiz(store, context.req.param('id') ?? '')
    if (!hosted) throw quizNotThere()
    return hosted
  }
  /** The id of the quiz, for its author only. */
  const ownQuiz = async (context: Context): Promise<string> => {
    const id = context.req.param('id') ?? ''
    const isOwn = await isAuthor(dependencies.database, id, bearerToken(context))
    if (isOwn === undefined) throw quizNotThere()
    if (!isOwn) throw new HttpProblem(403, 'Only the person who created this link can do this.')
    return id
  }

  /** The quiz that was sent, once there is room for it. */
  const sentQuiz = async (context: Context): Promise<Quiz> => {
    const { quiz } = await readJson(context, quizCreation, QUIZ)
    if (quiz.questions.length === 0) throw new HttpProblem(400, 'A quiz needs a question.')
    quota.reserve('quizzes', ROW_BYTES + Buffer.byteLength(JSON.stringify(quiz)))
    return quiz
  }

  return new Hono()
    .post('/', async (context) => {
      creations.consume(connection.networkOf(context))
      return context.json(await addQuiz(store, await sentQuiz(context)))
    })
    .put('/:id', async (context) => {
      replacements.consume(connection.networkOf(context))
      const id = await ownQuiz(context)
      return context.json({ version: await replaceQuiz(store, id, await sentQuiz(context)) })
    })
    .get('/:id', async (context) => {
      readings.consume(connection.networkOf(context))
      const hosted = await quizAt(context)
      const taker = identity.findIdentity(context, hosted.id)
      const entry = taker === '' ? undefined : await lastAttempt(store, hosted.id, taker)
      return context.json(toView(hosted, entry, now()))
    })
    .post('/:id/attempts', async (context) => {
      readings.consume(connection.networkOf(context))
      const { number, name } = await readJson(context, attemptStart)
      const hosted = await quizAt(context)
      quota.reserve('quizzes', ROW_BYTES)
      const taker = identity.identify(context, hosted.id)
      const entry = await beginAttempt(store, { hosted, taker, number }, name)
      return context.json(toView(hosted, entry, now()))
    })
    .post('/:id/answers', async (context) => {
      answersOfNetwork.consume(connection.networkOf(context))
      const at = now()
      const arrived = await readJson(context, attemptAnswers, ANSWERS)
      const hosted = await quizAt(context)
      const taker = identity.findIdentity(context, hosted.id)
      answersOfTaker.consume(`${hosted.id} ${taker}`)
      quota.reserve('quizzes', Buffer.byteLength(JSON.stringify(arrived.answers)))
      const { number } = arrived
      const entry = await changeAttempt(store, { hosted, taker, number }, ({ quiz, attempt }) =>
        withArrived(quiz, attempt, arrived, at),
      )
      if (!entry) throw new HttpProblem(403, 'Your browser blocks the cookie used to keep your answers.')
      return context.json(toAttemptState(entry, at))
    })
    .get('/:id/author', async (context) => {
      await ownQuiz(context)
      const hosted = await quizAt(context)
      return context.json(toAuthorView(hosted, await readAttempts(store, hosted.id), now()))
    })
    .patch('/:id', async (context) => {
      const id = await ownQuiz(context)
      const { isClosed } = await readJson(context, quizChange)
      await setClosed(store, id, isClosed)
      return context.json({ done: true })
    })
    .delete('/:id', async (context) => {
      await deleteQuiz(dependencies, await ownQuiz(context))
      return context.json({ done: true })
    })
    .get('/:id/results.csv', async (context) => {
      await ownQuiz(context)
      const hosted = await quizAt(context)
      const report = await quizReport(hosted, await readAttempts(store, hosted.id), now())
      return context.body(report, 200, {
        'content-type': 'text/csv; charset=utf-8',
        'cache-control': 'no-store',
      })
    })
}
