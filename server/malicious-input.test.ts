import type { Hono } from 'hono'
import { expect, test } from 'vitest'
import { type Dice, diceOf } from '#lib/random/dice.fixture.ts'
import { createApp } from './app.ts'
import { ENGINES, emptyDatabase } from './testing/databases.fixture.ts'
import { testDependencies } from './testing/dependencies.fixture.ts'
import { MALICIOUS_INPUTS, spoiled } from './testing/malicious-inputs.ts'

/** More of them, such as 50,000, on wish. */
const REQUESTS = Number(process.env.HOSTILE_REQUESTS || 6_000)

/** Bodies that some endpoint would accept; each endpoint receives all of them, corrupted. */
const BODIES: readonly unknown[] = [
  { email: 'ada@example.com' },
  { email: 'ada@example.com', password: 'correct horse battery', name: 'Ada' },
  { token: 'abc', password: 'correct horse battery' },
  { token: 'YWRhQGV4YW1wbGUuY29t.aaaaaaaaaaaaaaaaaaaaaa' },
  {
    question: 'Tea or coffee?',
    options: ['Tea', 'Coffee'],
    settings: { kind: 'single', mostChoices: 1, results: 'always', isShuffled: false, canChange: true },
    closesAt: null,
  },
  {
    question: 'Tea or coffee?',
    options: ['Tea', 'Coffee'],
    settings: {
      kind: 'multiple',
      mostChoices: 2,
      results: 'always',
      isShuffled: false,
      canChange: true,
      canWrite: true,
    },
    closesAt: null,
  },
  { choices: [1], receipt: 'abc' },
  { choices: [1], written: 'Mate' },
  { state: 'shown' },
  { countsFor: 1 },
  { isClosed: true, question: 'Beer?' },
  { since: 0, changes: [{ collection: 'favorites', id: '2', value: 'true', changedAt: 1 }] },
  { plan: 'pro' },
  { quiz: { title: 'Rivers', questions: [{ id: 'q1', text: 'Which?' }] }, seconds: 20, hasSpeedPoints: true },
  { name: 'Ada', code: 'ABC234', question: 0, answer: ['a'] },
  { number: 1, name: 'Ada' },
  { number: 1, answers: { q1: ['a'] }, isEnd: true },
  { number: 1, answers: { q1: 'Rhine' }, check: 'q1' },
  { isClosed: true },
  { quiz: { title: 'Rivers', questions: [{ id: 'q1', text: 'Which?' }] } },
  { code: 'ABC234' },
  { name: 'Ben' },
  { question: 0, answer: ['a'] },
  { question: 0, answer: 'Rhine' },
  { kind: 'next', step: 0 },
  { kind: 'close', step: 1 },
  { kind: 'remove', player: 'AAAAAAAAAAAAAAAA' },
  { kind: 'rules', seconds: 20, hasSpeedPoints: false },
  {
    name: 'Ada',
    title: 'Story',
    description: '',
    card: '5',
    deck: ['1', '2'],
    stories: [{ title: 'Story' }],
  },
]

const COOKIES = [
  '',
  'sundry-voter=abc.def',
  'sundry-voter=',
  '=;=',
  `a=${'x'.repeat(5_000)}`,
  'sundry.session_token=a.b',
]

/** Every endpoint that the app has, as it says itself. */
function endpointsOf(app: Hono) {
  return app.routes.filter(({ path, method }) => path.startsWith('/api/') && method !== 'ALL')
}

/** An address of the endpoint with ids that exist, do not exist, or are none. */
function fillPath(path: string, ids: readonly string[], dice: Dice): string {
  return path.replaceAll(/:\w+/g, () => {
    const value = MALICIOUS_INPUTS[dice(MALICIOUS_INPUTS.length)]
    const text = typeof value === 'string' ? value : JSON.stringify(value)
    const strange = text.slice(0, 200).toWellFormed()
    return dice(2) === 0 ? (ids[dice(ids.length)] ?? 'x') : encodeURIComponent(strange) || 'x'
  })
}

function bodyOf(dice: Dice): string {
  const body = BODIES[dice(BODIES.length)]
  const text = JSON.stringify(dice(12) === 0 ? body : spoiled(body, dice)) ?? ''
  const deed = dice(12)
  if (deed === 0) return text.slice(0, dice(text.length + 1))
  if (deed === 1) return `${'['.repeat(8_000)}${text}`
  return text
}

