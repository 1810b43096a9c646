import { beforeEach, describe, expect, test } from 'vitest'
import { DAY_MS, MINUTE_MS } from '#lib/dates/durations.ts'
import { createApp } from '../../app.ts'
import type { Database } from '../../database/open-database.ts'
import { ENGINES, emptyDatabase } from '../../testing/databases.fixture.ts'
import { TEST_NOW, testDependencies } from '../../testing/dependencies.fixture.ts'
import { createPollsClient, POLL, type PollsClient } from '../../testing/polls-client.ts'

const CLOSES_AT = TEST_NOW + MINUTE_MS
const CLOSED = { status: 410, body: { error: 'This poll is closed.' } }

let database: Database
let now: number
let polls: PollsClient

/** Returns whether the poll is open, as a visitor sees it. */
async function closing(id: string) {
  const { isClosed, closesAt } = (await polls.ask('GET', `/${id}`)).body
  return { isClosed, closesAt }
}

async function vote(id: string) {
  return (await polls.visitor(id)).vote([1])
}

describe.each(ENGINES)('the end of a poll on %s', (engine) => {
  beforeEach(async () => {
    now = TEST_NOW
    database = await emptyDatabase(engine)
    polls = createPollsClient(await createApp(await testDependencies({ database, now: () => now })))
  })

  test('a poll that its time has closed is opened again for good', async () => {
    const { id, author } = await polls.create({ closesAt: CLOSES_AT })
    expect((await vote(id)).status).toBe(200)
    now = CLOSES_AT
    expect(await closing(id)).toEqual({ isClosed: true, closesAt: CLOSES_AT })
    expect(await vote(id)).toMatchObject(CLOSED)
    expect((await polls.ask('PATCH', `/${id}`, { isClosed: false }, author)).body).toEqual({ done: true })
    expect(await closing(id)).toEqual({ isClosed: false, closesAt: null })
    expect((await vote(id)).status).toBe(200)
    now += 100 * DAY_MS
    expect(await closing(id)).toEqual({ isClosed: false, closesAt: null })
    expect((await vote(id)).status).toBe(200)
    expect(await polls.votesOf(id)).toEqual([3, 0, 0])
  })

  test('a poll that is opened again before its time does not close at that time', async () => {
    const { id, author } = await polls.create({ closesAt: CLOSES_AT })
    await polls.ask('PATCH', `/${id}`, { isClosed: true }, author)
    await polls.ask('PATCH', `/${id}`, { isClosed: false }, author)
    now = CLOSES_AT
    expect(await closing(id)).toEqual({ isClosed: false, closesAt: null })
    expect((await vote(id)).status).toBe(200)
  })

  test('a poll closed by its author retains its closing time, and remains closed after it', async () => {
    const { id, author } = await polls.create({ closesAt: CLOSES_AT })
    await polls.ask('PATCH', `/${id}`, { isClosed: true }, author)
    expect(await closing(id)).toEqual({ isClosed: true, closesAt: CLOSES_AT })
    now = CLOSES_AT + DAY_MS
    expect(await closing(id)).toEqual({ isClosed: true, closesAt: CLOSES_AT })
    expect(await vote(id)).toMatchObject(CLOSED)
  })

  test('a new question and limit do not change the closing time of a poll', async () => {
    const open = await polls.create({ closesAt: CLOSES_AT })
    await polls.ask('PATCH', `/${open.id}`, { question: 'Beer?' }, open.author)
    await polls.ask('PATCH', `/${open.id}`, { votersPerNetwork: 7 }, open.author)
    expect(await closing(open.id)).toEqual({ isClosed: false, closesAt: CLOSES_AT })
    await polls.ask('PATCH', `/${open.id}`, { isClosed: true }, open.author)
    await polls.ask('PATCH', `/${open.id}`, { question: 'Wine?' }, open.author)
    await polls.ask('PATCH', `/${open.id}`, { votersPerNetwork: 8 }, open.author)
    await polls.ask('PATCH', `/${open.id}`, {}, open.author)
    expect((await polls.ask('GET', `/${open.id}`)).body).toMatchObject({
      question: 'Wine?',
      isClosed: true,
      closesAt: CLOSES_AT,
      settings: { ...POLL.settings, votersPerNetwork: 8 },
    })
  })

  test('an emptied poll remains closed, with its closing time and its question', async () => {
    const { id, author } = await polls.create({ closesAt: CLOSES_AT })
    await vote(id)
    await polls.ask('PATCH', `/${id}`, { isClosed: true }, author)
    await polls.ask('POST', `/${id}/reset`, undefined, author)
    expect((await polls.ask('GET', `/${id}`)).body).toMatchObject({
      question: POLL.question,
      isClosed: true,
      closesAt: CLOSES_AT,
      voters: 0,
      results: { votes: [0, 0, 0] },
    })
    expect(await vote(id)).toMatchObject(CLOSED)
    // Without votes the question can be changed.
    expect((await polls.ask('PATCH', `/${id}`, { question: 'Beer?' }, author)).status).toBe(200)
  })

  test.each([
    [
      'by its author',
      async (id: string, author: { authorization: string }) => {
        await polls.ask('PATCH', `/${id}`, { isClosed: true }, author)
      },
    ],
    [
      'by its time',
      async () => {
        now = CLOSES_AT
      },
    ],
  ])('in a poll closed %s votes are neither changed nor accepted', async (_, close) => {
    const settings = { ...POLL.settings, canChange: true }
    const { id, author } = await polls.create({ settings, closesAt: CLOSES_AT })
    const ada = await polls.visitor(id)
    const { receipt } = (await ada.vote([1])).body
    await close(id, author)
    expect(await ada.vote([2], receipt)).toMatchObject(CLOSED)
    expect(await vote(id)).toMatchObject(CLOSED)
    expect(await polls.votesOf(id)).toEqual([1, 0, 0])
    expect((await polls.ask('GET', `/${id}`)).body.voters).toBe(1)
    // The vote was not recorded: after reopening the voter can vote.
    await polls.ask('PATCH', `/${id}`, { isClosed: false }, author)
    expect((await ada.vote([2], receipt)).status).toBe(200)
    expect(await polls.votesOf(id)).toEqual([0, 1, 0])
  })

  test('a late change of the question changes nothing else either', async () => {
    const { id, author } = await polls.create({ closesAt: CLOSES_AT })
    await vote(id)
    const change = { question: 'Beer?', isClosed: true, votersPerNetwork: 5 }
    expect(await polls.ask('PATCH', `/${id}`, change, author)).toMatchObject({
      status: 409,
      body: { error: 'The question cannot be changed after the first vote.' },
    })
    expect((await polls.ask('GET', `/${id}`)).body).toMatchObject({
      question: POLL.question,
      isClosed: false,
      settings: POLL.settings,
    })
    const rest = { isClosed: true, votersPerNetwork: 5 }
    expect((await polls.ask('PATCH', `/${id}`, rest, author)).status).toBe(200)
    expect((await polls.ask('GET', `/${id}`)).body).toMatchObject({
      isClosed: true,
      settings: { votersPerNetwork: 5 },
    })
  })

  test('the results that are shown after the close are hidden when the poll is opened again', async () => {
    const settings = { ...POLL.settings, results: 'after-close' as const }
    const { id, author } = await polls.create({ settings, closesAt: CLOSES_AT })
    const ada = await polls.visitor(id)
    await ada.vote([2])
    const csv = () => polls.ask('GET', `/${id}/results.csv`, undefined, author)
    now = CLOSES_AT - 1
    expect([(await ada.see()).body.results, (await csv()).status]).toEqual([null, 409])
    now = CLOSES_AT
    expect((await ada.see()).body.results).toEqual({ votes: [0, 1, 0] })
    expect((await csv()).body).toBe("Option,Votes,Percent\r\nTea,0,0.0\r\nCoffee,1,100.0\r\n'=Both,0,0.0\r\n")
    await polls.ask('PATCH', `/${id}`, { isClosed: false }, author)
    expect([(await ada.see()).body.results, (await csv()).status]).toEqual([null, 409])
  })

  test('whatever its author changes, and every vote, counts as use on that day', async () => {
    const settings = { ...POLL.settings, canChange: true, canWrite: true }
    const { id, author } = await polls.create({ settings })
    const other = await polls.create()
    const ada = await polls.visitor(id)
    const day = Math.floor(TEST_NOW / DAY_MS)
    const used = async () =>
      new Map(
        (await database.selectFrom('poll').select(['id', 'active_day']).execute()).map((row) => [
          row.id,
          row.active_day - day,
        ]),
      )
    expect(await used()).toEqual(
      new Map([
        [id, 0],
        [other.id, 0],
      ]),
    )
    const on = async <T>(days: number, act: () => Promise<T>): Promise<T> => {
      now = TEST_NOW + days * DAY_MS
      const done = await act()
      expect(await used()).toEqual(
        new Map([
          [id, days],
          [other.id, 0],
        ]),
      )
      return done
    }
    const { answer, receipt } = (await on(1, () => ada.write('Mate'))).body
    await on(2, () => polls.ask('PATCH', `/${id}/answers/${answer}`, { state: 'shown' }, author))
    await on(3, () => ada.vote([1], receipt))
    await on(4, () => polls.ask('PATCH', `/${id}`, { isClosed: true }, author))
    // Viewing does not extend the retention.
    now += 50 * DAY_MS
    await ada.see()
    expect((await used()).get(id)).toBe(4)
  })
})
