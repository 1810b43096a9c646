import { expect, test } from 'vitest'
import { ENGINES, emptyDatabase } from '../testing/databases.fixture.ts'
import { measureUse } from './quota.ts'

test.each(ENGINES)('nothing is stored in an empty %s', async (engine) => {
  expect(await measureUse(await emptyDatabase(engine))).toEqual({
    polls: 0,
    rooms: 0,
    quizzes: 0,
    accounts: 0,
  })
})

test.each(ENGINES)('every row of %s counts its share and the bytes of its strings', async (engine) => {
  const database = await emptyDatabase(engine)
  const poll = {
    secret_hash: '',
    settings: '{}',
    created_at: 0,
    closes_at: null,
    is_closed: 0,
    times_emptied: 0,
    active_day: 0,
    version: 0,
    soft_deleted_day: null,
  }
  await database
    .insertInto('poll')
    .values([
      { ...poll, id: 'p1', question: 'é', voters: 2 },
      { ...poll, id: 'p2', question: '', voters: 0 },
    ])
    .execute()
  const option = { poll_id: 'p1', votes: 0, state: 'given', counts_for: null } as const
  await database
    .insertInto('poll_option')
    .values({ ...option, id: 1, text: 'Tea' })
    .execute()
  await database.insertInto('poll_ranking').values({ poll_id: 'p1', choices: '1,2', votes: 1 }).execute()
  const polls = 300 + 2 + 2 + 300 + 300 + 0 + 2 + 60 + 3 + 80 + 3

  const room = { code: 'A', version: 1, updated_at: 0 }
  await database
    .insertInto('room')
    .values({ ...room, id: 'r', state: '{"a":"é"}' })
    .execute()
  const rooms = 300 + 10

  const game = {
    id: 'g',
    code: 'B',
    host_id: 'h',
    quiz: '{"q":1}',
    seconds: 20,
    has_speed_points: 0,
    step: 0,
    question: null,
    closes_at: null,
    is_over: 0,
    created_at: 0,
  }
  await database.insertInto('game').values(game).execute()
  const player = { game_id: 'g', id: 'x', seat: 1, name: 'Ada', name_key: 'ada', is_removed: 0 }
  await database.insertInto('game_player').values(player).execute()
  const answer = { game_id: 'g', question: 0, player_id: 'x', answer: '[1]', is_right: 1, points: 1 }
  await database.insertInto('game_answer').values(answer).execute()
  const quiz = {
    id: 'q',
    secret_hash: '',
    quiz: '{}',
    version: 2,
    created_at: 0,
    is_closed: 0,
    active_day: 0,
  }
  await database
    .insertInto('quiz')
    .values({ ...quiz, soft_deleted_day: null })
    .execute()
  await database.insertInto('quiz_version').values({ quiz_id: 'q', version: 1, quiz: '{"a":1}' }).execute()
  const run = {
    quiz_id: 'q',
    taker_id: 't',
    version: 2,
    name: '',
    answers: '{"q1":2}',
    checked: '[]',
    started_at: 0,
    finished_at: null,
  }
  await database
    .insertInto('quiz_attempt')
    .values([
      { ...run, number: 1, question_order: null },
      { ...run, number: 2, question_order: '[1,2]' },
    ])
    .execute()
  const quizzes = 307 + 200 + 123 + 302 + 107 + 308 + 313

  await database
    .insertInto('account')
    .values(
      ['ada', 'bob'].map((id) => ({
        id,
        email: `${id}@example.com`,
        name: id,
        is_confirmed: 1 as const,
        created_at: 0,
        updated_at: 0,
      })),
    )
    .execute()
  await database
    .insertInto('sync_account')
    .values({ account_id: 'ada', sequence: 9, entries: 3, items: 2, bytes: 41 })
    .execute()
  const accounts = 2_000 + 41 + 600
  expect(await measureUse(database)).toEqual({ polls, rooms, quizzes, accounts })
})