test.each(ENGINES)(
  `${REQUESTS} hostile requests to every endpoint are answered in JSON with a reason, and shake nothing on %s`,
  async (engine) => {
    const lines: string[] = []
    const app = await createApp(
      await testDependencies({
        database: await emptyDatabase(engine),
        log: (line) => lines.push(line),
        metricsToken: 'a-token-that-nobody-guesses',
      }),
    )
    const { id, secret, written, cookie } = await makePoll(app)
    const quiz = await makeQuiz(app)
    const game = await makeGame(app)
    const cookies = [...COOKIES, cookie, quiz.cookie, game.host, game.player]
    const ids = [id, 'AAAAAAAAAAAAAAAA', written, quiz.id, game.id]
    const secrets = [secret, quiz.secret]
    const endpoints = endpointsOf(app)
    const dice = diceOf(2026)
    const wrong: string[] = []
    for (let count = 0; count < REQUESTS; count++) {
      const endpoint = endpoints[count % endpoints.length]
      if (!endpoint) throw new Error('The app has no endpoints')
      const { method } = endpoint
      const address = fillPath(endpoint.path, ids, dice)
      const body = method === 'GET' || dice(15) === 0 ? undefined : bodyOf(dice)
      const answer = await app.request(address, {
        method,
        headers: {
          cookie: cookies[dice(cookies.length)] ?? '',
          ...(dice(2) === 0 && {
            authorization: `Bearer ${method === 'DELETE' ? dice(1_000) : secrets[dice(2)]}`,
          }),
          ...(dice(10) > 0 && { 'content-type': 'application/json' }),
        },
        ...(body !== undefined && { body }),
      })
      const error = await errorOf(answer)
      if (error) wrong.push(`${method} ${address.slice(0, 80)} ${body?.slice(0, 120)}: ${error}`)
    }
    expect(wrong).toEqual([])
    expect(lines.filter((line) => line.startsWith('error'))).toEqual([])
    expect(lines.filter((line) => /ada@example|DROP TABLE|voter=/.test(line))).toEqual([])
    expect((await app.request(`/api/polls/${id}`)).status).toBe(200)
    expect((await app.request(`/api/quizzes/${quiz.id}`)).status).toBe(200)
    expect((await app.request(`/api/games/${game.id}`)).status).toBe(200)
  },
  240_000 + 10 * REQUESTS,
)

/** Creates a poll with a known author secret and a written answer, and the cookie of a browser that can vote. */
async function makePoll(app: Hono) {
  const send = (path: string, body: unknown, cookie = '') =>
    app.request(`/api/polls${path}`, {
      method: 'POST',
      headers: { 'content-type': 'application/json', cookie },
      body: JSON.stringify(body),
    })
  const { id, secret } = await (await send('', BODIES[4])).json()
  const greet = async () =>
    (await app.request(`/api/polls/${id}`)).headers.get('set-cookie')?.split(';')[0] ?? ''
  const vote = await send(`/${id}/votes`, { choices: [], written: 'Mate' }, await greet())
  const { answer } = await vote.json()
  return { id, secret, written: String(answer), cookie: await greet() }
}

/** Valid requests to the endpoints of games and quizzes; each is sent corrupted, and intact in between. */
const AIMED: readonly Aim[] = [
  { path: '/api/games', as: 'host', body: BODIES[13] },
  { path: '/api/games/by-code', as: 'player', body: { code: 'ABC234' } },
  { path: '/api/games/GAME/join', as: 'player', body: { name: 'Ada' } },
  { path: '/api/games/GAME/answers', as: 'player', body: { question: 0, answer: ['a'] } },
  {
    path: '/api/games/GAME/commands',
    as: 'host',
    body: { kind: 'rules', seconds: 20, hasSpeedPoints: true },
  },
  { path: '/api/games/GAME/commands', as: 'host', body: { kind: 'remove', player: 'AAAAAAAAAAAAAAAA' } },
  { path: '/api/games/GAME/commands', as: 'host', body: { kind: 'next', step: 0 } },
  { path: '/api/games/GAME/commands', as: 'host', body: { kind: 'close', step: 9 } },
  { path: '/api/quizzes', as: 'taker', body: { quiz: { title: 'Rivers', questions: [{ id: 'q1' }] } } },
  { path: '/api/quizzes/QUIZ/attempts', as: 'taker', body: { number: 1, name: 'Ada' } },
  { path: '/api/quizzes/QUIZ/answers', as: 'taker', body: { number: 1, answers: { q1: 'Rhine' } } },
  { path: '/api/quizzes/QUIZ/answers', as: 'taker', body: { number: 1, answers: { q1: ['a'] } } },
  {
    path: '/api/quizzes/QUIZ/answers',
    as: 'taker',
    body: { number: 1, answers: { q2: 'x' }, check: 'q1', isEnd: false },
  },
  {
    path: '/api/quizzes/QUIZ',
    method: 'PUT',
    as: 'taker',
    body: { quiz: { title: 'Lakes', questions: [{ id: 'q1', text: 'Which?', kind: 'text' }, { id: 'q2' }] } },
  },
]
type Seat = 'host' | 'player' | 'taker'
type Aim = {
  readonly path: string
  readonly method?: 'PUT'
  readonly as: Seat
  readonly body: unknown
}

