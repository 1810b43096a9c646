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
import { declareRoute, type RouteRules } from '../../http/declare-route.ts'
import { HttpProblem } from '../../http/errors.ts'
import { createNetworkLimit, createRateLimit } from '../../http/rate-limit.ts'
import { readJson } from '../../http/read-json.ts'
import { streamText } from '../../http/stream-text.ts'
import { createAnonymousIdentity } from '../../live/anonymous-identity.ts'
import { storing } from '../../quota/quota.ts'
import { bearerToken } from '../../share-links/author-secret.ts'
import { summarizeAttempts, takeTurn } from './attempt-summary.ts'
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
  type QuizStore,
  quizNotThere,
  readAttempts,
  replaceQuiz,
  setClosed,
} from './quiz-store.ts'
import { createVersionCache, earlierVersions } from './quiz-versions.ts'
import { toAttemptState, toAuthorView } from './quiz-view.ts'
import { createViewText } from './view-text.ts'

const IDENTITY = { cookie: 'sundry-quiz', path: '/api/quizzes', secretName: 'quizzes' }
const QUIZ = {
  maxBytes: MAX_QUIZ_BYTES,
  tooLarge: 'This quiz is too large to be kept: up to 2 MB. Use fewer or smaller pictures.',
}
const ANSWERS = {
  maxBytes: MAX_ANSWERS_BYTES,
  tooLarge: 'Your answers are too long. Make some of them shorter.',
}
/** Approximate size of a row. */
const ROW_BYTES = 300

/** The hosted quizzes of a server, and everything that their routes share. */
type Quizzes = Dependencies & QuizStore & Awaited<ReturnType<typeof openQuizzes>>

/** Creates the routes of quizzes taken by link: solutions stay on the server until they can be revealed. */
export async function createQuizRoutes(dependencies: Dependencies): Promise<Hono> {
  const quizzes: Quizzes = { ...dependencies, ...(await openQuizzes(dependencies)) }
  const on = (handle: (quizzes: Quizzes, context: Context) => Promise<Response>) => (context: Context) =>
    handle(quizzes, context)
  const { creation, reading, replacement, authoring, answering, report } = quizRules(dependencies)
  const ofAuthor = declareRoute(authoring)
  return new Hono()
    .post('/', declareRoute(creation), on(create))
    .get('/:id', declareRoute(reading), on(show))
    .put('/:id', declareRoute(replacement), on(replace))
    .patch('/:id', ofAuthor, on(change))
    .delete('/:id', ofAuthor, on(remove))
    .post('/:id/attempts', declareRoute(reading), on(begin))
    .post('/:id/answers', declareRoute(answering), on(answer))
    .get('/:id/author', ofAuthor, on(showToAuthor))
    .get('/:id/results.csv', declareRoute(report), on(downloadResults))
}

async function openQuizzes(dependencies: Dependencies) {
  const { elapsed } = dependencies
  return {
    readVersion: createVersionCache(),
    viewText: createViewText(),
    identity: await createAnonymousIdentity(dependencies, IDENTITY),
    answersOfTaker: createRateLimit({ burst: 60, refillMs: 300, elapsed }),
  }
}

function quizRules(dependencies: Dependencies) {
  const limit = (burst: number, refillMs: number) => createNetworkLimit(dependencies, { burst, refillMs })
  return {
    // A quiz, and each of its versions, can have 2 MB, for a year.
    creation: { callers: 'anyone', limit: limit(20, 300_000), body: QUIZ },
    replacement: { callers: 'author', limit: limit(20, 300_000), body: QUIZ },
    // Authors of a school; each request can grade fifty attempts.
    authoring: { callers: 'author', limit: limit(120, 1_000) },
    // A report can have hundreds of megabytes.
    report: { callers: 'author', limit: limit(10, 10_000) },
    // A school behind one IP address; each request can return the whole quiz.
    reading: { callers: 'anyone', limit: limit(1_000, 100) },
    answering: { callers: 'participant', limit: limit(4_000, 10), body: ANSWERS },
  } as const satisfies Readonly<Record<string, RouteRules>>
}

async function create(quizzes: Quizzes, context: Context) {
  return context.json(await storeSentQuiz(quizzes, context, (quiz) => addQuiz(quizzes, quiz)))
}

async function show(quizzes: Quizzes, context: Context) {
  const { now, identity, viewText } = quizzes
  const hosted = await quizAt(quizzes, context)
  const taker = identity.findIdentity(context, hosted.id)
  const entry = taker === '' ? undefined : await lastAttempt(quizzes, hosted.id, taker)
  return sendJson(context, viewText(hosted, entry, now()))
}

