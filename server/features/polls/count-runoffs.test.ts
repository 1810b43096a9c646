import { describe, expect, onTestFinished, test } from 'vitest'
import type { Database } from '../../database/open-database.ts'
import { POLL } from '../../testing/polls-through.ts'
import { ENGINES, emptyDatabase } from '../../testing/test-databases.ts'
import { testOutside } from '../../testing/test-outside.ts'
import { runoffCounts } from './count-runoffs.ts'
import { countVotes } from './count-votes.ts'
import { createPoll, emptyPoll, type Poll, readPoll } from './poll-store.ts'

describe.each(ENGINES)('on %s', (engine) => {
  async function rankedPoll() {
    const outside = await testOutside({ database: await emptyDatabase(engine) })
    const { database } = outside
    const settings = { ...POLL.settings, kind: 'ranked' as const, mostChoices: 3, canWrite: false }
    const { id } = await createPoll(outside, { ...POLL, settings })
    const counted = runoffCounts(outside)
    let voters = 0
    return {
      id,
      database,
      read: async () => await readPollOf(database, id),
      now: async () => counted(await readPollOf(database, id)),
      counted,
      vote: (...choices: number[]) =>
        countVotes(outside, [{ pollId: id, voterHash: String(voters++), kind: 'ranked', choices }]),
    }
  }

  test('a runoff is counted once for all who ask, and anew after a vote', async () => {
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

  test('who asks after a vote never gets a count from before it, also where one is under way', async () => {
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

  test('a poll that was deleted meanwhile has no result', async () => {
    const poll = await rankedPoll()
    const before = await poll.read()
    await poll.database.deleteFrom('poll').execute()
    expect((await poll.counted(before)).runoff).toBeUndefined()
  })
})

async function readPollOf(database: Database, id: string): Promise<Poll> {
  const poll = await readPoll(database, id)
  if (!poll) throw new Error('The poll is gone')
  return poll
}