test.each(ENGINES)(
  'malicious input by players, hosts and quiz takers breaks nothing on %s',
  async (engine) => {
    let time = 0
    const app = await createApp(
      await testDependencies({ database: await emptyDatabase(engine), elapsed: () => (time += 60_000) }),
    )
    const quiz = await makeQuiz(app)
    const game = await makeGame(app)
    const cookies: Record<Seat, string> = { host: game.host, player: game.player, taker: quiz.cookie }
    const dice = diceOf(2026)
    const wrong: string[] = []
    const accepted = new Set<unknown>()
    for (let count = 0; count < REQUESTS / 2; count++) {
      const aim = AIMED[count % AIMED.length]
      if (!aim) throw new Error('There is nothing to aim at')
      const { path, method, as, body } = aim
      const sent = dice(8) === 0 ? body : spoiled(body, dice)
      const address = path.replace('GAME', game.id).replace('QUIZ', quiz.id)
      const answer = await post(app, address, sent, cookies[as], method && { method, secret: quiz.secret })
      if (answer.ok) accepted.add(aim)
      const error = await errorOf(answer)
      if (error) wrong.push(`${address} ${JSON.stringify(sent).slice(0, 120)}: ${error}`)
      // All data stored so far is shown to its viewers.
      if (count % 50 === 0)
        for (const look of [`/api/games/${game.id}`, `/api/games/${game.id}/report`])
          expect((await app.request(look, { headers: { cookie: game.host } })).status).toBe(200)
    }
    expect(wrong).toEqual([])
    // No game has this code.
    expect(AIMED.filter((aim) => !accepted.has(aim)).map(({ path }) => path)).toEqual(['/api/games/by-code'])
    const secret = { headers: { authorization: `Bearer ${quiz.secret}` } }
    const results = await app.request(`/api/quizzes/${quiz.id}/results.csv`, secret)
    expect(results.status).toBe(200)
  },
  240_000,
)

const QUESTION = { id: 'q1', text: 'Which?', kind: 'text', accepted: ['Rhine'] }

function post(
  app: Hono,
  path: string,
  body: unknown,
  cookie = '',
  { method = 'POST', secret = '' }: { readonly method?: string; readonly secret?: string } = {},
) {
  return app.request(path, {
    method,
    headers: { 'content-type': 'application/json', cookie, authorization: `Bearer ${secret}` },
    body: JSON.stringify(body),
  })
}

function cookieIn(answer: Response): string {
  return answer.headers.get('set-cookie')?.split(';')[0] ?? ''
}

/** Creates a hosted quiz with its author's secret, and the cookie of a browser that has started it. */
async function makeQuiz(app: Hono) {
  const quiz = { title: 'Rivers', rules: { explained: 'after each question' }, questions: [QUESTION] }
  const { id, secret } = await (await post(app, '/api/quizzes', { quiz })).json()
  const begun = await post(app, `/api/quizzes/${id}/attempts`, { number: 1, name: '' })
  return { id, secret, cookie: cookieIn(begun) }
}

/** A game that is played live, with the cookies of its host and of a player. */
async function makeGame(app: Hono) {
  const quiz = { title: 'Rivers', questions: [QUESTION] }
  const made = await post(app, '/api/games', { quiz, seconds: 600, hasSpeedPoints: true })
  const { id } = await made.json()
  const joined = await post(app, `/api/games/${id}/join`, { name: 'Ada' })
  return { id: String(id), host: cookieIn(made), player: cookieIn(joined) }
}

/** Returns the error of a response; undefined for a success or a rejection with a reason. */
async function errorOf(answer: Response): Promise<string | undefined> {
  if (answer.headers.get('content-type') === 'text/event-stream') {
    await answer.body?.cancel()
    return undefined
  }
  const text = await answer.text()
  if (answer.status < 400) return undefined
  if (answer.status >= 500) return `status ${answer.status} ${text}`
  const said: unknown = JSON.parse(text)
  const isReason =
    typeof said === 'object' &&
    said !== null &&
    'error' in said &&
    typeof said.error === 'string' &&
    said.error !== ''
  return isReason ? undefined : `no reason: ${text.slice(0, 200)}`
}
