import { beforeEach, describe, expect, test } from 'vitest'
import type { Dependencies } from '../../dependencies.ts'
import { ENGINES, emptyDatabase } from '../../testing/databases.fixture.ts'
import { TEST_NOW, testDependencies } from '../../testing/dependencies.fixture.ts'
import { OPEN, POLL } from '../../testing/polls-client.ts'
import { changeVote, countVotes, hasVoted, type Vote } from './count-votes.ts'
import { createPoll, emptyPoll, readPoll } from './poll-store.ts'
import type { TallyChange } from './tally.ts'

let dependencies: Dependencies
let now: number
let onCounted: TallyChange[]

const counting = () => ({ ...dependencies, onCounted: (change: TallyChange) => void onCounted.push(change) })
const vote = (pollId: string, voterHash: string, ...choices: number[]): Vote => ({
  pollId,
  voterHash,
  kind: 'single',
  choices,
})
const ranked = (pollId: string, voterHash: string, ...choices: number[]): Vote => ({
  ...vote(pollId, voterHash, ...choices),
  kind: 'ranked',
})

/** Returns the counts as one line. */
async function counts(id: string) {
  const poll = await readPoll(dependencies.database, id)
  return { voters: poll?.voters, version: poll?.version, votes: poll?.options.map(({ votes }) => votes) }
}

