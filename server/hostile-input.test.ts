import type { Hono } from 'hono'
import { expect, test } from 'vitest'
import { type Dice, diceOf } from '#lib/testing/dice.ts'
import { createApp } from './app.ts'
import { HOSTILE_VALUES, spoiled } from './testing/hostile-values.ts'
import { ENGINES, emptyDatabase } from './testing/test-databases.ts'
import { testOutside } from './testing/test-outside.ts'

/** More of them, such as 50,000, on wish. */
const REQUESTS = Number(process.env.HOSTILE_REQUESTS || 6_000)

/** Bodies that some endpoint would take; each endpoint gets all of them, spoiled. */
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
  { attempt: 1, name: 'Ada' },
  { attempt: 1, answers: { q1: ['a'] }, isEnd: true },
  { attempt: 1, answers: { q1: 'Rhine' }, check: 'q1' },
  { isClosed: true },
  { kind: 'next', step: 0, player: 'AAAAAAAAAAAAAAAA' },
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
function addressOf(path: string, ids: readonly string[], dice: Dice): string {
  return path.replaceAll(/:\w+/g, () => {
    const value = HOSTILE_VALUES[dice(HOSTILE_VALUES.length)]
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
      await testOutside({
        database: await emptyDatabase(engine),
        log: (line) => lines.push(line),
        metricsToken: 'a-token-that-nobody-guesses',
      }),
    )
    const { id, secret, written, cookie } = await makePoll(app)
    const quiz = await makeQuiz(app)
    const cookies = [...COOKIES, cookie, quiz.cookie]
    const ids = [id, 'AAAAAAAAAAAAAAAA', written, quiz.id]
    const secrets = [secret, quiz.secret]
    const endpoints = endpointsOf(app)
    const dice = diceOf(2026)
    const wrong: string[] = []
    for (let count = 0; count < REQUESTS; count++) {
      const endpoint = endpoints[count % endpoints.length]
      if (!endpoint) throw new Error('The app has no endpoints')
      const { method } = endpoint
      const address = addressOf(endpoint.path, ids, dice)
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
      const fault = await faultOf(answer)
      if (fault) wrong.push(`${method} ${address.slice(0, 80)} ${body?.slice(0, 120)}: ${fault}`)
    }
    expect(wrong).toEqual([])
    expect(lines.filter((line) => line.startsWith('error'))).toEqual([])
    expect(lines.filter((line) => /ada@example|DROP TABLE|voter=/.test(line))).toEqual([])
    expect((await app.request(`/api/polls/${id}`)).status).toBe(200)
    expect((await app.request(`/api/quizzes/${quiz.id}`)).status).toBe(200)
  },
  240_000 + 10 * REQUESTS,
)

/** A poll whose author's secret is known, with an answer that a voter wrote, and the cookie of a browser that may vote. */
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

/** A kept quiz whose author's secret is known, and the cookie of a browser that has begun it. */
async function makeQuiz(app: Hono) {
  const send = (path: string, body: unknown) =>
    app.request(`/api/quizzes${path}`, {
      method: 'POST',
      headers: { 'content-type': 'application/json' },
      body: JSON.stringify(body),
    })
  const question = { id: 'q1', text: 'Which?', kind: 'text', accepted: ['Rhine'] }
  const quiz = { title: 'Rivers', rules: { explained: 'after each question' }, questions: [question] }
  const { id, secret } = await (await send('', { quiz })).json()
  const begun = await send(`/${id}/runs`, { attempt: 1, name: '' })
  return { id, secret, cookie: begun.headers.get('set-cookie')?.split(';')[0] ?? '' }
}

/** What is wrong with an answer; undefined for a success, and for a refusal that says why. */
async function faultOf(answer: Response): Promise<string | undefined> {
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
