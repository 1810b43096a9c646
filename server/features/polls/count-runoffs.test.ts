import { describe, expect, onTestFinished, test } from 'vitest'
import type { Database } from '../../database/open-database.ts'
import { ENGINES, emptyDatabase } from '../../testing/databases.fixture.ts'
import { testDependencies } from '../../testing/dependencies.fixture.ts'
import { POLL } from '../../testing/polls-client.ts'
import { createRunoffCounter } from './count-runoffs.ts'
import { type Counting, changeVote, countVotes } from './count-votes.ts'
import { createPoll, emptyPoll, type Poll, readPoll } from './poll-store.ts'
import type { TallyChange } from './tally.ts'

describe.each(ENGINES)('on %s', (engine) => {
  async function rankedPoll() {
    const dependencies = await testDependencies({ database: await emptyDatabase(engine) })
    const { database } = dependencies
    const settings = { ...POLL.settings, kind: 'ranked' as const, mostChoices: 3, canWrite: false }
    const { id } = await createPoll(dependencies, { ...POLL, settings })
    const { counted, onCounted } = createRunoffCounter(dependencies)
    const elsewhere = createRunoffCounter(dependencies)
    let voters = 0
    const voteWith = (counting: Counting, choices: readonly number[]) =>
      countVotes(counting, [{ pollId: id, voterHash: String(voters++), kind: 'ranked', choices }])
    return {
      id,
      database,
      read: async () => await readPollOf(database, id),
      now: async () => counted(await readPollOf(database, id)),
      nowElsewhere: async () => elsewhere.counted(await readPollOf(database, id)),
      counted,
      vote: (...choices: number[]) => voteWith({ ...dependencies, onCounted }, choices),
      voteElsewhere: (...choices: number[]) =>
        voteWith({ ...dependencies, onCounted: elsewhere.onCounted }, choices),
      /** Replaces the vote of the `voter`th voter. */
      change: (voter: number, from: number[], to: number[]) =>
        changeVote(
          { ...dependencies, onCounted },
          { pollId: id, voterHash: String(voter), kind: 'ranked', choices: to },
          { choices: from, revision: 0, timesEmptied: 0 },
        ),
    }
  }

  test('counts a runoff once for all requests, and again after a vote', async () => {
    const poll = await rankedPoll()
    await poll.vote(2, 1)
    const [first, second] = await Promise.all([poll.now(), poll.now()])
    expect(first?.runoff?.winners).toEqual([2])
    expect(second?.runoff).toBe(first?.runoff)
    expect((await poll.now()).runoff).toBe(first?.runoff)
    await poll.vote(3)
    await poll.vote(3, 1)
    expect(await poll.now()).toMatchObject({ voters: 3, runoff: { winners: [3] } })
    await emptyPoll(poll.database, poll.id)
    expect(await poll.now()).toMatchObject({ voters: 0, runoff: { winners: [] } })
  })

  test('a request after a vote never gets an older count, even if one is in progress', async () => {
    const poll = await rankedPoll()
    await poll.vote(1)
    const before = await poll.read()
    const early = poll.counted(before)
    await poll.vote(2)
    await poll.vote(2)
    expect(await poll.now()).toMatchObject({ voters: 3, runoff: { winners: [2] } })
    await early
  })

  test('three thousand different rankings are counted to the last, and let others in between', async () => {
    const poll = await rankedPoll()
    const rows = Array.from({ length: 3_000 }, (_, index) => ({
      poll_id: poll.id,
      choices: `${(index % 3) + 1},${1_000 + index}`,
      votes: index % 3 === 0 ? 3 : 1,
    }))
    for (let at = 0; at < rows.length; at += 1_000)
      await poll.database
        .insertInto('poll_ranking')
        .values(rows.slice(at, at + 1_000))
        .execute()
    await poll.database.updateTable('poll').set({ voters: 5_000, version: 1 }).execute()
    let turns = 0
    let isOver = false
    onTestFinished(() => {
      isOver = true
    })
    const takeTurns = () => {
      turns++
      if (!isOver) setImmediate(takeTurns)
    }
    const stored = await poll.read()
    takeTurns()
    const { runoff } = await poll.counted(stored)
    expect(runoff?.rounds[0]?.votes.map(({ votes }) => votes)).toEqual([3_000, 1_000, 1_000])
    expect(turns).toBeGreaterThan(4)
  })

  test('votes of this process are added to the cached ballots, and removed from them when changed', async () => {
    const poll = await rankedPoll()
    await poll.vote(2, 1)
    await poll.vote(1)
    expect((await poll.now()).runoff?.winners).toEqual([1, 2])
    // Stored rankings are not read again.
    await poll.database.deleteFrom('poll_ranking').execute()
    await poll.vote(1, 3)
    expect(await poll.now()).toMatchObject({
      voters: 3,
      runoff: { rounds: [{ votes: [{ votes: 2 }, { votes: 1 }, { votes: 0 }] }], winners: [1] },
    })
    await poll.change(2, [1, 3], [2])
    expect(await poll.now()).toMatchObject({
      voters: 3,
      runoff: { rounds: [{ votes: [{ votes: 1 }, { votes: 2 }, { votes: 0 }] }], winners: [2] },
    })
  })

  test('votes that another process has counted in between are counted too', async () => {
    const poll = await rankedPoll()
    await poll.vote(1)
    await poll.now()
    await poll.voteElsewhere(2)
    await poll.vote(3)
    await poll.voteElsewhere(2)
    expect(await poll.now()).toMatchObject({
      voters: 4,
      runoff: { rounds: [{ votes: [{ votes: 1 }, { votes: 2 }, { votes: 1 }] }, {}], winners: [2] },
    })
    await poll.voteElsewhere(3)
    await poll.vote(3)
    expect(await poll.now()).toMatchObject({ voters: 6, runoff: { rounds: [{}, {}], winners: [3] } })
  })

  test('the lot is drawn once and stored: another process and a later count break the tie in the same way', async () => {
    const poll = await rankedPoll()
    for (const ranking of [[1], [1], [1], [2, 3], [2, 3], [3, 2], [3, 2]]) await poll.vote(...ranking)
    const stored = async () =>
      (await poll.database.selectFrom('poll').select('lot').executeTakeFirstOrThrow()).lot
    expect(await stored()).toBe(null)
    const { runoff } = await poll.now()
    const lot = await stored()
    expect(lot?.split(',').sort()).toEqual(['1', '2', '3'])
    const out = Number(lot?.split(',').find((option) => option !== '1'))
    expect(runoff).toMatchObject({
      rounds: [{ out: [out] }, {}],
      winners: [5 - out],
      tieBreaks: [{ round: 0, tied: [2, 3], by: 'lot' }],
    })
    expect((await poll.nowElsewhere()).runoff).toEqual(runoff)
    await poll.voteElsewhere(1)
    expect((await poll.now()).runoff?.rounds[0]?.out).toEqual([out])
    expect(await stored()).toBe(lot)
    await emptyPoll(poll.database, poll.id)
    expect(await stored()).toBe(null)
  })

  test('two processes that draw at once get the same lot', async () => {
    const poll = await rankedPoll()
    for (const ranking of [[1], [2], [3, 1]]) await poll.vote(...ranking)
    const [here, elsewhere] = await Promise.all([poll.now(), poll.nowElsewhere()])
    expect(elsewhere.runoff).toEqual(here.runoff)
  })

  test('a poll deleted during counting has no result', async () => {
    const poll = await rankedPoll()
    const before = await poll.read()
    await poll.database.deleteFrom('poll').execute()
    expect((await poll.counted(before)).runoff).toBeUndefined()
  })
})