describe.each(ENGINES)('the counting of votes on %s', (engine) => {
  beforeEach(async () => {
    now = TEST_NOW
    onCounted = []
    dependencies = await testDependencies({ database: await emptyDatabase(engine), now: () => now })
  })

  const create = async (change: object = {}) => (await createPoll(dependencies, { ...POLL, ...change })).id

  test('simultaneous votes for several polls each get their own result', async () => {
    const [a, b, closed] = [await create(), await create(OPEN), await create({ closesAt: TEST_NOW })]
    await countVotes(dependencies, [vote(b, 'ada', 1)])
    const counted = (...choices: number[]) => ({ outcome: 'counted', timesEmptied: 0, choices })
    expect(
      await countVotes(dependencies, [
        vote(a, 'ada', 1),
        vote(b, 'ada', 2),
        vote(closed, 'ada', 1),
        vote(b, 'ben', 2),
        vote(a, 'ada', 3),
        vote('never', 'ada', 1),
        { ...vote(b, 'cem', 777) },
        vote(a, 'ben', 3),
      ]),
    ).toEqual([
      counted(1),
      { outcome: 'voted-before' },
      { outcome: 'closed' },
      counted(2),
      { outcome: 'voted-before' },
      { outcome: 'closed' },
      { outcome: 'not-offered' },
      counted(3),
    ])
    expect(await counts(a)).toEqual({ voters: 2, version: 1, votes: [1, 0, 1] })
    expect(await counts(b)).toEqual({ voters: 2, version: 2, votes: [1, 1] })
    // Whose vote was not counted has not voted.
    const voted = [
      [a, 'ada'],
      [b, 'cem'],
      [closed, 'ada'],
      [b, 'ben'],
    ] as const
    expect(await Promise.all(voted.map(([id, who]) => hasVoted(dependencies.database, id, who)))).toEqual([
      true,
      false,
      false,
      true,
    ])
  })

  test("a batch without counted votes does not change the poll's version", async () => {
    const id = await create(OPEN)
    await countVotes(dependencies, [vote(id, 'ada', 1)])
    await countVotes(dependencies, [vote(id, 'ada', 2), vote(id, 'ben', 777)])
    expect(await counts(id)).toEqual({ voters: 1, version: 1, votes: [1, 0] })
  })

  test('accepts votes until a moment before the poll’s closing time, whatever they were batched with', async () => {
    const id = await create({ closesAt: TEST_NOW + 10 })
    now = TEST_NOW + 9
    expect(await countVotes(dependencies, [vote(id, 'ada', 1)])).toMatchObject([{ outcome: 'counted' }])
    now = TEST_NOW + 10
    expect(await countVotes(dependencies, [vote(id, 'ben', 1), vote(id, 'ada', 2)])).toEqual([
      { outcome: 'closed' },
      { outcome: 'closed' },
    ])
    expect(await counts(id)).toEqual({ voters: 1, version: 1, votes: [1, 0, 0] })
  })

  test('a changed vote moves from one option to the other, and only the newest receipt changes it', async () => {
    const id = await create()
    await countVotes(dependencies, [vote(id, 'ada', 1), vote(id, 'ben', 1)])
    const change = (from: number, to: number, revision: number, timesEmptied = 0) =>
      changeVote(counting(), vote(id, 'ada', to), { choices: [from], revision, timesEmptied })
    expect(await change(1, 2, 0)).toEqual({ outcome: 'counted', timesEmptied: 0, choices: [2] })
    expect(await counts(id)).toEqual({ voters: 2, version: 2, votes: [1, 1, 0] })
    expect(await change(1, 3, 0)).toEqual({ outcome: 'voted-before' })
    expect(await change(2, 3, 2)).toEqual({ outcome: 'voted-before' })
    expect(await change(2, 3, 1, 1)).toEqual({ outcome: 'emptied-since' })
    expect(await counts(id)).toEqual({ voters: 2, version: 2, votes: [1, 1, 0] })
    expect(await change(2, 3, 1)).toEqual({ outcome: 'counted', timesEmptied: 0, choices: [3] })
    expect(await counts(id)).toEqual({ voters: 2, version: 3, votes: [1, 0, 1] })
    expect(
      await dependencies.database
        .selectFrom('poll_voter')
        .select(['voter_hash', 'revision'])
        .orderBy('voter_hash')
        .execute(),
    ).toEqual([
      { voter_hash: 'ada', revision: 2 },
      { voter_hash: 'ben', revision: 0 },
    ])
    // Only rankings are reported.
    expect(onCounted).toEqual([])
  })

  test('a visitor without a vote changes no vote, with any receipt', async () => {
    const id = await create()
    await countVotes(dependencies, [vote(id, 'ada', 1)])
    const before = { choices: [1], revision: 0, timesEmptied: 0 }
    expect(await changeVote(dependencies, vote(id, 'eve', 2), before)).toEqual({ outcome: 'voted-before' })
    expect(await counts(id)).toEqual({ voters: 1, version: 1, votes: [1, 0, 0] })
  })

  test('after a poll was emptied a new vote can be changed, one from before cannot', async () => {
    const id = await create()
    await countVotes(dependencies, [vote(id, 'ada', 1)])
    await emptyPoll(dependencies.database, id)
    expect(await countVotes(dependencies, [vote(id, 'ada', 2)])).toEqual([
      { outcome: 'counted', timesEmptied: 1, choices: [2] },
    ])
    const change = (timesEmptied: number) =>
      changeVote(dependencies, vote(id, 'ada', 3), { choices: [2], revision: 0, timesEmptied })
    expect(await change(0)).toEqual({ outcome: 'emptied-since' })
    expect(await change(1)).toEqual({ outcome: 'counted', timesEmptied: 1, choices: [3] })
    expect(await counts(id)).toEqual({ voters: 1, version: 4, votes: [0, 0, 1] })
  })

  test('stores rankings by order, adds them up, subtracts replaced ones and reports each change', async () => {
    const id = await create({ settings: { ...POLL.settings, kind: 'ranked', mostChoices: 3 } })
    await countVotes(counting(), [ranked(id, 'ada', 1, 2), ranked(id, 'ben', 2, 1), ranked(id, 'cem', 1, 2)])
    await countVotes(counting(), [ranked(id, 'ada', 3)])
    const rankings = async () =>
      (
        await dependencies.database
          .selectFrom('poll_ranking')
          .select(['choices', 'votes'])
          .orderBy('choices')
          .execute()
      ).map(({ choices, votes }) => [choices, votes])
    expect(await rankings()).toEqual([
      ['1,2', 2],
      ['2,1', 1],
    ])
    expect(await counts(id)).toEqual({ voters: 3, version: 1, votes: [2, 1, 0] })
    const before = { choices: [1, 2], revision: 0, timesEmptied: 0 }
    await changeVote(counting(), ranked(id, 'ada', 3, 1, 2), before)
    expect(await rankings()).toEqual([
      ['1,2', 1],
      ['2,1', 1],
      ['3,1,2', 1],
    ])
    expect(await counts(id)).toEqual({ voters: 3, version: 2, votes: [1, 1, 1] })
    await changeVote(counting(), ranked(id, 'ada', 2), before)
    expect(onCounted).toEqual([
      {
        pollId: id,
        version: 1,
        voters: 3,
        ballots: [
          { choices: [1, 2], votes: 1 },
          { choices: [2, 1], votes: 1 },
          { choices: [1, 2], votes: 1 },
        ],
      },
      {
        pollId: id,
        version: 2,
        voters: 0,
        ballots: [
          { choices: [1, 2], votes: -1 },
          { choices: [3, 1, 2], votes: 1 },
        ],
      },
    ])
  })

  test('a changed vote that drops what it wrote drops that answer, unless others gave it or its author decided on it', async () => {
    const id = await create(OPEN)
    const write = (voterHash: string, written: string): Vote => ({ ...vote(id, voterHash), written })
    const [mate, , beer] = await countVotes(dependencies, [
      write('ada', 'Mate'),
      write('ben', 'Beer'),
      write('cem', 'beer'),
    ])
    const idOf = (counted: typeof mate) => (counted?.outcome === 'counted' ? (counted.answer ?? 0) : 0)
    const texts = async () =>
      (await readPoll(dependencies.database, id))?.options.map(({ text, votes }) => `${text} ${votes}`).sort()
    expect(await texts()).toEqual(['Beer 2', 'Coffee 0', 'Mate 1', 'Tea 0'])
    const from = (choice: number) => ({ choices: [choice], revision: 0, timesEmptied: 0 })
    await changeVote(dependencies, vote(id, 'ben', 1), from(idOf(beer)))
    expect(await texts()).toEqual(['Beer 1', 'Coffee 0', 'Mate 1', 'Tea 1'])
    await changeVote(dependencies, vote(id, 'ada', 2), from(idOf(mate)))
    expect(await texts()).toEqual(['Beer 1', 'Coffee 1', 'Tea 1'])
    await dependencies.database
      .updateTable('poll_option')
      .set({ state: 'hidden' })
      .where('text', '=', 'Beer')
      .execute()
    await changeVote(dependencies, vote(id, 'cem', 2), from(idOf(beer)))
    expect(await texts()).toEqual(['Beer 0', 'Coffee 2', 'Tea 1'])
  })

  test('a written answer that is rejected leaves the previous vote unchanged', async () => {
    const id = await create(OPEN)
    await dependencies.database
      .insertInto('poll_option')
      .values(
        Array.from({ length: 200 }, (_, index) => ({
          poll_id: id,
          id: 1_000 + index,
          text: `Answer ${index}`,
          votes: 1,
          state: 'hidden' as const,
          counts_for: null,
        })),
      )
      .execute()
    await countVotes(dependencies, [vote(id, 'ada', 1)])
    const before = { choices: [1], revision: 0, timesEmptied: 0 }
    const written = { ...vote(id, 'ada'), written: 'One more' }
    expect(await changeVote(dependencies, written, before)).toEqual({ outcome: 'full' })
    expect(await changeVote(dependencies, vote(id, 'ada', 1_000), before)).toEqual({ outcome: 'not-offered' })
    expect((await counts(id)).votes?.slice(0, 2)).toEqual([1, 0])
    expect(await changeVote(dependencies, { ...written, written: 'ANSWER 7' }, before)).toEqual({
      outcome: 'counted',
      timesEmptied: 0,
      choices: [1_007],
      answer: 1_007,
    })
  })
})
