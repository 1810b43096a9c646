import { expect, test } from 'vitest'
import { eventStreams, stateEvent } from './event-streams.ts'
import { withinFiles } from './open-files.ts'

test('each state is one event, and ending all ends the stream and the watching', async () => {
  const streams = eventStreams()
  let isWatching = false
  const answer = streams.open('a', (send) => {
    isWatching = true
    send(stateEvent({ votes: [1, 2], text: 'a\nb' }))
    return () => {
      isWatching = false
    }
  })
  expect(answer.headers.get('content-type')).toBe('text/event-stream')
  const reader = answer.body?.getReader()
  const next = async () => new TextDecoder().decode((await reader?.read())?.value)
  expect([await next(), await next()]).toEqual([
    'retry: 1000\n\n',
    'data: {"votes":[1,2],"text":"a\\nb"}\n\n',
  ])
  expect(isWatching).toBe(true)
  streams.endAll()
  expect([(await reader?.read())?.done, isWatching]).toEqual([true, false])
  expect(streams.open('a', () => () => {}).status).toBe(503)
})

test('a slow reader gets the newest state, not a queue of old ones', async () => {
  let push: (event: Uint8Array) => void = () => {}
  const answer = eventStreams().open('a', (send) => {
    push = send
    return () => {}
  })
  for (const number of [1, 2, 3]) push(stateEvent(number))
  const reader = answer.body?.getReader()
  const next = async () => new TextDecoder().decode((await reader?.read())?.value)
  expect([await next(), await next()]).toEqual(['retry: 1000\n\n', 'data: 3\n\n'])
})

test('a visitor who leaves is no longer watching', async () => {
  let isWatching = true
  const answer = eventStreams().open('a', () => () => {
    isWatching = false
  })
  await answer.body?.cancel()
  expect(isWatching).toBe(false)
})

test('a stream that has ended, or whose reader has left, can be ended again', async () => {
  const ends: (() => void)[] = []
  const open = () =>
    eventStreams().open('a', (_, end) => {
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
  const streams = eventStreams({ perAddress: 2, inAll: 3 })
  const open = (network: string) => streams.open(network, () => () => {})
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
  [256, { inAll: 128, perAddress: 64 }],
  [100_000, { inAll: 20_000, perAddress: 1_000 }],
  [Number.POSITIVE_INFINITY, { inAll: 20_000, perAddress: 1_000 }],
])('with %d files that may be open there are no more streams than files', (files, limits) => {
  expect(withinFiles({ inAll: 20_000, perAddress: 1_000 }, files)).toEqual(limits)
})
