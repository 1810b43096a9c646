import * as v from 'valibot'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { FakeEventSource } from './event-source.fixture.ts'
import { COOKIE_BLOCKED, LiveConnection, subscribe } from './live-connection.ts'
import { changesIn, errorResponse, serverWith } from './server.fixture.ts'

const schema = v.object({ now: v.number(), version: v.number() })
type State = v.InferOutput<typeof schema>

beforeEach(() => {
  FakeEventSource.all = []
  vi.stubGlobal('EventSource', FakeEventSource)
  vi.useFakeTimers({ now: 10_000, toFake: ['Date', 'setTimeout', 'clearTimeout'] })
})
afterEach(() => {
  vi.useRealTimers()
  vi.unstubAllGlobals()
  vi.restoreAllMocks()
})

const lines = () => FakeEventSource.all.map(({ url, readyState }) => [url, readyState])
const latest = () => {
  const line = FakeEventSource.all.at(-1)
  if (!line) throw new Error('There is no line')
  return line
}
const send = (state: unknown) => latest().onmessage({ data: JSON.stringify(state) })

test('reports complete states only, and the state of the connection', () => {
  const reported: unknown[] = []
  const stop = subscribe('/live', schema, {
    onState: (state) => reported.push(state),
    onConnectionChange: (isThere) => reported.push(isThere),
  })
  expect(lines()).toEqual([['/live', 1]])
  latest().onopen()
  send({ now: 1, version: 2 })
  send({ version: 3 })
  latest().onerror()
  expect(reported).toEqual([true, { now: 1, version: 2 }, false])
  // The browser itself reconnects after an interruption.
  vi.advanceTimersByTime(10_000)
  expect(FakeEventSource.all).toHaveLength(1)
  stop()
  expect(lines()).toEqual([['/live', FakeEventSource.CLOSED]])
})

test('a closed connection is reopened after three seconds, or as soon as the network is available, until unsubscribed', () => {
  const reported: boolean[] = []
  const stop = subscribe('/live', schema, {
    onState: () => {},
    onConnectionChange: (isThere) => reported.push(isThere),
  })
  latest().close()
  latest().onerror()
  vi.advanceTimersByTime(2999)
  expect(FakeEventSource.all).toHaveLength(1)
  vi.advanceTimersByTime(1)
  expect(FakeEventSource.all).toHaveLength(2)
  dispatchEvent(new Event('offline'))
  expect(reported).toEqual([false, false])
  dispatchEvent(new Event('online'))
  expect(lines().map(([, state]) => state)).toEqual([FakeEventSource.CLOSED, FakeEventSource.CLOSED, 1])
  latest().close()
  latest().onerror()
  dispatchEvent(new Event('online'))
  vi.advanceTimersByTime(3000)
  expect(FakeEventSource.all).toHaveLength(4)
  latest().close()
  latest().onerror()
  stop()
  vi.advanceTimersByTime(10_000)
  for (const name of ['online', 'offline']) dispatchEvent(new Event(name))
  expect([FakeEventSource.all.length, reported.length]).toEqual([4, 4])
})

test('a stream without a first event is reported every five seconds, also after late events, until a stream delivers in time', () => {
  const reported: unknown[] = []
  const stop = subscribe('/live', schema, {
    onState: (state) => reported.push(state),
    onConnectionChange: () => {},
    onStall: () => reported.push('stall'),
    onLive: () => reported.push('live'),
  })
  latest().onopen()
  vi.advanceTimersByTime(4_999)
  expect(reported).toEqual([])
  vi.advanceTimersByTime(1)
  vi.advanceTimersByTime(5_000)
  expect(reported.splice(0)).toEqual(['stall', 'stall'])
  // A proxy that releases what it has held back will hold back the next event, too.
  send({ now: 1, version: 1 })
  vi.advanceTimersByTime(5_000)
  expect(reported.splice(0)).toEqual([{ now: 1, version: 1 }, 'stall'])
  dispatchEvent(new Event('online'))
  vi.advanceTimersByTime(4_999)
  send({ now: 2, version: 2 })
  vi.advanceTimersByTime(60_000)
  expect(reported.splice(0)).toEqual(['live', { now: 2, version: 2 }])
  stop()
  vi.advanceTimersByTime(60_000)
  expect(reported).toEqual([])
})

test('a stream that is never opened is reported too, and not while its connection is lost', () => {
  const onStall = vi.fn()
  const stop = subscribe('/live', schema, { onState: () => {}, onConnectionChange: () => {}, onStall })
  vi.advanceTimersByTime(5_000)
  expect(onStall).toHaveBeenCalledTimes(1)
  latest().onerror()
  vi.advanceTimersByTime(20_000)
  expect(onStall).toHaveBeenCalledTimes(1)
  latest().onopen()
  vi.advanceTimersByTime(5_000)
  expect(onStall).toHaveBeenCalledTimes(2)
  stop()
})