test('caches the results of two hundred ranked polls and evicts the least recently used', async () => {
  const dependencies = await testDependencies()
  onTestFinished(() => dependencies.database.destroy())
  const { counted } = createRunoffCounter(dependencies)
  const settings = { ...POLL.settings, kind: 'ranked' as const, mostChoices: 3, canWrite: false }
  const create = async () => (await createPoll(dependencies, { ...POLL, settings })).id
  const winnersOf = async (id: string) =>
    (await counted(await readPollOf(dependencies.database, id))).runoff?.winners
  const [first, second] = [await create(), await create()]
  for (const pollId of [first, second])
    await countVotes(dependencies, [{ pollId, voterHash: 'ada', kind: 'ranked', choices: [2] }])
  expect([await winnersOf(first), await winnersOf(second)]).toEqual([[2], [2]])
  // Cached results are not read again.
  await dependencies.database.deleteFrom('poll_ranking').execute()
  for (let created = 2; created < 200; created++) expect(await winnersOf(await create())).toEqual([])
  expect([await winnersOf(first), await winnersOf(second)]).toEqual([[2], [2]])
  await winnersOf(await create())
  expect([await winnersOf(second), await winnersOf(first)]).toEqual([[2], []])
})

test('counts votes reported late, twice or out of order once each, and reads missing ones', async () => {
  const dependencies = await testDependencies()
  onTestFinished(() => dependencies.database.destroy())
  const { counted, onCounted } = createRunoffCounter(dependencies)
  const settings = { ...POLL.settings, kind: 'ranked' as const, mostChoices: 3, canWrite: false }
  const { id } = await createPoll(dependencies, { ...POLL, settings })
  const changes: TallyChange[] = []
  const counting = { ...dependencies, onCounted: (change: TallyChange) => void changes.push(change) }
  const vote = (voterHash: string, ...choices: number[]) =>
    countVotes(counting, [{ pollId: id, voterHash, kind: 'ranked', choices }])
  const result = async () => {
    const { voters, runoff } = await counted(await readPollOf(dependencies.database, id))
    return [voters, runoff?.winners]
  }
  await vote('ada', 2)
  expect(await result()).toEqual([1, [2]])
  await vote('ben', 3)
  await vote('cem', 3)
  // Cached results are not read again.
  await dependencies.database.deleteFrom('poll_ranking').execute()
  for (const change of changes.toReversed()) onCounted(change)
  for (const change of changes) onCounted(change)
  expect(await result()).toEqual([3, [3]])
  await vote('dea', 1)
  await vote('eve', 1)
  const last = changes.at(-1)
  if (last) onCounted(last)
  expect(await result()).toEqual([5, [1]])
})

