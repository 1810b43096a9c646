import { act } from 'react'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { render } from 'vitest-browser-react'
import { FakeEventSource } from '#web/platform/event-source.fixture.ts'
import { ServerError } from '#web/platform/fetch-api.ts'
import { pollOf } from './poll.fixture.ts'
import { type PollPresence, usePoll } from './use-poll.ts'

const world: { requests: string[]; answer: () => unknown } = { requests: [], answer: () => undefined }
vi.mock('#web/platform/fetch-api.ts', async (original) => ({
  ...(await original<typeof import('#web/platform/fetch-api.ts')>()),
  fetchApi: async (path: string) => {
    world.requests.push(path)
    return world.answer()
  },
}))

const NOW = Date.UTC(2026, 2, 2, 12)

beforeEach(() => {
  FakeEventSource.all = []
  world.requests = []
  vi.stubGlobal('EventSource', FakeEventSource)
  vi.useFakeTimers({ now: NOW, toFake: ['Date', 'setTimeout', 'clearTimeout'] })
})
afterEach(() => {
  vi.useRealTimers()
  vi.unstubAllGlobals()
  vi.restoreAllMocks()
})

let seen: PollPresence
function Poll({ id }: { readonly id: string }) {
  seen = usePoll(id)
  return null
}

/** Advances the time, and runs everything that then waits for no timer. */
async function pass(ms: number): Promise<void> {
  await act(async () => void (await vi.advanceTimersByTimeAsync(ms)))
}

/** Renders a poll; `answer` is the server's response. */
async function shown(answer: () => unknown) {
  world.answer = answer
  const screen = await render(<Poll id="AAAA" />)
  await pass(0)
  return {
    screen,
    /** Number of requests to the server. */
    count: () => world.requests.length,
    emitState: (state: unknown) =>
      act(async () => FakeEventSource.all.at(-1)?.onmessage({ data: JSON.stringify(state) })),
  }
}

const error = (status: number, sentence: string) => (): never => {
  throw new ServerError(status, sentence)
}

const open = (known: Parameters<typeof pollOf>[0] = {}) => ({ ...pollOf(known), hasVoted: false })

test('while disconnected the poll is fetched every five seconds, and no longer after reconnecting', async () => {
  const { count, emitState } = await shown(() => open())
  await emitState(pollOf())
  expect([seen.poll?.voters, seen.hasVoted, seen.isLive, count()]).toEqual([pollOf().voters, false, true, 1])
  await pass(20_000)
  expect(count()).toBe(1)
  await act(async () => FakeEventSource.all[0]?.onerror())
  expect(seen.isLive).toBe(false)
  await pass(4_999)
  expect(count()).toBe(1)
  world.answer = () => ({ ...open({ voters: 77 }), hasVoted: true })
  await pass(1)
  expect(seen.poll?.voters).toBe(77)
  expect([seen.hasVoted, count(), FakeEventSource.all.length]).toEqual([true, 2, 2])
  expect(FakeEventSource.all[0]?.readyState).toBe(FakeEventSource.CLOSED)
  await pass(5_000)
  expect(count()).toBe(3)
  expect(FakeEventSource.all.length).toBe(3)
  await act(async () => FakeEventSource.all[2]?.onopen())
  await emitState(pollOf({ voters: 77 }))
  await pass(20_000)
  expect([count(), seen.isLive]).toEqual([3, true])
})

test('while a proxy holds back events the poll is fetched every five seconds', async () => {
  const { count, emitState } = await shown(() => open())
  await act(async () => FakeEventSource.all[0]?.onopen())
  await pass(4_999)
  expect([count(), seen.isPolled]).toEqual([1, false])
  world.answer = () => open({ voters: 77 })
  await pass(1)
  expect([count(), seen.isPolled, seen.poll?.voters]).toEqual([2, true, 77])
  world.answer = () => open({ voters: 78 })
  await act(async () => FakeEventSource.all[1]?.onopen())
  await pass(5_000)
  expect([count(), seen.isPolled, seen.poll?.voters]).toEqual([3, true, 78])
  expect(FakeEventSource.all.map(({ readyState }) => readyState)).toEqual([2, 2, 1])
  await emitState(pollOf({ voters: 79 }))
  await pass(20_000)
  expect([count(), seen.isPolled, seen.poll?.voters]).toEqual([3, false, 79])
})

test('a failing server is requested again until it responds; a deleted poll is not', async () => {
  const { count, emitState } = await shown(error(503, 'Not now'))
  expect(seen.loadError).toEqual({ problem: { message: 'Not now', detail: '' }, isFinal: false })
  expect(FakeEventSource.all).toEqual([])
  await pass(5_000)
  expect(count()).toBe(2)
  world.answer = () => open()
  await pass(5_000)
  expect(seen.poll?.id).toBe(pollOf().id)
  expect(seen.loadError).toBeUndefined()
  await emitState({ isGone: true })
  expect(seen.loadError?.isFinal).toBe(true)
  expect(seen.loadError?.problem.message).toBe('This poll does not exist or was deleted.')
  const before = count()
  await pass(60_000)
  expect(count()).toBe(before)
})

test('a nonexistent poll is not requested again', async () => {
  const { count } = await shown(error(404, 'No such poll'))
  expect(seen.loadError).toEqual({ problem: { message: 'No such poll', detail: '' }, isFinal: true })
  await pass(60_000)
  expect(count()).toBe(1)
})

test('a poll is fetched half a second after its end, but not if it is closed or has no end', async () => {
  const { count, emitState } = await shown(() => open({ closesAt: NOW + 60_000 }))
  await emitState(pollOf({ closesAt: NOW + 60_000 }))
  await pass(60_499)
  expect(count()).toBe(1)
  await pass(1)
  expect(count()).toBe(2)
  await emitState(pollOf({ isClosed: true, closesAt: NOW + 90_000 }))
  await pass(120_000)
  expect(count()).toBe(2)
  await emitState(pollOf({ closesAt: null }))
  await pass(120_000)
  expect(count()).toBe(2)
})

test('leaving the page stops the requests, and another poll has a separate connection', async () => {
  const { count, screen } = await shown(() => open({ closesAt: NOW + 1_000 }))
  await screen.rerender(<Poll id="BBBB" />)
  await pass(0)
  expect(FakeEventSource.all.map(({ url, readyState }) => [url, readyState])).toEqual([
    ['/api/polls/AAAA/events', FakeEventSource.CLOSED],
    ['/api/polls/BBBB/events', 1],
  ])
  await screen.unmount()
  expect(FakeEventSource.all[1]?.readyState).toBe(FakeEventSource.CLOSED)
  const before = count()
  await pass(60_000)
  expect(count()).toBe(before)
})
