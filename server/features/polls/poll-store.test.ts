import { beforeEach, describe, expect, test } from 'vitest'
import type { PollSettings } from '#contract/poll.ts'
import type { Database } from '../../database/open-database.ts'
import type { Dependencies } from '../../dependencies.ts'
import { hasTombstone } from '../../share-links/tombstones.ts'
import { ENGINES, emptyDatabase } from '../../testing/databases.fixture.ts'
import { TEST_NOW, testDependencies } from '../../testing/dependencies.fixture.ts'
import { OPEN, POLL } from '../../testing/polls-client.ts'
import { changeVote, countVotes, hasVoted, type Vote } from './count-votes.ts'
import {
  changePoll,
  createPoll,
  deletePoll,
  emptyPoll,
  isAuthor,
  isSoftDeleted,
  readPoll,
} from './poll-store.ts'
import { pollPage } from './poll-view.ts'
import { changeAnswer } from './written-answers.ts'

const DAY = Math.floor(TEST_NOW / 86_400_000)
const MATE = 900
const BEER = 901
const GIN = 902

let dependencies: Dependencies
let database: Database

/** All that is stored of a poll. */
async function rowsOf(id: string) {
  const [poll, options, rankings, voters] = await Promise.all([
    database.selectFrom('poll').selectAll().where('id', '=', id).execute(),
    database.selectFrom('poll_option').selectAll().where('poll_id', '=', id).orderBy('id').execute(),
    database.selectFrom('poll_ranking').selectAll().where('poll_id', '=', id).orderBy('choices').execute(),
    database.selectFrom('poll_voter').selectAll().where('poll_id', '=', id).orderBy('voter_hash').execute(),
  ])
  return { poll, options, rankings, voters }
}

const voteIn = (pollId: string, voterHash: string, choices: number[], more: Partial<Vote> = {}): Vote => ({
  pollId,
  voterHash,
  kind: 'single',
  choices,
  ...more,
})

/** A poll in which Ada, Ben and Cem have voted, with answers under the same ids as in any other of these. */
async function votedPoll(kind: PollSettings['kind'] = 'single') {
  const made = await createPoll(dependencies, {
    ...(kind === 'ranked' ? POLL : OPEN),
    settings: { ...OPEN.settings, kind, canWrite: kind !== 'ranked', mostChoices: 3 },
  })
  if (kind !== 'ranked')
    await database
      .insertInto('poll_option')
      .values(
        (
          [
            [MATE, 'Mate', 'shown'],
            [BEER, 'Beer', 'waiting'],
            [GIN, 'Gin', 'waiting'],
          ] as const
        ).map(([id, text, state]) => ({ poll_id: made.id, id, text, votes: 0, state, counts_for: null })),
      )
      .execute()
  const ballots =
    kind === 'ranked'
      ? [
          [1, 2],
          [2, 1],
          [1, 2],
        ]
      : [[1], [2], [MATE]]
  await countVotes(
    dependencies,
    ['ada', 'ben', 'cem'].map((voter, index) => voteIn(made.id, voter, ballots[index] ?? [], { kind })),
  )
  return made
}

