import { describe, expect, test } from 'vitest'
import { createApp } from '../app.ts'
import { ENGINES } from '../testing/databases.fixture.ts'
import { TEST_NOW } from '../testing/dependencies.fixture.ts'
import { createTestVisitor } from '../testing/visitor.fixture.ts'
import { createAdmin } from './admin.fixture.ts'

describe.each(ENGINES)('on %s', (engine) => {
  test('all addresses are listed, and those that are confirmed exported with the way out that is their own', async () => {
    const { dependencies, admin, json, database } = await createAdmin(engine)
    await database
      .insertInto('subscriber')
      .values([
        { email: 'cy@example.com', subscribed_at: TEST_NOW, confirm_by: null },
        { email: 'bob@example.com', subscribed_at: TEST_NOW - 1, confirm_by: TEST_NOW },
        { email: 'ada@example.com', subscribed_at: TEST_NOW - 2, confirm_by: null },
      ])
      .execute()
    expect((await admin('newsletter list')).out).toBe(
      [
        'email            joined                    confirmed',
        'ada@example.com  2023-11-14T22:13:19.998Z  yes',
        'bob@example.com  2023-11-14T22:13:19.999Z  no',
        'cy@example.com   2023-11-14T22:13:20.000Z  yes',
        '',
      ].join('\n'),
    )
    const unsubscribe = expect.stringMatching(/^http:\/\/localhost\/newsletter#leave=[\w-]+\.[\w-]{22}$/)
    const exported = await json('newsletter export')
    expect(exported).toEqual([
      { email: 'ada@example.com', joined: '2023-11-14T22:13:19.998Z', unsubscribe },
      { email: 'cy@example.com', joined: '2023-11-14T22:13:20.000Z', unsubscribe },
    ])
    const [, token] = /ada@[^}]*leave=([^"]+)/.exec(JSON.stringify(exported)) ?? []
    expect(
      (await createTestVisitor(await createApp(dependencies)).post('/api/newsletter/unsubscribe', { token }))
        .status,
    ).toBe(200)
    const emails = async () =>
      (await database.selectFrom('subscriber').select('email').orderBy('email').execute()).map(
        ({ email }) => email,
      )
    expect(await emails()).toEqual(['bob@example.com', 'cy@example.com'])
    expect(await admin('newsletter remove CY@example.com')).toEqual({
      code: 0,
      out: 'cy@example.com is off the list.\n',
      err: '',
    })
    expect(await emails()).toEqual(['bob@example.com'])
    expect(await admin('newsletter remove cy@example.com')).toEqual({
      code: 1,
      out: '',
      err: 'cy@example.com is not on the list.\n',
    })
  })

  test('lists pending mails with their number of attempts, oldest first', async () => {
    const { json, admin, database, questions } = await createAdmin(engine)
    const mail = { subject: 'Hello', text: 'Hello you', tries: 1 }
    await database
      .insertInto('outbox')
      .values([
        { ...mail, id: 'a', recipient: 'ada@example.com', written_at: TEST_NOW, next_try_at: null },
        {
          ...mail,
          id: 'b',
          recipient: 'bob@example.com',
          written_at: TEST_NOW - 1_000,
          tries: 3,
          next_try_at: TEST_NOW + 1_000,
        },
      ])
      .execute()
    const { subject, text } = mail
    expect(await json('outbox')).toEqual([
      {
        to: 'bob@example.com',
        subject,
        text,
        written: '2023-11-14T22:13:19.000Z',
        tries: 3,
        nextTry: '2023-11-14T22:13:21.000Z',
      },
      { to: 'ada@example.com', subject, text, written: '2023-11-14T22:13:20.000Z', tries: 1, nextTry: null },
    ])
    expect((await admin('outbox clear')).out).toBe('The outbox is empty.\n')
    expect([questions, await json('outbox')]).toEqual([['Remove all queued emails?'], []])
  })
})
