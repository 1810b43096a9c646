import { describe, expect, test } from 'vitest'
import { createApp } from '../app.ts'
import { createLocalBus } from '../live/bus.ts'
import { hasTombstone } from '../share-links/tombstones.ts'
import { ENGINES } from '../testing/databases.fixture.ts'
import { createPollsClient } from '../testing/polls-client.ts'
import { createTestVisitor } from '../testing/visitor.fixture.ts'
import { createAdmin } from './admin.fixture.ts'

const idIn = (body: unknown) => String(Reflect.get(Object(body), 'id'))
const ROOM = { name: 'Ada', deck: { id: 'fibonacci', custom: [] }, stories: [] }
const QUIZ = { title: 'Rivers', questions: [{ id: 'q1', text: 'Which?' }] }

describe.each(ENGINES)('on %s', (engine) => {
  test('deleting removes the item for watchers and requests, and nothing else', async () => {
    const published: string[] = []
    const bus = { ...createLocalBus(), publish: (topic: string) => void published.push(topic) }
    const { dependencies, admin, database, questions } = await createAdmin(engine, { bus })
    const app = await createApp(dependencies)
    const visitor = createTestVisitor(app)
    const polls = createPollsClient(app)
    const made = async () => ({
      poll: (await polls.create()).id,
      room: idIn((await visitor.post('/api/rooms', ROOM)).body),
      quiz: idIn((await visitor.post('/api/quizzes', { quiz: QUIZ })).body),
    })
    const [deleted, retained] = [await made(), await made()]
    published.length = 0
    for (const [kind, id] of Object.entries(deleted))
      expect(await admin(`${kind} delete ${id}`)).toEqual({
        code: 0,
        out: `The ${kind} ${id} is deleted.\n`,
        err: '',
      })
    expect(questions).toEqual([
      `Delete the poll ${deleted.poll} with its votes? This cannot be undone.`,
      `Delete the room ${deleted.room}? This cannot be undone.`,
      `Delete the quiz ${deleted.quiz} with its answers? This cannot be undone.`,
    ])
    expect(published).toEqual(expect.arrayContaining([`poll:${deleted.poll}`, `room:${deleted.room}`]))
    for (const kind of ['poll', 'room', 'quiz'] as const) {
      expect(await database.selectFrom(kind).select('id').execute()).toEqual([{ id: retained[kind] }])
      expect(await hasTombstone(database, kind, deleted[kind])).toBe(true)
      expect(await hasTombstone(database, kind, retained[kind])).toBe(false)
      for (const deed of ['show', 'delete'])
        expect(await admin(`${kind} ${deed} ${deleted[kind]}`)).toEqual({
          code: 1,
          out: '',
          err: `There is no ${kind} ${deleted[kind]}.\n`,
        })
    }
  })

  test('shows a poll, a room and a quiz with the metadata for operators, and no more', async () => {
    const { dependencies, json } = await createAdmin(engine)
    const app = await createApp(dependencies)
    const visitor = createTestVisitor(app)
    const polls = createPollsClient(app)
    const { id, author } = await polls.create()
    await (await polls.visitor(id)).vote([2])
    await polls.ask('PATCH', `/${id}`, { isClosed: true }, author)
    expect(await json(`poll show ${id}`)).toEqual({
      id,
      question: 'Tea or coffee?',
      options: [
        { text: 'Tea', votes: 0 },
        { text: 'Coffee', votes: 1 },
        { text: '=Both', votes: 0 },
      ],
      voters: 1,
      closed: expect.any(Boolean),
      created: '2023-11-14T22:13:20.000Z',
      lastActive: '2023-11-14',
    })
    const story = { title: 'Secret', description: '', finalEstimate: '' }
    const made = await visitor.post('/api/rooms', { ...ROOM, stories: [story, story] })
    const room = idIn(made.body)
    const rows = await dependencies.database.selectFrom('room').select(['state', 'code']).execute()
    expect(await json(`room show ${room}`)).toEqual({
      id: room,
      name: expect.any(String),
      code: rows[0]?.code,
      people: 1,
      stories: 2,
      bytes: Buffer.byteLength(rows[0]?.state ?? ''),
      lastChanged: '2023-11-14T22:13:20.000Z',
    })
    const quiz = idIn((await visitor.post('/api/quizzes', { quiz: QUIZ })).body)
    await visitor.post(`/api/quizzes/${quiz}/attempts`, { number: 1, name: 'Ada' })
    expect(await json(`quiz show ${quiz}`)).toEqual({
      id: quiz,
      title: 'Rivers',
      questions: 1,
      version: 1,
      attempts: 1,
      closed: false,
      created: '2023-11-14T22:13:20.000Z',
      lastActive: '2023-11-14',
    })
  })
})

test.each([
  ['Zk3_x', 'Zk3_x'],
  ['-Zk3_x', '-Zk3_x'],
  ['/poll/Zk3_x', 'Zk3_x'],
  ['https://tools.example.org/poll/Zk3-x', 'Zk3-x'],
  ['https://tools.example.org/our/tools/poll/Zk3_x?a=1#b', 'Zk3_x'],
  ['http://localhost:4173/quiz/Zk3_x', 'Zk3_x'],
  ['https://tools.example.org/pdf-merger', 'https://tools.example.org/pdf-merger'],
])('%s names the id %s', async (name, id) => {
  const { admin } = await createAdmin('SQLite')
  expect((await admin(`poll show ${name}`)).err).toBe(`There is no poll ${id}.\n`)
})
