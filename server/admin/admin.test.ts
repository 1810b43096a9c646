import { mkdtempSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { sql } from 'kysely'
import { beforeEach, describe, expect, onTestFinished, test } from 'vitest'
import { createApp } from '../app.ts'
import { openPostgres, openSqlite } from '../database/open-database.ts'
import { readSettings } from '../settings.ts'
import { ENGINES, emptyStorage } from '../testing/databases.fixture.ts'
import { testDependencies } from '../testing/dependencies.fixture.ts'
import { createPollsClient } from '../testing/polls-client.ts'
import { createTestVisitor } from '../testing/visitor.fixture.ts'
import { runAdmin } from './admin.ts'

const ADA = { name: 'Ada Lovelace', email: 'ada@example.com', password: 'correct horse battery' }
const SIGN_IN = { email: ADA.email, password: ADA.password }

describe.each(ENGINES)('with the server running on %s', (engine) => {
  let here: Awaited<ReturnType<typeof createServerAndAdmin>>
  beforeEach(async () => {
    here = await createServerAndAdmin()
  })

  /** Creates a server, and an operator with a separate database connection, as in another process. */
  async function createServerAndAdmin() {
    const storage = await emptyStorage(engine)
    const environment = { ...storage }
    const settings = readSettings(environment)
    const open = () =>
      'DATA_DIR' in storage ? openSqlite(storage.DATA_DIR) : openPostgres(storage.DATABASE_URL)
    const [database, own] = [await open(), await open()]
    let isStopped = false
    const stop = async () => {
      if (isStopped) return
      isStopped = true
      await Promise.all([database.destroy(), own.destroy()])
    }
    onTestFinished(stop)
    const app = await createApp(await testDependencies({ database }))
    const operator = { dependencies: await testDependencies({ database: own }), settings, environment }
    const admin = async (line: string, response?: boolean) => {
      let out = ''
      let err = ''
      const prompts: string[] = []
      const code = await runAdmin(line.split(' '), settings, async () => operator, {
        write: (text) => (out += text),
        complain: (text) => (err += text),
        audit: () => {},
        ask:
          response === undefined
            ? undefined
            : async (question) => {
                prompts.push(question)
                return response
              },
      })
      return { code, out, err, prompts, json: () => JSON.parse(out) }
    }
    return {
      app,
      admin,
      settings,
      database,
      stop,
      polls: createPollsClient(app),
      visitor: () => createTestVisitor(app),
    }
  }

  test('a disabled account is logged out and cannot log in until it is enabled', async () => {
    const ada = here.visitor()
    await ada.post('/api/account/sign-up', ADA)
    expect((await here.admin('account disable ada@example.com', true)).code).toBe(0)
    expect((await ada.get('/api/account/sessions')).status).toBe(401)
    expect(await here.visitor().post('/api/account/sign-in', SIGN_IN)).toEqual({
      status: 403,
      body: { error: 'This account is disabled. Ask the person who runs this site.' },
    })
    expect(
      (await here.visitor().post('/api/account/sign-in', { ...SIGN_IN, password: 'a guess' })).status,
    ).toBe(401)
    expect(await here.database.selectFrom('account_session').selectAll().execute()).toEqual([])
    await here.admin('account enable ada@example.com')
    expect((await here.visitor().post('/api/account/sign-in', SIGN_IN)).status).toBe(200)
  })

  test('an invited user sets a password with the link; accounts can be logged out and deleted', async () => {
    const { link } = (await here.admin('account invite Ada@example.com --json')).json()
    expect(link).toMatch(/^http:\/\/localhost\/auth\/reset#token=[\w-]{32}$/)
    expect((await here.admin('account invite ada@example.com')).err).toContain('already')
    const token = link.split('=')[1]
    const ada = here.visitor()
    expect((await ada.post('/api/account/sign-in', SIGN_IN)).status).toBe(401)
    expect((await ada.post('/api/account/reset', { token, password: ADA.password })).status).toBe(200)
    expect((await ada.post('/api/account/sign-in', SIGN_IN)).status).toBe(200)
  })

  test('a deleting command requires confirmation, and does nothing without it', async () => {
    const { id } = await here.polls.create()
    const no = await here.admin(`poll delete ${id}`, false)
    expect(no).toMatchObject({
      code: 1,
      err: 'Nothing was changed.\n',
      prompts: [`Delete the poll ${id} with its votes? This cannot be undone.`],
    })
    expect(await here.admin(`poll delete ${id}`)).toMatchObject({
      code: 2,
      err: 'Nobody can be asked here: add --yes.\n',
    })
    expect((await here.polls.ask('GET', `/${id}`)).status).toBe(200)
    expect((await here.admin(`poll delete ${id} --yes`)).code).toBe(0)
    expect((await here.polls.ask('GET', `/${id}`)).status).toBe(404)
  })

  test('a check finds nothing in a sound database, and names what is wrong in another', async () => {
    const { id } = await here.polls.create()
    await (await here.polls.visitor(id)).vote([2])
    await here.database.updateTable('poll').set({ voters: 7 }).execute()
    const { code, out } = await here.admin('check')
    expect(code).toBe(1)
    expect(out).toContain('1 polls count other voters than they have.')
  })

  test('a backup is created while the server runs, and restored only when it is stopped', async () => {
    const { id } = await here.polls.create()
    const folder = mkdtempSync(join(tmpdir(), 'sundry-backup-'))
    const file = join(folder, 'sundry.backup')
    expect(await here.admin(`backup ${file}`)).toMatchObject({ code: 0, out: `Saved ${file}\n` })
    expect((await here.admin(`backup ${file}`)).err).toContain('exists already')
    expect((await here.admin(`restore ${file} --yes`)).err).toContain('in use')
    await here.admin(`poll delete ${id} --yes`)
    const newer = join(folder, 'newer')
    await sql`INSERT INTO kysely_migration (name, timestamp) VALUES ('9999-later', '2030-01-01')`.execute(
      here.database,
    )
    await here.admin(`backup ${newer}`)
    await sql`DELETE FROM kysely_migration WHERE name = '9999-later'`.execute(here.database)
    await here.stop()
    expect((await here.admin(`restore ${newer} --yes`)).err).toContain('of a newer Sundry (9999-later)')
    const wrong = join(folder, 'wrong')
    writeFileSync(wrong, 'Not a backup')
    expect((await here.admin(`restore ${wrong} --yes`)).code).toBe(1)
    expect((await here.admin(`restore ${join(folder, 'none')} --yes`)).err).toContain('There is no file')
    expect(await here.admin(`restore ${file} --yes`)).toMatchObject({ code: 0, err: '' })
    const { dataDir, databaseUrl } = here.settings
    const database = databaseUrl ? await openPostgres(databaseUrl) : await openSqlite(dataDir)
    expect(await database.selectFrom('poll').select('id').execute()).toEqual([{ id }])
    await database.destroy()
  })

  test('an id that starts with a dash is parsed as an id', async () => {
    expect((await here.admin('poll show -Zk3_x')).err).not.toContain('npm run admin')
  })

  test('an unknown command is answered with the list of all', async () => {
    for (const line of ['', 'account', 'account show', 'poll show a b', 'check --force']) {
      const { code, err } = await here.admin(line)
      expect([line, code, err.includes('account invite <email>')]).toEqual([line, 2, true])
    }
  })
})

test('reports contradictory settings', async () => {
  const dependencies = await testDependencies()
  const environment = {
    PUBLIC_URL: 'https://tools.example.org',
    QUOTA_MB: '10',
    MAX_STREAMS: '5',
    MAIL_FROM: 'sundry@example.org',
    DATABASE_URL: 'postgres://db.example.org/sundry',
    DATA_DIR: '/var/lib/sundry',
  }
  const settings = readSettings(environment)
  let out = ''
  const terminal = {
    write: (text: string) => (out += text),
    complain: () => {},
    ask: undefined,
    audit: () => {},
  }
  expect(
    await runAdmin(['check'], settings, async () => ({ dependencies, settings, environment }), terminal),
  ).toBe(1)
  for (const name of ['TRUST_PROXY', 'QUOTA_MB', 'MAX_STREAMS_PER_ADDRESS', 'MAIL_FROM', 'DATA_DIR'])
    expect(out).toContain(name)
})