/** A ranked poll of one voter, for the third option, whose version and voters the test sets. */
async function createTestPoll() {
  const dependencies = await testDependencies()
  const { database } = dependencies
  onTestFinished(() => database.destroy())
  const runoffs = createRunoffCounter(dependencies)
  const settings = { ...POLL.settings, kind: 'ranked' as const, mostChoices: 3, canWrite: false }
  const { id } = await createPoll(dependencies, { ...POLL, settings })
  await countVotes(dependencies, [{ pollId: id, voterHash: 'ada', kind: 'ranked', choices: [3] }])
  return {
    id,
    database,
    onCounted: runoffs.onCounted,
    set: (version: number, voters: number) => database.updateTable('poll').set({ version, voters }).execute(),
    result: async () => {
      const { voters, runoff } = await runoffs.counted(await readPollOf(database, id))
      return [voters, runoff?.winners]
    },
  }
}

test('queues up to a thousand votes while no result is requested; beyond that it reads the ballots again', async () => {
  const { id, database, onCounted, set, result } = await createTestPoll()
  expect(await result()).toEqual([1, [3]])
  // Cached results are not read again.
  await database.deleteFrom('poll_ranking').execute()
  const notify = (version: number) =>
    onCounted({ pollId: id, version, voters: 1, ballots: [{ choices: [2], votes: 1 }] })
  for (let version = 2; version <= 1_001; version++) notify(version)
  await set(1_001, 1_001)
  expect(await result()).toEqual([1_001, [2]])
  for (let version = 1_002; version <= 2_002; version++) notify(version)
  await set(2_002, 2_002)
  expect(await result()).toEqual([2_002, []])
})

test('a large poll that cannot be read does not block later ones', async () => {
  const { database, set, result } = await createTestPoll()
  await set(1, 1_001)
  await database.schema.alterTable('poll_ranking').renameTo('away').execute()
  await expect(result()).rejects.toThrow('no such table')
  await database.schema.alterTable('away').renameTo('poll_ranking').execute()
  expect(await result()).toEqual([1_001, [3]])
})

test('of a poll that is not ranked no runoff is counted', async () => {
  const dependencies = await testDependencies()
  onTestFinished(() => dependencies.database.destroy())
  const { id } = await createPoll(dependencies, POLL)
  const poll = await readPollOf(dependencies.database, id)
  expect(await createRunoffCounter(dependencies).counted(poll)).toBe(poll)
})

async function readPollOf(database: Database, id: string): Promise<Poll> {
  const poll = await readPoll(database, id)
  if (!poll) throw new Error('The poll is gone')
  return poll
}
