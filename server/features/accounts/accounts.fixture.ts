import type { Hono } from 'hono'
import { expect } from 'vitest'
import { createApp } from '../../app.ts'
import type { Dependencies } from '../../dependencies.ts'
import { type Engine, emptyDatabase } from '../../testing/databases.fixture.ts'
import { TEST_NOW, testDependencies } from '../../testing/dependencies.fixture.ts'
import { createTestVisitor, type TestVisitor } from '../../testing/visitor.fixture.ts'

export const ADA = { name: 'Ada Lovelace', email: 'ada@example.com', password: 'correct horse' }
export const BOB = { name: 'Bob Ross', email: 'bob@example.com', password: 'happy little trees' }
export const DONE = { status: 200, body: { done: true } }
export const NOBODY = { status: 200, body: {} }
export const SIGN_IN_FIRST = { status: 401, body: { error: 'Sign in first' } }
export const LINK_ENDED = {
  status: 410,
  body: { error: 'This link has been used already, or is too old. Ask for a new one.' },
}
export const WRONG = { status: 401, body: { error: 'The email address or the password is wrong' } }

const TABLES = ['account', 'account_login', 'account_session', 'account_link', 'outbox'] as const

/** A server without mail and without any account, on an empty database. */
export async function createAccountsServer(engine: Engine) {
  const database = await emptyDatabase(engine)
  const lines: string[] = []
  let time = TEST_NOW
  let dependencies: Dependencies
  let app: Hono

  const restart = async (given: Partial<Dependencies> = {}): Promise<void> => {
    dependencies = await testDependencies({
      database,
      now: () => time,
      log: (line) => lines.push(line),
      ...given,
    })
    app = await createApp(dependencies)
  }
  await restart()

  const visitor = (from?: string) => createTestVisitor(app, from === undefined ? {} : { from })
  return {
    database,
    lines,
    restart,
    visitor,
    app: () => app,
    /** Visitor whose browser shows a page of another site. */
    visitorOf: (origin: string) => createTestVisitor(app, { origin }),
    /** Visitor whose browser has opened the site at this URL. */
    visitorAt: (origin: string) => createTestVisitor(app, { origin, host: new URL(origin).host }),
    pass: (ms: number) => {
      time += ms
    },
    settle: () => dependencies.background.idle(),
    async adaSignedUp(): Promise<TestVisitor> {
      const ada = visitor()
      expect(await ada.post('/api/account/sign-up', ADA)).toEqual({ status: 200, body: { isSignedIn: true } })
      return ada
    },
    /** The token of the newest link in the outbox. */
    async mailedToken(): Promise<string> {
      await dependencies.background.idle()
      const messages = await database.selectFrom('outbox').selectAll().execute()
      return /#(?:token|confirm)=([\w-]+)/.exec(messages.at(-1)?.text ?? '')?.[1] ?? ''
    },
    async rowsOf(table: (typeof TABLES)[number]): Promise<number> {
      return (await database.selectFrom(table).selectAll().execute()).length
    },
  }
}

export type AccountsServer = Awaited<ReturnType<typeof createAccountsServer>>

/** The address of who is signed in, as the server says. */
export async function emailOf(visitor: TestVisitor): Promise<string | undefined> {
  const { body } = await visitor.get('/api/account')
  return (body as { account?: { email: string } }).account?.email
}
