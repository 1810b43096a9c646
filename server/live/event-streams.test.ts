import { expect, onTestFinished, test, vi } from 'vitest'
import { capToOpenFiles, createEventStreams, stateEvent, textEvent } from './event-streams.ts'

/** A request without a connection. */
const GET = { req: { method: 'GET' }, env: undefined }

test('each state is one event, and ending all ends the stream and the watching', async () => {
  const streams = createEventStreams()
  let isSubscribed = false
  const answer = streams.open(GET, 'a', (send) => {
    isSubscribed = true
    send(stateEvent({ votes: [1, 2], text: 'a\nb' }))
    return () => {
      isSubscribed = false
    }
  })
  expect(answer.headers.get('content-type')).toBe('text/event-stream')
  const reader = answer.body?.getReader()
  const next = async () => new TextDecoder().decode((await reader?.read())?.value)
  expect([await next(), await next()]).toEqual([
    'retry: 1000\n\n',
    'data: {"votes":[1,2],"text":"a\\nb"}\n\n',
  ])
  expect(isSubscribed).toBe(true)
  streams.endAll()
  expect([(await reader?.read())?.done, isSubscribed]).toEqual([true, false])
  expect(streams.open(GET, 'a', () => () => {}).status).toBe(503)
})

test('a slow reader gets the newest state, not a queue of old ones', async () => {
  let push: (event: readonly Uint8Array[]) => void = () => {}
  const answer = createEventStreams().open(GET, 'a', (send) => {
    push = send
    return () => {}
  })
  for (const number of [1, 2, 3]) push(stateEvent(number))
  const reader = answer.body?.getReader()
  const next = async () => new TextDecoder().decode((await reader?.read())?.value)
  expect([await next(), await next()]).toEqual(['retry: 1000\n\n', 'data: 3\n\n'])
})

test('a visitor who leaves is no longer watching', async () => {
  let isSubscribed = true
  const answer = createEventStreams().open(GET, 'a', () => () => {
    isSubscribed = false
  })
  await answer.body?.cancel()
  expect(isSubscribed).toBe(false)
})

test('a stream that has ended, or whose reader has left, can be ended again', async () => {
  const ends: (() => void)[] = []
  const open = () =>
    createEventStreams().open(GET, 'a', (_, end) => {
      ends.push(end)
      return () => {}
    })
  const left = open()
  await left.body?.cancel()
  const ended = open()
  for (const end of [...ends, ...ends]) end()
  const reader = ended.body?.getReader()
  expect([(await reader?.read())?.done, (await reader?.read())?.done]).toEqual([false, true])
})

test('one network has so many streams, all together so many, and one that has ended makes room', async () => {
  const streams = createEventStreams({ perAddress: 2, total: 3 })
  const open = (network: string) => streams.open(GET, network, () => () => {})
  const first = open('a')
  open('a')
  expect(() => open('a')).toThrow('Too many pages are open at once.')
  open('b')
  expect(() => open('c')).toThrow('Too many pages are open at once.')
  await first.body?.cancel()
  expect([open('a').status, streams.count()]).toEqual([200, 3])
  expect(() => open('a')).toThrow()
})

test.each([
  [256, { total: 128, perAddress: 64 }],
  [100_000, { total: 20_000, perAddress: 1_000 }],
  [Number.POSITIVE_INFINITY, { total: 20_000, perAddress: 1_000 }],
])('%d open files limit the streams accordingly', (files, limits) => {
  expect(capToOpenFiles({ total: 20_000, perAddress: 1_000 }, files)).toEqual(limits)
})

test('a system that lets few files be open still lets 16 streams', () => {
  const limits = { total: 20_000, perAddress: 1_000 }
  expect(capToOpenFiles(limits, 100)).toEqual({ total: 16, perAddress: 8 })
  expect(capToOpenFiles(limits, 145)).toEqual({ total: 17, perAddress: 9 })
  expect(capToOpenFiles({ total: 10, perAddress: 3 }, 145)).toEqual({ total: 10, perAddress: 3 })
})

test('an idle stream says every twenty seconds that it is there, until it ends', async () => {
  vi.useFakeTimers()
  onTestFinished(() => void vi.useRealTimers())
  const streams = createEventStreams()
  const reader = streams.open(GET, 'a', () => () => {}).body?.getReader()
  const next = async () => new TextDecoder().decode((await reader?.read())?.value)
  await next()
  const beat = next()
  let isThere = false
  void beat.then(() => {
    isThere = true
  })
  await vi.advanceTimersByTimeAsync(19_999)
  expect(isThere).toBe(false)
  await vi.advanceTimersByTimeAsync(1)
  expect(await beat).toBe(':\n\n')
  expect(vi.getTimerCount()).toBe(1)
  streams.endAll()
  expect(vi.getTimerCount()).toBe(0)
})

