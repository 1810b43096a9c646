import type { Hono } from 'hono'
import * as v from 'valibot'
import { beforeEach, describe, expect, test } from 'vitest'
import { pollState } from '#contract/poll.ts'
import { createApp } from '../../app.ts'
import type { Dependencies } from '../../dependencies.ts'
import { ENGINES, emptyDatabase } from '../../testing/databases.fixture.ts'
import { testDependencies } from '../../testing/dependencies.fixture.ts'
import { createPollsClient, OPEN, POLL, type PollsClient } from '../../testing/polls-client.ts'

let dependencies: Dependencies
let app: Hono
let polls: PollsClient

/** A page that is open on a poll: what it is shown next. */
async function watch(id: string, cookie = '', through = app) {
  const answer = await through.request(`/api/polls/${id}/events`, { headers: { cookie } })
  const reader = answer.body?.pipeThrough(new TextDecoderStream()).getReader()
  await reader?.read()
  return async () => {
    const text = (await reader?.read())?.value ?? ''
    return v.parse(pollState, JSON.parse(text.slice('data: '.length)))
  }
}

describe.each(ENGINES)('pages that watch a poll on %s', (engine) => {
  beforeEach(async () => {
    dependencies = await testDependencies({ database: await emptyDatabase(engine) })
    app = await createApp(dependencies)
    polls = createPollsClient(app)
  })

  test('if results are for voters only, others see only the number of voters', async () => {
    const { id } = await polls.create({ settings: { ...POLL.settings, results: 'after-vote' } })
    const [ada, ben] = [await polls.visitor(id), await polls.visitor(id)]
    await ada.vote([1])
    const [asAda, asBen, asAnyone] = [
      await watch(id, ada.cookie),
      await watch(id, ben.cookie),
      await watch(id),
    ]
    const seen = async () =>
      (await Promise.all([asAda(), asBen(), asAnyone()])).map(({ voters, results }) => [voters, results])
    expect(await seen()).toEqual([
      [1, { votes: [1, 0, 0] }],
      [1, null],
      [1, null],
    ])
    await (await polls.visitor(id)).vote([3])
    expect(await seen()).toEqual([
      [2, { votes: [1, 0, 1] }],
      [2, null],
      [2, null],
    ])
  })

  test('until the close not even those who have voted see results, then all do, until it is opened again', async () => {
    const { id, author } = await polls.create({ settings: { ...POLL.settings, results: 'after-close' } })
    const ada = await polls.visitor(id)
    await ada.vote([2])
    const [asAda, asAnyone] = [await watch(id, ada.cookie), await watch(id)]
    const seen = async () =>
      (await Promise.all([asAda(), asAnyone()])).map(({ isClosed, results }) => [isClosed, results])
    const hidden = [false, null]
    const shown = [true, { votes: [0, 1, 0] }]
    expect(await seen()).toEqual([hidden, hidden])
    await polls.ask('PATCH', `/${id}`, { isClosed: true }, author)
    expect(await seen()).toEqual([shown, shown])
    await polls.ask('PATCH', `/${id}`, { isClosed: false }, author)
    expect(await seen()).toEqual([hidden, hidden])
  })

  test('new words, another limit and a written answer that is shown reach all who watch', async () => {
    const { id, author } = await polls.create(OPEN)
    const next = await watch(id)
    expect((await next()).question).toBe('Tea or coffee?')
    await polls.ask('PATCH', `/${id}`, { question: 'Juice?' }, author)
    expect((await next()).question).toBe('Juice?')
    await polls.ask('PATCH', `/${id}`, { votersPerNetwork: 9 }, author)
    expect((await next()).settings.votersPerNetwork).toBe(9)
    const { answer } = (await (await polls.visitor(id)).write('Mate')).body
    expect(await next()).toMatchObject({ voters: 1, options: [{ id: 1 }, { id: 2 }], results: { other: 1 } })
    await polls.ask('PATCH', `/${id}/answers/${answer}`, { state: 'shown' }, author)
    expect((await next()).options).toEqual([
      { id: 1, text: 'Tea' },
      { id: 2, text: 'Coffee' },
      { id: answer, text: 'Mate' },
    ])
  })

  test('a changed vote is seen as it moves, also a ranking', async () => {
    const settings = { ...POLL.settings, canChange: true, kind: 'ranked' as const, mostChoices: 3 }
    const { id } = await polls.create({ settings })
    const ada = await polls.visitor(id)
    const next = await watch(id)
    expect((await next()).results).toMatchObject({ votes: [0, 0, 0], winners: [] })
    const { receipt } = (await ada.vote([2, 1])).body
    expect((await next()).results).toMatchObject({ votes: [0, 1, 0], winners: [2] })
    await ada.vote([3, 2], receipt)
    expect(await next()).toMatchObject({ voters: 1, results: { votes: [0, 0, 1], winners: [3] } })
  })

  test('after a reset a page that watches as a voter no longer sees results that only voters see', async () => {
    const { id, author } = await polls.create({ settings: { ...POLL.settings, results: 'after-vote' } })
    const ada = await polls.visitor(id)
    await ada.vote([1])
    const next = await watch(id, ada.cookie)
    expect(await next()).toMatchObject({ timesEmptied: 0, results: { votes: [1, 0, 0] } })
    await polls.ask('POST', `/${id}/reset`, undefined, author)
    expect(await next()).toMatchObject({ timesEmptied: 1, voters: 0, results: null })
  })

  test('a vote on one process is seen by those who watch on another', async () => {
    const elsewhere = await createApp(dependencies)
    const { id } = await polls.create()
    const next = await watch(id, '', elsewhere)
    expect((await next()).voters).toBe(0)
    await (await polls.visitor(id)).vote([1])
    expect(await next()).toMatchObject({ voters: 1, results: { votes: [1, 0, 0] } })
  })

  test('a poll that is not there cannot be watched', async () => {
    for (const path of ['/never/events', '/never'])
      expect(await polls.ask('GET', path)).toMatchObject({
        status: 404,
        body: { error: 'This poll does not exist or was deleted.' },
      })
    expect(dependencies.streams.count()).toBe(0)
  })

  test('an author’s table is sent as CSV, and every request for a missing poll is answered with 404', async () => {
    const { id, author } = await polls.create()
    const csv = await app.request(`/api/polls/${id}/results.csv`, { headers: author })
    expect(csv.headers.get('content-type')).toBe('text/csv; charset=utf-8')
    for (const [method, path, body] of [
      ['PATCH', '', { isClosed: true }],
      ['POST', '/reset', undefined],
      ['DELETE', '', undefined],
      ['GET', '/answers', undefined],
      ['PATCH', '/answers/99', { state: 'shown' }],
      ['GET', '/results', undefined],
      ['GET', '/results.csv', undefined],
    ] as const)
      expect([path, (await polls.ask(method, `/never${path}`, body, author)).status]).toEqual([path, 404])
  })
})
