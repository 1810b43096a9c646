import { expect, test } from 'vitest'
import { eventStreams, stateEvent } from './event-streams.ts'

test('each state is one event, and ending all ends the stream and the watching', async () => {
  const streams = eventStreams()
  let isWatching = false
  const answer = streams.open((send) => {
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
  expect(streams.open(() => () => {}).status).toBe(503)
})

test('a slow reader gets the newest state, not a queue of old ones', async () => {
  let push: (event: Uint8Array) => void = () => {}
  const answer = eventStreams().open((send) => {
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
  const answer = eventStreams().open(() => () => {
    isWatching = false
  })
  await answer.body?.cancel()
  expect(isWatching).toBe(false)
})

test('a stream that has ended, or whose reader has left, can be ended again', async () => {
  const ends: (() => void)[] = []
  const open = () =>
    eventStreams().open((_, end) => {
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