test('caches and proxies do not delay an event', () => {
  const { headers } = createEventStreams().open(GET, 'a', () => () => {})
  expect(Object.fromEntries(headers)).toEqual({
    'cache-control': 'no-store',
    'content-type': 'text/event-stream',
    'x-accel-buffering': 'no',
  })
})

test('ending all ends each of them once, also those that end others, and none is counted any more', async () => {
  const streams = createEventStreams({ perAddress: 5, total: 5 })
  const stopped: string[] = []
  const ends: (() => void)[] = []
  for (const network of ['a', 'a', 'b'])
    streams.open(GET, network, (_, end) => {
      ends.push(end)
      return () => void stopped.push(network)
    })
  expect(streams.count()).toBe(3)
  ends[2]?.()
  expect([streams.count(), stopped]).toEqual([2, ['b']])
  ends[2]?.()
  expect([streams.count(), stopped]).toEqual([2, ['b']])
  streams.endAll()
  expect([streams.count(), stopped]).toEqual([0, ['b', 'a', 'a']])
  streams.endAll()
  expect(stopped).toHaveLength(3)
  const late = streams.open(GET, 'c', () => {
    throw new Error('Nobody watches any more')
  })
  expect([late.status, await late.text()]).toEqual([503, ''])
})

test('a place that is free again is one of the network that left, and the refusal says what the page does', async () => {
  const streams = createEventStreams({ perAddress: 1, total: 10 })
  const open = (network: string) => streams.open(GET, network, () => () => {})
  const [first] = [open('a'), open('b')]
  const error = 'Too many pages are open at once. This one is updated every few seconds.'
  expect(() => open('a')).toThrow(error)
  expect(() => open('b')).toThrow(error)
  await first?.body?.cancel()
  expect(() => open('b')).toThrow(error)
  expect(open('a').status).toBe(200)
  expect(() => open('a')).toThrow(error)
})

/** A stream that is pushed to and read by hand. */
function openByHand() {
  let push: (event: readonly Uint8Array[]) => void = () => {}
  const reader = createEventStreams()
    .open(GET, 'a', (send) => {
      push = send
      return () => {}
    })
    .body?.getReader()
  return {
    push: (event: readonly Uint8Array[]) => push(event),
    next: async () => new TextDecoder().decode((await reader?.read())?.value),
    leave: () => reader?.cancel(),
  }
}

test('a waiting reader receives each event when it is sent', async () => {
  const { push, next } = openByHand()
  expect(await next()).toBe('retry: 1000\n\n')
  for (const number of [1, 2, 3]) {
    const waiting = next()
    push(stateEvent(number))
    expect(await waiting).toBe(`data: ${number}\n\n`)
  }
})

test('heartbeats do not pile up for a slow reader: the next message follows the first chunk', async () => {
  vi.useFakeTimers()
  onTestFinished(() => void vi.useRealTimers())
  const { push, next, leave } = openByHand()
  vi.advanceTimersByTime(200_000)
  expect(await next()).toBe('retry: 1000\n\n')
  push(stateEvent(1))
  expect(await next()).toBe('data: 1\n\n')
  await leave()
  expect(vi.getTimerCount()).toBe(0)
})

test('open(): HEAD gets the headers of a stream, opens none and needs no free slot', async () => {
  const streams = createEventStreams({ perAddress: 0, total: 0 })
  const head = streams.open({ req: { method: 'HEAD' }, env: undefined }, 'a', () => {
    throw new Error('No stream was opened')
  })
  expect([head.status, head.headers.get('content-type'), await head.text(), streams.count()]).toEqual([
    200,
    'text/event-stream',
    '',
    0,
  ])
})

test('a large part of an event is sent without a copy, and small parts as one', async () => {
  const encode = (text: string) => new TextEncoder().encode(text)
  const large = encode(`"${'x'.repeat(16 * 1024)}"`)
  expect(textEvent([encode('{"a":'), large, encode('}')])[2]).toBe(large)
  const small = textEvent([encode('{"a":'), encode('1'), encode('}')])
  expect(small.map((part) => Buffer.from(part).toString())).toEqual(['data: {"a":1}\n\n'])
})
