import { execFileSync, spawn, spawnSync } from 'node:child_process'
import { once } from 'node:events'
import { existsSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { text } from 'node:stream/consumers'
import { afterAll, describe, expect, onTestFinished, test } from 'vitest'
import { parse } from 'yaml'
import { noteBackup } from '#server/database/last-backup.ts'
import { openSqlite } from '#server/database/open-database.ts'
import { createMetrics } from '#server/observability/metrics.ts'
import { ENGINES } from '#server/testing/databases.fixture.ts'
import { testDependencies } from '#server/testing/dependencies.fixture.ts'
import { startMailServer } from '#server/testing/mail-server.fixture.ts'
import manifest from '../package.json' with { type: 'json' }

const ROOT = join(import.meta.dirname, '..')
const guide = readFileSync(join(ROOT, 'docs/hosting.md'), 'utf8')
const folder = mkdtempSync(join(tmpdir(), 'sundry-guide-'))
afterAll(() => rmSync(folder, { recursive: true }))

/** Whether these are all tests, whose programs are installed. */
const isComplete = ENGINES.includes('PostgreSQL')

const blocksOf = (language: string) =>
  [...guide.matchAll(new RegExp(`^\`\`\`${language}\\n([\\s\\S]*?)^\`\`\`$`, 'gm'))].map(
    ([, block = '']) => block,
  )
/** Commands of the guide's shell blocks, one per line; files that are written there are left out. */
const commands = blocksOf('sh').flatMap((block) =>
  block
    .replaceAll(/^cat > .*<<'END'\n[\s\S]*?^END\n/gm, '')
    .trim()
    .split('\n'),
)
/** Commands of Sundry that the guide runs in a container or by npm, as words of Node.js. */
const ownCommands = [
  ...commands.flatMap(
    (line) => /^(?:sundry|docker compose run .*Warning) (scripts\/.*)$/.exec(line)?.[1] ?? [],
  ),
  ...[...guide.matchAll(/`npm run backup -- (--folder [^`]*)`/g)].map(
    ([, words]) => `scripts/backup.ts backup ${words}`,
  ),
]

test('the shell blocks use only programs that the guide names', () => {
  const programs = new Set(commands.map((line) => line.split(' ')[0]))
  expect([...programs].sort()).toEqual([
    'alias',
    'cp',
    'curl',
    'deploy/upgrade.sh',
    'docker',
    'mkdir',
    'sundry',
    'systemctl',
  ])
})

test('every command of Sundry in the guide runs', async () => {
  const server = await startMailServer()
  onTestFinished(server.stop)
  const dataDir = join(folder, 'data')
  await (await openSqlite(dataDir)).destroy()
  const variables = {
    PATH: process.env.PATH,
    DATA_DIR: dataDir,
    PUBLIC_URL: 'https://tools.example.org',
    TRUST_PROXY: 'private',
    SMTP_URL: server.url,
  }
  const run = async (line: string) => {
    const words = line
      .replaceAll('/data/backups/', `${folder}/backups/`)
      .replaceAll(/\/(?:data|var)\/backups(?:\/sundry)?/g, join(folder, 'backups'))
      .split(' ')
    const child = spawn(process.execPath, ['--disable-warning=ExperimentalWarning', ...words], {
      cwd: ROOT,
      env: variables,
    })
    const output = Promise.all([text(child.stdout), text(child.stderr)])
    const [status] = await once(child, 'close')
    return { line, status, output: (await output).join('') }
  }
  const [restore = '', ...others] = ownCommands.toSorted(
    (a, b) => Number(b.includes(' restore ')) - Number(a.includes(' restore ')),
  )
  const results = new Map<string, Awaited<ReturnType<typeof run>>>()
  for (const line of others) results.set(line, await run(line))
  const saved = /Saved .*\/(.*)\n/.exec(
    results.get(others.find((line) => line.includes('--folder')) ?? '')?.output ?? '',
  )?.[1]
  const restored = await run(restore.replace(/sundry-2026-\S+$/, saved ?? ''))
  expect(restored.output).toContain(`Restored ${join(dataDir, 'sundry.sqlite')}`)
  expect([...results.values()].map(({ line, status }) => `${status} ${line}`)).toEqual([
    '0 scripts/run-admin.ts check',
    '0 scripts/run-admin.ts account invite ada@example.org',
    '0 scripts/run-admin.ts mail-test ada@example.org',
    // No issuer is configured here.
    '1 scripts/run-admin.ts sso-test',
    '0 scripts/backup.ts backup --folder /data/backups --keep 7',
    '0 scripts/backup.ts backup --folder /var/backups/sundry --keep 7',
  ])
  expect(server.received.length).toBe(2)
})

test('every script and admin command that the guide names exists', () => {
  const scripts = new Set([...guide.matchAll(/npm run ([\w:-]+)/g)].map(([, name = '']) => name))
  expect([...scripts].filter((name) => !(name in manifest.scripts))).toEqual([])
  const { stderr: usage } = spawnSync(
    process.execPath,
    ['--disable-warning=ExperimentalWarning', 'scripts/run-admin.ts', 'help'],
    { cwd: ROOT, encoding: 'utf8' },
  )
  const named = [...guide.matchAll(/npm run admin -- ([a-z-]+(?: [a-z-]+)?)/g)].map(([, name = '']) => name)
  const known = (name: string) => new RegExp(`^ {2}${name}\\b`, 'm').test(usage)
  expect([...new Set(named)].filter((name) => !known(name) && !known(name.split(' ')[0] ?? ''))).toEqual([])
})

test('every file of the project that the guide names exists', () => {
  const paths = [...guide.matchAll(/(?<![\w/.])(?:hosting|deploy|server)\/[\w./-]*\w/g)].map(([path]) => path)
  expect(paths.length).toBeGreaterThan(10)
  expect([...new Set(paths)].filter((path) => !existsSync(join(ROOT, path)))).toEqual([])
})

describe('configuration files', () => {
  test.each(blocksOf('yaml'))('YAML block %# is valid', (block) => {
    expect(Object.keys(parse(block)).length).toBeGreaterThan(0)
  })

  const [caddyfile = ''] = blocksOf('caddy')

  test('the Caddyfile has balanced braces', () => {
    expect(caddyfile.match(/\{/g)?.length).toBe(caddyfile.match(/\}/g)?.length)
  })

  test('Caddy accepts the Caddyfile', ({ skip }) => {
    skip(!isComplete, 'npm test -- --all installs Caddy')
    const path = join(folder, 'Caddyfile')
    writeFileSync(path, caddyfile)
    const { stdout } = spawnSync('caddy', ['adapt', '--config', path, '--adapter', 'caddyfile'], {
      encoding: 'utf8',
    })
    expect(JSON.parse(stdout).apps.http.servers.srv0.routes[0].match).toEqual([
      { host: ['tools.example.org'] },
    ])
  })

  test('nginx accepts the example for two processes', ({ skip }) => {
    skip(!isComplete, 'npm test -- --all installs nginx')
    const path = join(ROOT, 'hosting/nginx.conf')
    const globals = `pid ${join(folder, 'nginx.pid')};`
    const { stderr } = spawnSync('nginx', ['-t', '-e', 'stderr', '-g', globals, '-c', path], {
      encoding: 'utf8',
      env: { ...process.env, PATH: `${process.env.PATH}:/usr/sbin` },
    })
    expect(stderr).toContain('test is successful')
  })

  test('the alert rules use only metrics of Sundry', async () => {
    const { database, streams, quota } = await testDependencies()
    const dataDir = mkdtempSync(join(tmpdir(), 'data-'))
    noteBackup(dataDir)
    const { count, read } = createMetrics({ database, streams, quota, elapsed: () => 0, dataDir })
    count({ method: 'GET', route: '/', status: 200, seconds: 0 })
    const metrics = await read()
    const { groups } = parse(readFileSync(join(ROOT, 'hosting/alerts.yaml'), 'utf8'))
    const rules: readonly { alert: string; expr: string }[] = groups[0].rules
    const used = rules.flatMap(({ expr }) => expr.match(/\b(?:sundry|process)_\w+/g) ?? [])
    expect(used.length).toBe(11)
    expect(used.filter((name) => !metrics.includes(name))).toEqual([])
    expect(rules.map(({ alert }) => alert)).toEqual([
      'SundryDown',
      'SundryErrors',
      'SundrySlow',
      'SundryBusy',
      'SundryNearlyFull',
      'SundryEmailsWait',
      'SundrySlowRoute',
      'SundryOpenFiles',
      'SundryProcessor',
      'SundryBackupOld',
    ])
  })

  test('shell scripts have no syntax error', () => {
    expect(execFileSync('sh', ['-n', join(ROOT, 'deploy/upgrade.sh')]).length).toBe(0)
    for (const block of blocksOf('sh')) expect(spawnSync('sh', ['-n'], { input: block }).status).toBe(0)
  })
})
