import { useEffect } from 'react'
import { flushSync } from 'react-dom'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { render } from 'vitest-browser-react'
import { errorResponse, serverWith } from '#web/platform/server.fixture.ts'
import { storeAs } from '#web/platform/store/persisted.fixture.ts'
import { until } from '#web/platform/until.fixture.ts'
import { runOf, viewWith } from './hosted-quiz.fixture.ts'
import { type HostedQuizView, useHostedQuiz } from './use-hosted-quiz.ts'

const QUIZ = '/api/quizzes/quiz-1'
const NOW = new Date(2026, 2, 2, 12).getTime()
const RUN = runOf({ now: NOW })

let seen: HostedQuizView
function Harness() {
  const quiz = useHostedQuiz('quiz-1')
  // After its own effects, so that the awaited work has started.
  useEffect(() => {
    seen = quiz
  })
  return null
}

beforeEach(() => {
  storeAs('sundry-quiz-answers', undefined)
  vi.useFakeTimers({ now: NOW, toFake: ['Date', 'setTimeout', 'clearTimeout'] })
})
afterEach(() => {
  vi.useRealTimers()
  vi.restoreAllMocks()
})

const pass = (ms: number) => flushSync(() => void vi.advanceTimersByTime(ms))
const whenIdle = () => until(() => !seen.isBusy)
const answer = (id: string, text: string) =>
  flushSync(() => seen.change((now) => ({ ...now, answers: { ...now.answers, [id]: text } })))

/** An attempt that is under way, and what the server says to its answers. */
async function renderAttempt(say: () => unknown = () => RUN, attempt = RUN) {
  const requests = serverWith({
    [`GET ${QUIZ}`]: () => viewWith({ attempt }),
    [`POST ${QUIZ}/answers`]: () => say(),
  })
  const screen = await render(<Harness />)
  pass(0)
  await whenIdle()
  expect(seen.view?.title).toBe('Europe')
  const sent = () => requests.filter(({ what }) => what.startsWith('POST')).map(({ body }) => body)
  return { screen, requests, sent }
}

test('answers are sent together a second after the last key, and only once', async () => {
  const { sent } = await renderAttempt()
  answer('q2', 'Co')
  pass(999)
  answer('q2', 'Copenhagen')
  pass(999)
  expect(sent()).toEqual([])
  pass(1)
  await whenIdle()
  expect(sent()).toEqual([{ number: 1, answers: { q2: 'Copenhagen' }, isEnd: false }])
  expect(seen.unsent?.answers).toEqual({})
  pass(60_000)
  expect(sent()).toHaveLength(1)
})

test('a check and a hand-in do not wait', async () => {
  const { sent } = await renderAttempt()
  flushSync(() => seen.change((now) => ({ ...now, check: 'q1' })))
  pass(0)
  await whenIdle()
  flushSync(() => seen.change((now) => ({ ...now, isEnd: true })))
  pass(0)
  await whenIdle()
  expect(sent()).toEqual([
    { number: 1, answers: {}, check: 'q1', isEnd: false },
    { number: 1, answers: {}, isEnd: true },
  ])
  expect(seen.unsent).toMatchObject({ check: '', isEnd: false })
})

test('an answer that is changed while another is on the way is sent after it', async () => {
  const first = Promise.withResolvers<unknown>()
  const answers: unknown[] = [first.promise, RUN]
  const { sent } = await renderAttempt(() => answers.shift())
  answer('q2', 'Oslo')
  pass(1000)
  expect(seen.isBusy).toBe(true)
  answer('q2', 'Bergen')
  pass(60_000)
  expect(sent()).toHaveLength(1)
  first.resolve(RUN)
  await whenIdle()
  expect(seen.unsent?.answers).toEqual({ q2: 'Bergen' })
  pass(1000)
  await whenIdle()
  expect(sent()).toEqual([
    { number: 1, answers: { q2: 'Oslo' }, isEnd: false },
    { number: 1, answers: { q2: 'Bergen' }, isEnd: false },
  ])
})

test.each([
  ['is away', 503],
  ['is asked too often', 429],
])('if the server %s, the request is retried every three seconds and once online', async (_, status) => {
  let say: unknown = errorResponse(status, 'Not now')
  const { sent } = await renderAttempt(() => say)
  answer('q2', 'Oslo')
  pass(1000)
  await whenIdle()
  expect([seen.isCutOff, seen.problem, sent().length]).toEqual([true, undefined, 1])
  pass(2999)
  expect(sent()).toHaveLength(1)
  pass(1)
  await whenIdle()
  expect(sent()).toHaveLength(2)
  say = RUN
  flushSync(() => void dispatchEvent(new Event('online')))
  await whenIdle()
  expect([seen.isCutOff, seen.unsent?.answers]).toEqual([false, {}])
  expect(sent()).toEqual(Array(3).fill({ number: 1, answers: { q2: 'Oslo' }, isEnd: false }))
  flushSync(() => void dispatchEvent(new Event('online')))
  pass(60_000)
  expect(sent()).toHaveLength(3)
})

test('a rejected request is not repeated until an answer changes', async () => {
  let say: unknown = errorResponse(409, 'Over')
  const { sent } = await renderAttempt(() => say)
  answer('q2', 'Oslo')
  pass(1000)
  await whenIdle()
  expect([seen.problem?.message, seen.isCutOff, seen.isDeleted]).toEqual(['Over', false, false])
  pass(60_000)
  expect(sent()).toHaveLength(1)
  say = RUN
  answer('q1', 'a')
  expect(seen.problem).toBe(undefined)
  pass(1000)
  await whenIdle()
  expect(sent().at(-1)).toEqual({ number: 1, answers: { q2: 'Oslo', q1: 'a' }, isEnd: false })
})

test('a deleted quiz remains deleted, and is not requested again', async () => {
  const { sent, requests } = await renderAttempt(() => errorResponse(404, 'Deleted'))
  answer('q2', 'Oslo')
  pass(1000)
  await whenIdle()
  expect([seen.isDeleted, seen.problem?.message]).toEqual([true, 'Deleted'])
  answer('q2', 'Bergen')
  expect(seen.isDeleted).toBe(true)
  pass(60_000)
  expect([sent().length, requests.length]).toEqual([1, 2])
})

test('a finished attempt sends nothing more, and an unmounted one sends no requests', async () => {
  const { screen, sent } = await renderAttempt(undefined, { ...RUN, finishedAt: NOW })
  answer('q2', 'Late')
  pass(60_000)
  expect(sent()).toEqual([])
  await screen.unmount()
  storeAs('sundry-quiz-answers', undefined)
  const left = await renderAttempt()
  answer('q2', 'Oslo')
  await left.screen.unmount()
  vi.advanceTimersByTime(60_000)
  dispatchEvent(new Event('online'))
  expect(left.sent()).toEqual([])
})

test.each([
  ['is behind', -5000, 5000],
  ['is ahead', 7000, -7000],
])('of a server whose clock %s, it is known by how much', async (_, by, ahead) => {
  await renderAttempt(undefined, runOf({ now: NOW + by }))
  expect(seen.clockAheadMs).toBe(ahead)
})