async function replace(quizzes: Quizzes, context: Context) {
  const id = await ownQuiz(quizzes, context)
  const version = await storeSentQuiz(quizzes, context, (quiz) => replaceQuiz(quizzes, id, quiz))
  return context.json({ version })
}

async function change(quizzes: Quizzes, context: Context) {
  const id = await ownQuiz(quizzes, context)
  const { isClosed } = await readJson(context, quizChange)
  await setClosed(quizzes, id, isClosed)
  return context.json({ done: true })
}

async function remove(quizzes: Quizzes, context: Context) {
  await deleteQuiz(quizzes, await ownQuiz(quizzes, context))
  return context.json({ done: true })
}

async function begin(quizzes: Quizzes, context: Context) {
  const { connection, quota, now, identity, viewText } = quizzes
  const { number, name } = await readJson(context, attemptStart)
  const hosted = await quizAt(quizzes, context)
  const entry = await storing(quota, { kind: 'quizzes', bytes: ROW_BYTES }, () => {
    const taker = identity.identify(context, hosted.id)
    return beginAttempt(quizzes, { hosted, taker, number }, name)
  })
  quizzes.responses.reserve(context, connection.networkOf(context), 0)
  return sendJson(context, viewText(hosted, entry, now()))
}

async function answer(quizzes: Quizzes, context: Context) {
  const { quota, identity, answersOfTaker } = quizzes
  const at = quizzes.now()
  const arrived = await readJson(context, attemptAnswers)
  const hosted = await quizAt(quizzes, context)
  const taker = identity.findIdentity(context, hosted.id)
  answersOfTaker.consume(`${hosted.id} ${taker}`)
  const { number } = arrived
  const space = { kind: 'quizzes', bytes: bytesOf(arrived.answers) } as const
  const entry = await storing(quota, space, async (report) => {
    const changed = await changeAttempt(quizzes, { hosted, taker, number }, ({ quiz, attempt }) => {
      const after = withArrived(quiz, attempt, arrived, at)
      report(bytesOf(after.answers) - bytesOf(attempt.answers))
      return after
    })
    if (!changed) throw new HttpProblem(403, 'Your browser blocks the cookie used to keep your answers.')
    return changed
  })
  return context.json(toAttemptState(entry, at))
}

async function showToAuthor(quizzes: Quizzes, context: Context) {
  await ownQuiz(quizzes, context)
  const hosted = await quizAt(quizzes, context)
  return context.json(toAuthorView(hosted, await summarizeAttempts(quizzes, hosted.id)))
}

async function downloadResults(quizzes: Quizzes, context: Context) {
  await ownQuiz(quizzes, context)
  const hosted = await quizAt(quizzes, context)
  const { id } = hosted
  const earlier = earlierVersions(quizzes.database, quizzes.readVersion, id)
  const report = quizReport(hosted, inTurns(earlier), inTurns(readAttempts(quizzes, id)), quizzes.now)
  const headers = { 'content-type': 'text/csv; charset=utf-8' }
  return streamText(context, report, { headers, log: quizzes.log })
}

/** Reads on in turn with everything else that this process does. */
async function* inTurns<T>(items: AsyncGenerator<T>): AsyncGenerator<T> {
  for (;;) {
    const { value, done } = await takeTurn(() => items.next())
    if (done) return
    yield value
  }
}

async function quizAt(quizzes: Quizzes, context: Context): Promise<HostedQuiz> {
  const hosted = await findQuiz(quizzes, context.req.param('id') ?? '')
  if (!hosted) throw quizNotThere()
  return hosted
}

/** Returns the id of the quiz, for its author only. */
async function ownQuiz({ database }: Quizzes, context: Context): Promise<string> {
  const id = context.req.param('id') ?? ''
  const isOwn = await isAuthor(database, id, bearerToken(context))
  if (isOwn === undefined) throw quizNotThere()
  if (!isOwn) throw new HttpProblem(403, 'Only the person who created this link can do this.')
  return id
}

/** Stores the quiz of the request as far as there is space. */
async function storeSentQuiz<T>(
  { quota }: Quizzes,
  context: Context,
  store: (quiz: Quiz) => Promise<T>,
): Promise<T> {
  const { quiz } = await readJson(context, quizCreation)
  if (quiz.questions.length === 0) throw new HttpProblem(400, 'A quiz needs a question.')
  return storing(quota, { kind: 'quizzes', bytes: ROW_BYTES + bytesOf(quiz) }, () => store(quiz))
}

function sendJson(context: Context, text: string): Response {
  return context.body(text, 200, { 'content-type': 'application/json' })
}

/** Returns the size of a value as it is stored. */
function bytesOf(value: object): number {
  return Buffer.byteLength(JSON.stringify(value))
}
