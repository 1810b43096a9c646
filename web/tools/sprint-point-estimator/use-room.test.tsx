import { act } from 'react'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { render } from 'vitest-browser-react'
import { FakeEventSource } from '#web/platform/event-source.fixture.ts'
import { changesIn, errorResponse, serverWith } from '#web/platform/server.fixture.ts'
import { until } from '#web/platform/until.fixture.ts'
import { openPage } from '#web/ui/page.fixture.tsx'
import { roomWith, storyOf } from './table.fixture.ts'
import TimerClock from './timer-clock.tsx'
import { RoomLine } from './use-room.ts'

beforeEach(() => {
  FakeEventSource.all = []
  vi.stubGlobal('EventSource', FakeEventSource)
})
afterEach(() => {
  vi.useRealTimers()
  vi.unstubAllGlobals()
  vi.restoreAllMocks()
})

let version = 0
const state = (round = 0) => ({
  now: Date.now(),
  version: ++version,
  people: 2,
  table: roomWith({ stories: [storyOf('1', 'Login')], currentId: '1', round }),
})

/** Opens a connection to a known room, with a server that answers each command on demand. */
async function lineTo() {
  const waiting: ((answer: unknown) => void)[] = []
  const requests = serverWith({
    'POST /api/rooms/r1/commands': () => new Promise((resolve) => waiting.push(resolve)),
    'POST /api/rooms/r1/join': () => state(),
    'GET /api/rooms/r1': () => state(),
  })
  const page = await openPage(<p>Room</p>)
  const line = new RoomLine('r1')
  const stop = line.live.subscribe(() => {})
  const emitState = (round?: number) =>
    FakeEventSource.all.at(-1)?.onmessage({ data: JSON.stringify(state(round)) })
  return {
    ...page,
    line,
    stop,
    emitState,
    waiting,
    votes: () => changesIn(requests).map(({ body }) => body),
  }
}

const vote = (card: string, round = 0) => ({ kind: 'vote', storyId: '1', card, round })

test('votes in a row are sent one at a time, and of the waiting ones only the latest', async () => {
  const { line, emitState, waiting, votes, stop } = await lineTo()
  line.vote('1')
  expect(line.getPending()).toBeUndefined()
  emitState()
  line.vote('1')
  line.vote('2')
  line.vote('3')
  await expect.poll(() => waiting.length).toBe(1)
  expect([votes(), line.getPending()]).toEqual([[vote('1')], { storyId: '1', card: '3', round: 0 }])
  waiting[0]?.(state())
  await expect.poll(() => waiting.length).toBe(2)
  expect(votes()).toEqual([vote('1'), vote('3')])
  expect(line.getPending()).toEqual({ storyId: '1', card: '3', round: 0 })
  waiting[1]?.(state())
  await expect.poll(() => line.getPending()).toBeUndefined()
  expect(votes()).toHaveLength(2)
  stop()
})

test('a rejected vote is reported and no longer pending', async () => {
  const { line, emitState, waiting, votes, screen, stop } = await lineTo()
  emitState()
  line.vote('9')
  await expect.poll(() => waiting.length).toBe(1)
  waiting[0]?.(errorResponse(409, 'Votes are shown already'))
  await expect
    .element(screen.getByRole('alert'))
    .toHaveTextContent('Your vote was not countedVotes are shown already')
  expect(line.getPending()).toBeUndefined()
  emitState()
  expect(votes()).toHaveLength(1)
  stop()
})

test('a vote that fails on the server waits, and is sent by a new connection three seconds later', async () => {
  const { line, emitState, waiting, votes, stop } = await lineTo()
  emitState()
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] })
  line.vote('5')
  await until(() => waiting.length === 1)
  waiting[0]?.(errorResponse(500, 'Broken'))
  await until(() => !line.live.get().isReached)
  expect(line.getPending()).toEqual({ storyId: '1', card: '5', round: 0 })
  vi.advanceTimersByTime(2_999)
  expect(FakeEventSource.all).toHaveLength(1)
  vi.advanceTimersByTime(1)
  expect(FakeEventSource.all).toHaveLength(2)
  emitState()
  await until(() => waiting.length === 2)
  expect(votes()).toEqual([vote('5'), vote('5')])
  waiting[1]?.(state())
  await until(() => line.getPending() === undefined)
  stop()
})

test('a vote that waited for the network names the round that it was meant for', async () => {
  const { line, emitState, waiting, votes, stop } = await lineTo()
  emitState(1)
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] })
  line.vote('5')
  await until(() => waiting.length === 1)
  waiting[0]?.(errorResponse(503, 'Away'))
  await until(() => !line.live.get().isReached)
  vi.advanceTimersByTime(3_000)
  emitState(2)
  await until(() => waiting.length === 2)
  expect(votes()).toEqual([vote('5', 1), vote('5', 1)])
  waiting[1]?.(errorResponse(409, 'Voting on “Login” has started again'))
  await until(() => line.getPending() === undefined)
  stop()
})

test('joining reconnects with the new identity', async () => {
  const { line, emitState, stop } = await lineTo()
  emitState()
  expect(FakeEventSource.all).toHaveLength(1)
  expect(await line.join('Ada', false)).toBe(true)
  expect(FakeEventSource.all.map(({ readyState }) => readyState)).toEqual([FakeEventSource.CLOSED, 1])
  stop()
})

test('the clock of a story counts down to the end, and then says that time is up', async () => {
  const end = Date.UTC(2026, 2, 2, 12)
  vi.useFakeTimers({ now: end - 61_000, toFake: ['Date', 'setTimeout', 'clearTimeout'] })
  const screen = await render(<TimerClock endsAt={end} />)
  const left = screen.getByRole('timer', { name: 'Time left' })
  const pass = (ms: number) => act(async () => void vi.advanceTimersByTime(ms))
  await expect.element(left).toHaveTextContent('1:01')
  await pass(60_000)
  await expect.element(left).toHaveTextContent('0:01')
  await pass(1_000)
  await expect.element(left).toHaveTextContent('Time is up')
  await pass(5_000)
  await expect.element(left).toHaveTextContent('Time is up')
})
