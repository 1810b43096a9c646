import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { expect, onTestFinished, test } from 'vitest'
import { emptyStorage } from './testing/databases.fixture.ts'
import { eventually } from './testing/eventually.ts'
import { startServer } from './testing/server-process.ts'

const ADA = { name: 'Ada Lovelace', email: 'ada@example.com', password: 'correct horse' }

/** Starts a server that notes the modules that it loads, in the order of loading. */
async function startNoting() {
  const folder = mkdtempSync(join(tmpdir(), 'sundry-modules-'))
  onTestFinished(() => rmSync(folder, { recursive: true, force: true }))
  const [hook, list] = [join(folder, 'hook.mjs'), join(folder, 'modules.txt')]
  writeFileSync(
    hook,
    `import { appendFileSync } from 'node:fs'
     import { registerHooks } from 'node:module'
     registerHooks({ load(url, context, next) { appendFileSync(${JSON.stringify(list)}, url + '\\n'); return next(url, context) } })`,
  )
  const storage = await emptyStorage('SQLite')
  const server = await startServer({ ...storage, LOG_LEVEL: 'debug', NODE_OPTIONS: `--import=${hook}` })
  onTestFinished(async () => {
    await server.end('SIGKILL')
  })
  return { server, loaded: () => readFileSync(list, 'utf8').split('\n') }
}

test('after its start a server loads no module any more, so that packages can be replaced under it', async () => {
  const { server, loaded } = await startNoting()
  await eventually(() => expect(server.output()).toContain('everything is loaded'))
  const before = loaded().length
  const post = async (path: string, body: object) =>
    (
      await fetch(server.url + path, {
        method: 'POST',
        headers: { 'content-type': 'application/json' },
        body: JSON.stringify(body),
      })
    ).status
  expect(await post('/api/account/sign-up', ADA)).toBe(200)
  expect(await post('/api/account/sign-in', { email: ADA.email, password: ADA.password })).toBe(200)
  expect(await post('/api/account/reset-link', { email: ADA.email })).toBe(200)
  expect(await post('/api/newsletter/join', { email: ADA.email })).toBe(200)
  expect(await post('/api/sync', { clock: 0, since: 0, changes: [] })).toBe(401)
  for (const path of ['/', '/poll/abc', '/ocr/languages.json', '/nothing'])
    await (await fetch(server.url + path)).text()
  expect(loaded().slice(before)).toEqual([])
}, 60_000)