describe.each(ENGINES)('polls as they are stored on %s', (engine) => {
  beforeEach(async () => {
    database = await emptyDatabase(engine)
    dependencies = await testDependencies({ database })
  })

  test('a new poll is stored open, with its options in their order and nothing counted', async () => {
    const settings = {
      ...POLL.settings,
      kind: 'multiple' as const,
      mostChoices: 2,
      results: 'after-vote' as const,
    }
    const closesAt = TEST_NOW + 5
    const { id, secret, createdAt } = await createPoll(dependencies, { ...POLL, settings, closesAt })
    expect([id, secret].map((text) => Buffer.from(text, 'base64url').byteLength)).toEqual([12, 24])
    expect(createdAt).toBe(TEST_NOW)
    expect(await readPoll(database, id)).toEqual({
      id,
      question: 'Tea or coffee?',
      settings: { ...settings, canWrite: false, votersPerNetwork: 0 },
      createdAt: TEST_NOW,
      closesAt,
      isClosed: false,
      voters: 0,
      timesEmptied: 0,
      version: 0,
      options: ['Tea', 'Coffee', '=Both'].map((text, index) => ({
        id: index + 1,
        text,
        votes: 0,
        state: 'given',
        countsFor: null,
      })),
    })
    expect(
      await readPoll(database, id.toLowerCase() === id ? id.toUpperCase() : id.toLowerCase()),
    ).toBeUndefined()
    expect((await rowsOf(id)).poll[0]).toMatchObject({ active_day: DAY, soft_deleted_day: null })
    expect(JSON.stringify(await rowsOf(id))).not.toContain(secret)
  })

  test('each author has a separate secret that opens no other poll', async () => {
    const [one, other] = [await createPoll(dependencies, POLL), await createPoll(dependencies, POLL)]
    expect(await isAuthor(database, one.id, one.secret)).toBe(true)
    for (const secret of [other.secret, '', one.secret.slice(1), `${one.secret}A`, one.id])
      expect(await isAuthor(database, one.id, secret)).toBe(false)
    expect(await isAuthor(database, 'nothing', one.secret)).toBeUndefined()
  })

  test('changes to one poll leave another one unchanged, even with the same voters and answers', async () => {
    const [one, other] = [await votedPoll(), await votedPoll()]
    const before = await rowsOf(other.id)
    const before1 = await rowsOf(one.id)
    expect(before.options.map(({ id, votes, state }) => [id, votes, state])).toEqual([
      [1, 1, 'given'],
      [2, 1, 'given'],
      [MATE, 1, 'shown'],
      [BEER, 0, 'waiting'],
      [GIN, 0, 'waiting'],
    ])
    const answer = (id: number) => ({ pollId: one.id, id, day: DAY + 1 })
    const steps: readonly (readonly [string, () => Promise<unknown>])[] = [
      ['closed', () => changePoll(database, one.id, { isClosed: true, day: DAY + 1 })],
      ['opened', () => changePoll(database, one.id, { isClosed: false, day: DAY + 1 })],
      ['limited', () => changePoll(database, one.id, { votersPerNetwork: 4, day: DAY + 1 })],
      ['shown', () => changeAnswer(database, answer(BEER), { state: 'shown' })],
      ['merged', () => changeAnswer(database, answer(MATE), { countsFor: BEER })],
      ['merged on', () => changeAnswer(database, answer(BEER), { countsFor: 1 })],
      ['voted in', () => countVotes(dependencies, [voteIn(one.id, 'dan', [2], { written: 'New' })])],
      ['refused', () => countVotes(dependencies, [voteIn(one.id, 'ada', [2])])],
      [
        'changed',
        () =>
          changeVote(dependencies, voteIn(one.id, 'cem', [], { written: 'Newer' }), {
            choices: [MATE],
            revision: 0,
            timesEmptied: 0,
          }),
      ],
      ['emptied', () => emptyPoll(database, one.id)],
      ['worded', () => changePoll(database, one.id, { question: 'New?', day: DAY + 1 })],
      ['deleted', () => deletePoll(dependencies, one.id)],
    ]
    let last = JSON.stringify(before1)
    for (const [what, act] of steps) {
      await act()
      const now = JSON.stringify(await rowsOf(one.id))
      expect([what, now === last]).toEqual([what, what === 'refused'])
      last = now
      expect([what, await rowsOf(other.id)]).toEqual([what, before])
    }
    expect(await rowsOf(one.id)).toEqual({ poll: [], options: [], rankings: [], voters: [] })
  })

  test('an emptied poll has its original options at 0, no rankings, voters or written answers, and counts again', async () => {
    const [one, other] = [await votedPoll('ranked'), await votedPoll('ranked')]
    const before = await rowsOf(other.id)
    expect(before.rankings.map(({ choices, votes }) => [choices, votes])).toEqual([
      ['1,2', 2],
      ['2,1', 1],
    ])
    const { version = 0 } = (await readPoll(database, one.id)) ?? {}
    await emptyPoll(database, one.id)
    const { poll, options, rankings, voters } = await rowsOf(one.id)
    expect(poll).toMatchObject([{ voters: 0, times_emptied: 1, version: version + 1 }])
    expect(options.map(({ id, votes }) => [id, votes])).toEqual([
      [1, 0],
      [2, 0],
      [3, 0],
    ])
    expect([rankings, voters]).toEqual([[], []])
    expect(await rowsOf(other.id)).toEqual(before)
    expect(await countVotes(dependencies, [voteIn(one.id, 'ada', [2, 1], { kind: 'ranked' })])).toEqual([
      { outcome: 'counted', timesEmptied: 1, choices: [2, 1] },
    ])
    await emptyPoll(database, one.id)
    expect(await readPoll(database, one.id)).toMatchObject({
      voters: 0,
      timesEmptied: 2,
      version: version + 3,
    })
    const written = await votedPoll()
    await changeAnswer(database, { pollId: written.id, id: BEER, day: DAY }, { state: 'hidden' })
    await emptyPoll(database, written.id)
    expect((await rowsOf(written.id)).options.map(({ id }) => id)).toEqual([1, 2])
  })

  test('a poll that was deleted is known to have been there, one that never was is not', async () => {
    const { id } = await votedPoll()
    const page = pollPage(dependencies)
    expect(await page(id)).toEqual({
      title: 'Tea or coffee?',
      description: 'Anonymous poll: Tea · Coffee · Mate',
      lines: ['Tea', 'Coffee', 'Mate'],
    })
    await deletePoll(dependencies, id)
    expect(await hasTombstone(database, 'poll', id)).toBe(true)
    expect([await hasTombstone(database, 'quiz', id), await hasTombstone(database, 'room', id)]).toEqual([
      false,
      false,
    ])
    expect([await page(id), await page('never')]).toEqual(['gone', undefined])
  })

  test('a soft-deleted poll cannot be seen, changed or voted in until it is restored', async () => {
    const { id, secret } = await votedPoll()
    const page = pollPage(dependencies)
    const setSoftDeleted = (day: number | null) =>
      database.updateTable('poll').set({ soft_deleted_day: day }).where('id', '=', id).execute()
    expect(await isSoftDeleted(database, id)).toBe(false)
    await setSoftDeleted(0)
    expect(await isSoftDeleted(database, id)).toBe(true)
    expect(await isSoftDeleted(database, 'never')).toBe(false)
    expect([await readPoll(database, id), await isAuthor(database, id, secret), await page(id)]).toEqual([
      undefined,
      undefined,
      'gone',
    ])
    expect(await countVotes(dependencies, [voteIn(id, 'dan', [1])])).toEqual([{ outcome: 'closed' }])
    expect(
      await changeVote(dependencies, voteIn(id, 'ada', [2]), { choices: [1], revision: 0, timesEmptied: 0 }),
    ).toEqual({ outcome: 'closed' })
    await setSoftDeleted(null)
    expect((await readPoll(database, id))?.voters).toBe(3)
    expect([await hasVoted(database, id, 'ada'), await hasVoted(database, id, 'dan')]).toEqual([true, false])
  })

  test('a poll that is not there is not changed, nor an answer of it', async () => {
    expect(await changePoll(database, 'never', { isClosed: true, day: DAY })).toBe(false)
    expect(await changePoll(database, 'never', { votersPerNetwork: 1, day: DAY })).toBe(false)
    expect(await changeAnswer(database, { pollId: 'never', id: MATE, day: DAY }, { state: 'shown' })).toBe(
      false,
    )
  })
})