test('while a proxy holds back events the state is fetched every five seconds', async () => {
  let version = 1
  const requests = serverWith({ 'GET /api/things/a': () => ({ now: 10_000, version: version++ }) })
  const { line } = openConnection()
  const stop = line.subscribe(() => {})
  latest().onopen()
  await vi.advanceTimersByTimeAsync(5_000)
  await expect.poll(() => line.get().state?.version).toBe(1)
  expect([line.get().isLive, line.get().isReached]).toEqual([false, true])
  await vi.advanceTimersByTimeAsync(5_000)
  await expect.poll(() => line.get().state?.version).toBe(2)
  line.follow()
  send({ now: 10_000, version: 3 })
  expect(line.get().isLive).toBe(true)
  await vi.advanceTimersByTimeAsync(20_000)
  expect(requests).toHaveLength(2)
  stop()
})

function openConnection() {
  const accepted: (readonly [State, State | undefined])[] = []
  const line = new LiveConnection('/api/things/a', {
    schema,
    isOld: (state, known) => state.version < known.version,
    isJoined: ({ version }) => version > 1,
    onAccepted: (state, before) => accepted.push([state, before]),
  })
  return { line, accepted }
}

test('one connection is open while there are subscribers, shared by all', () => {
  const { line } = openConnection()
  expect(FakeEventSource.all).toEqual([])
  const first = line.subscribe(() => {})
  const second = line.subscribe(() => {})
  expect(lines()).toEqual([['/api/things/a/events', 1]])
  first()
  expect(latest().readyState).toBe(1)
  second()
  expect(latest().readyState).toBe(FakeEventSource.CLOSED)
  line.reconnectIfWatched()
  expect(FakeEventSource.all).toHaveLength(1)
  const third = line.subscribe(() => {})
  expect(FakeEventSource.all).toHaveLength(2)
  line.reconnectIfWatched()
  expect(lines().map(([, state]) => state)).toEqual([FakeEventSource.CLOSED, FakeEventSource.CLOSED, 1])
  third()
})

test('a state is accepted unless a newer one is known, with the offset of the local clock', () => {
  const { line, accepted } = openConnection()
  let heard = 0
  const stop = line.subscribe(() => {
    heard += 1
  })
  expect(line.get()).toEqual({
    state: undefined,
    deletionReason: '',
    isReached: true,
    isLive: true,
    clockAheadMs: 0,
  })
  send({ now: 9_000, version: 2 })
  expect(line.get()).toEqual({
    state: { now: 9_000, version: 2 },
    deletionReason: '',
    isReached: true,
    isLive: true,
    clockAheadMs: 1_000,
  })
  send({ now: 9_500, version: 1 })
  expect([line.get().state?.version, line.get().clockAheadMs, heard]).toEqual([2, 1_000, 1])
  send({ now: 10_500, version: 2 })
  expect(line.get().clockAheadMs).toBe(-500)
  expect(accepted.map(([state, before]) => [state.now, before?.now])).toEqual([
    [9_000, undefined],
    [10_500, 9_000],
  ])
  stop()
})

test("a successful command updates the state, and a rejected one shows the server's message", async () => {
  const requests = serverWith({
    'POST /api/things/a/do': () => ({ now: 10_000, version: 5 }),
    'POST /api/things/a/no': () => errorResponse(409, 'Not now'),
  })
  const { line } = openConnection()
  expect(await line.ask('/do', { what: 1 })).toBe('')
  expect(line.get().state).toEqual({ now: 10_000, version: 5 })
  expect(await line.ask('/no', {})).toBe('Not now')
  expect(line.get().state?.version).toBe(5)
  await expect(line.post('/no', {})).rejects.toThrow('Not now')
  expect(changesIn(requests).map(({ what, body }) => [what, body])).toEqual([
    ['POST /api/things/a/do', { what: 1 }],
    ['POST /api/things/a/no', {}],
    ['POST /api/things/a/no', {}],
  ])
})

test('joining reconnects, and reports a cookie that was not stored', async () => {
  let version = 2
  serverWith({
    'POST /api/things/a/join': () => ({ now: 10_000, version: 2 }),
    'GET /api/things/a': () => ({ now: 10_000, version }),
  })
  const { line } = openConnection()
  const stop = line.subscribe(() => {})
  expect(await line.join({ name: 'Ada' })).toBe('')
  expect(lines().map(([, state]) => state)).toEqual([FakeEventSource.CLOSED, 1])
  version = 1
  expect(await line.join({ name: 'Ada' })).toBe(COOKIE_BLOCKED)
  stop()
})

test('on a lost connection a request determines whether the server is unreachable or the item is deleted', async () => {
  let answer: () => unknown = () => errorResponse(502, 'Away')
  serverWith({ 'GET /api/things/a': () => answer() })
  const { line } = openConnection()
  const stop = line.subscribe(() => {})
  latest().onerror()
  await expect.poll(() => line.get().isReached).toBe(false)
  expect(line.get().deletionReason).toBe('')
  latest().onopen()
  expect(line.get().isReached).toBe(true)
  send({ now: 10_000, version: 1 })
  answer = () => ({ now: 10_000, version: 2 })
  latest().onerror()
  expect(line.get().isReached).toBe(false)
  await expect.poll(() => line.get().state?.version).toBe(2)
  answer = () => errorResponse(404, 'This is over')
  latest().onerror()
  await expect.poll(() => line.get().deletionReason).toBe('This is over')
  expect([line.get().isReached, latest().readyState]).toEqual([true, FakeEventSource.CLOSED])
  stop()
})
