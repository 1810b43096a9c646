import type { Hono } from 'hono'
import * as v from 'valibot'
import { beforeEach, describe, expect, test } from 'vitest'
import { pollDeleted, pollState } from '#contract/poll.ts'
import { createApp } from '../../app.ts'
import type { Database } from '../../database/open-database.ts'
import { ENGINES, emptyDatabase } from '../../testing/databases.fixture.ts'
import { TEST_NOW, testDependencies } from '../../testing/dependencies.fixture.ts'
import { createPollsClient, POLL, type PollsClient } from '../../testing/polls-client.ts'

let database: Database
let app: Hono
let now: number
let lines: string[]
let polls: PollsClient

describe.each(ENGINES)('polls on %s', (engine) => {
  beforeEach(async () => {
    database = await emptyDatabase(engine)
    now = TEST_NOW
    lines = []
    app = await createApp(
      await testDependencies({ database, now: () => now, log: (line) => lines.push(line) }),
    )
    polls = createPollsClient(app)
  })

  test('a poll is made, voted in, and seen with its count', async () => {
    const { id } = await polls.create()
    expect(id).toMatch(/^[\w-]{16}$/)
    const ada = await polls.visitor(id)
    expect((await ada.vote([2])).status).toBe(200)
    expect((await ada.see()).body).toEqual({
      id,
      question: 'Tea or coffee?',
      options: [
        { id: 1, text: 'Tea' },
        { id: 2, text: 'Coffee' },
        { id: 3, text: '=Both' },
      ],
      settings: POLL.settings,
      createdAt: TEST_NOW,
      closesAt: null,
      isClosed: false,
      timesEmptied: 0,
      voters: 1,
      results: { votes: [0, 1, 0] },
      hasVoted: true,
    })
  })

  test('with 200 voters at once and 20 votes of one of them, 200 are counted and 19 are rejected as repeated', async () => {
    const { id } = await polls.create()
    const visitors = await Promise.all(Array.from({ length: 200 }, () => polls.visitor(id)))
    const first = visitors[0]
    if (!first) throw new Error('No visitor')
    const answers = await Promise.all([
      ...visitors.map(({ vote }, index) => vote([(index % 2) + 1])),
      ...Array.from({ length: 19 }, () => first.vote([3])),
    ])
    const refused = answers.filter(({ status }) => status === 409)
    expect(refused.map(({ body }) => body.error)).toEqual(
      Array.from({ length: 19 }, () => 'You have already voted in this poll.'),
    )
    expect(answers.filter(({ status }) => status === 200)).toHaveLength(200)
    expect((await polls.votesOf(id)).reduce((sum, votes) => sum + votes)).toBe(200)
    expect((await polls.ask('GET', `/${id}`)).body.voters).toBe(200)
  })

  test('results after the vote are for those who have voted', async () => {
    const afterVote = await polls.create({ settings: { ...POLL.settings, results: 'after-vote' } })
    const ada = await polls.visitor(afterVote.id)
    expect((await ada.see()).body.results).toBeNull()
    await ada.vote([1])
    expect((await ada.see()).body.results).toEqual({ votes: [1, 0, 0] })
    expect((await (await polls.visitor(afterVote.id)).see()).body.results).toBeNull()
  })

  test('a vote is changed with its receipt, once a receipt, and only where the poll allows it', async () => {
    const { id, author } = await polls.create({ settings: { ...POLL.settings, canChange: true } })
    const ada = await polls.visitor(id)
    const { receipt } = (await ada.vote([1])).body
    const second = (await ada.vote([2], receipt)).body.receipt
    expect(await polls.votesOf(id)).toEqual([0, 1, 0])
    expect((await ada.vote([3], receipt)).status).toBe(409)
    const eve = await polls.visitor(id)
    expect(await eve.vote([3], second)).toMatchObject({
      status: 403,
      body: { error: 'This is not the receipt of your vote in this poll.' },
    })
    expect((await ada.vote([3], `${second}x`)).status).toBe(403)
    expect(await polls.votesOf(id)).toEqual([0, 1, 0])
    await polls.ask('POST', `/${id}/reset`, undefined, author)
    await ada.vote([1])
    expect((await ada.vote([3], receipt)).status).toBe(409)
    expect(await polls.votesOf(id)).toEqual([1, 0, 0])

    const fixed = await polls.create()
    const bob = await polls.visitor(fixed.id)
    const bobsReceipt = (await bob.vote([1])).body.receipt
    expect((await bob.vote([2], bobsReceipt)).status).toBe(409)
    expect(await polls.votesOf(fixed.id)).toEqual([1, 0, 0])
  })

  test('after a reset a vote counts for the new poll, also with the receipt of the old one, but not if meant for the old one', async () => {
    const { id, author } = await polls.create({ settings: { ...POLL.settings, canChange: true } })
    const [ada, ben] = [await polls.visitor(id), await polls.visitor(id)]
    const { receipt } = (await ada.vote([1])).body
    expect((await ada.see()).body.timesEmptied).toBe(0)
    await polls.ask('POST', `/${id}/reset`, undefined, author)
    expect((await ada.see()).body).toMatchObject({ timesEmptied: 1, hasVoted: false })
    const voteMeantFor = (timesEmptied: number, cookie: string) =>
      polls.ask('POST', `/${id}/votes`, { choices: [3], timesEmptied }, { cookie })
    for (const { cookie } of [ada, ben])
      expect(await voteMeantFor(0, cookie)).toMatchObject({
        status: 409,
        body: { error: 'The author has reset this poll. Look at it again, then vote.' },
      })
    expect(await polls.votesOf(id)).toEqual([0, 0, 0])
    expect((await ada.vote([2], receipt)).status).toBe(200)
    expect((await voteMeantFor(1, ben.cookie)).status).toBe(200)
    expect(await polls.votesOf(id)).toEqual([0, 1, 1])
    const fresh = (await ada.vote([3], receipt)).status
    expect([fresh, await polls.votesOf(id)]).toEqual([409, [0, 1, 1]])
  })

  test.each([
    ['after-vote', { votes: [0, 1, 0] }],
    ['after-close', null],
  ] as const)('with results %s its author, who has not voted, sees %j', async (results, seen) => {
    const { id, author } = await polls.create({ settings: { ...POLL.settings, results } })
    await (await polls.visitor(id)).vote([2])
    expect((await polls.ask('GET', `/${id}`)).body.results).toBe(null)
    expect((await polls.ask('GET', `/${id}/results`, undefined, author)).body).toMatchObject({
      voters: 1,
      results: seen,
    })
  })

  test('only its author can change the question until the first vote, empty, export and delete the poll', async () => {
    const { id, author } = await polls.create()
    const other = await polls.create()
    const foreign = 'Only the person who made this poll can change it.'
    for (const headers of [{}, other.author, { authorization: 'Bearer ' }, { authorization: 'Basic x' }])
      for (const [method, path] of [
        ['PATCH', ''],
        ['POST', '/reset'],
        ['DELETE', ''],
        ['GET', '/results'],
        ['GET', '/results.csv'],
      ] as const)
        expect(
          await polls.ask(method, `/${id}${path}`, method === 'PATCH' ? {} : undefined, headers),
        ).toMatchObject({ status: 403, body: { error: foreign } })
    await polls.ask('PATCH', `/${id}`, { question: 'Tee oder Kaffee?' }, author)
    const ada = await polls.visitor(id)
    await ada.vote([3])
    expect(await polls.ask('PATCH', `/${id}`, { question: 'Beer?' }, author)).toMatchObject({
      status: 409,
      body: { error: 'The question cannot be changed after the first vote.' },
    })
    expect((await ada.see()).body.question).toBe('Tee oder Kaffee?')
    expect((await polls.ask('GET', `/${id}/results.csv`, undefined, author)).body).toBe(
      "Option,Votes,Percent\r\nTea,0,0.0\r\nCoffee,0,0.0\r\n'=Both,1,100.0\r\n",
    )
    await polls.ask('POST', `/${id}/reset`, undefined, author)
    expect((await ada.see()).body).toMatchObject({
      voters: 0,
      hasVoted: false,
      results: { votes: [0, 0, 0] },
    })
    await polls.ask('DELETE', `/${id}`, undefined, author)
    for (const answer of [await ada.see(), await ada.vote([1])])
      expect(answer).toMatchObject({
        status: 404,
        body: { error: 'This poll does not exist or was deleted.' },
      })
    expect(await database.selectFrom('poll_voter').selectAll().execute()).toEqual([])
  })

  test('without the cookie no vote is lost silently, and a forged one is none', async () => {
    const { id } = await polls.create()
    const blocked = { error: 'Your browser blocks the cookie used to count one vote per person.' }
    const { cookie } = await polls.visitor(id)
    for (const given of ['', 'sundry-voter=abc', `${cookie.slice(0, -4)}AAA%3D`])
      expect(await polls.ask('POST', `/${id}/votes`, { choices: [1] }, { cookie: given })).toMatchObject({
        status: 403,
        body: blocked,
      })
  })

  test('neither the tables nor the log join a voter to a choice or a time', async () => {
    const { id } = await polls.create()
    const ada = await polls.visitor(id)
    await ada.vote([2])
    const [row] = await database.selectFrom('poll_voter').selectAll().execute()
    expect(Object.keys(row ?? {}).sort()).toEqual(['poll_id', 'revision', 'voter_hash'])
    expect(ada.cookie).not.toContain(row?.voter_hash)
    expect(await database.selectFrom('poll').select('active_day').execute()).toEqual([
      { active_day: Math.floor(TEST_NOW / 86_400_000) },
    ])
    expect(lines.join('\n')).not.toContain(ada.cookie.slice(13, 33))
  })

  test('two pages receive a vote live, an emptied poll and its end', async () => {
    const { id, author } = await polls.create()
    const ada = await polls.visitor(id)
    const answer = await app.request(`/api/polls/${id}/events`)
    const reader = answer.body?.pipeThrough(new TextDecoderStream()).getReader()
    const next = async () => (await reader?.read())?.value
    expect(await next()).toBe('retry: 1000\n\n')
    const state = async () => JSON.parse(((await next()) ?? '').slice('data: '.length))
    expect(v.parse(pollState, await state()).results).toEqual({ votes: [0, 0, 0] })
    await ada.vote([2])
    expect(v.parse(pollState, await state()).results).toEqual({ votes: [0, 1, 0] })
    await polls.ask('POST', `/${id}/reset`, undefined, author)
    expect(v.parse(pollState, await state()).results).toEqual({ votes: [0, 0, 0] })
    await polls.ask('DELETE', `/${id}`, undefined, author)
    expect(v.parse(pollDeleted, await state())).toEqual({ isGone: true })
    expect(await next()).toBeUndefined()
  })

  test.each([
    ['an empty question', { question: ' ' }, 'Please enter a question and at least 2 options.'],
    ['an empty option', { options: ['Tea', '\t'] }, 'Please enter a question and at least 2 options.'],
    ['equal options', { options: ['é', ' e\u0301 '] }, 'Options must be different.'],
    ['a long option', { options: ['a', '👩‍👩‍👧'.repeat(201)] }, 'An option has up to 200 characters.'],
  ])('%s is refused in words', async (_, change, error) => {
    expect(await polls.ask('POST', '', { ...POLL, ...change })).toMatchObject({
      status: 400,
      body: { error },
    })
  })

  test('500 and 200 characters are counted as people count them', async () => {
    const { id } = await polls.create({ question: '👩‍👩‍👧'.repeat(500), options: ['👍🏽'.repeat(200), 'b'] })
    expect((await polls.ask('GET', `/${id}`)).status).toBe(200)
  })
})
