import { execFileSync, spawnSync } from 'node:child_process'
import {
  cpSync,
  existsSync,
  lstatSync,
  mkdirSync,
  mkdtempSync,
  readdirSync,
  readFileSync,
  realpathSync,
  rmSync,
} from 'node:fs'
import { tmpdir } from 'node:os'
import { dirname, join } from 'node:path'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { startProgram } from '#server/testing/server-process.ts'
import manifest from '../package.json' with { type: 'json' }

const ROOT = join(import.meta.dirname, '..')
const dockerfile = readFileSync(join(ROOT, 'Dockerfile'), 'utf8')
const folder = mkdtempSync(join(tmpdir(), 'sundry-image-'))
const programs = join(folder, 'bin')
const packages = join(folder, 'packages')
const sundry = join(folder, 'sundry')
/** Bound of what the image adds to its base image, in bytes. */
const MAX_TREE_BYTES = 230e6
const SETUP_TIMEOUT_MS = 120_000

/** Does what the Dockerfile does in a plain folder, with the site that is built: production packages and the copied files. */
beforeAll(() => {
  const [, install = ''] = /^FROM \S+ AS packages\n(?:.*\n)*?RUN (.+)$/m.exec(dockerfile) ?? []
  for (const file of ['package.json', 'package-lock.json', '.npmrc'])
    cpSync(join(ROOT, file), join(packages, file))
  execFileSync('sh', ['-c', install], { cwd: packages, stdio: 'ignore' })
  mkdirSync(sundry)
  for (const [, stage, from = '', to = ''] of dockerfile.matchAll(
    /^COPY --from=(\w+) \/sundry\/(\S+) (\S+)$/gm,
  )) {
    const source = stage === 'packages' ? packages : ROOT
    const target = to.startsWith('/usr/local/bin') ? programs : join(sundry, to === './' ? from : to)
    // Like `.dockerignore`, whose patterns are about the sources.
    const filter = (path: string) => stage === 'packages' || !path.endsWith('/node_modules')
    cpSync(realpathSync(join(source, from)), target, { recursive: true, filter })
  }
}, SETUP_TIMEOUT_MS)
afterAll(() => rmSync(folder, { recursive: true }), SETUP_TIMEOUT_MS)

function run(program: string, args: readonly string[], input: string) {
  const env = { ...process.env, SUNDRY: sundry, PATH: `${dirname(process.execPath)}:${process.env.PATH}` }
  const { stdout, stderr, status } = spawnSync(join(programs, program), args, {
    input,
    env,
    encoding: 'utf8',
  })
  return { stdout, stderr, status }
}

function treeBytes(path: string): number {
  const stat = lstatSync(path)
  if (!stat.isDirectory()) return stat.size
  return readdirSync(path).reduce((sum, name) => sum + treeBytes(join(path, name)), 0)
}

test('image: its tree is smaller than 230 MB', () => {
  expect(treeBytes(sundry)).toBeLessThan(MAX_TREE_BYTES)
})

test('image: the server starts from production packages alone, with pages made for its settings', async () => {
  const server = await startProgram(join(sundry, 'server/main.ts'), {
    DATA_DIR: join(folder, 'data'),
    NODE_ENV: 'production',
    SITE_NOTICE: 'From the image',
  })
  const page = await fetch(`${server.url}/json-formatter`)
  expect([page.status, (await page.text()).includes('From the image')]).toEqual([200, true])
  expect((await fetch(`${server.url}/api/health`)).status).toBe(200)
  expect(checkHealth(server.url)).toBe(0)
  expect(await server.end('SIGTERM')).toBe(0)
  expect(checkHealth(server.url)).toBe(1)
})

/** Runs the health check of the Dockerfile against a server; returns its exit code. */
function checkHealth(url: string): number | null {
  const [, list = '[]'] = /^HEALTHCHECK .* CMD (\[.+\])$/m.exec(dockerfile) ?? []
  const [, ...args]: readonly string[] = JSON.parse(list)
  return spawnSync(
    process.execPath,
    args.map((text) => text.replace('http://127.0.0.1:4173', url)),
  ).status
}

test('image: its tree has no development package', () => {
  const installed = Object.keys(manifest.devDependencies).filter((name) =>
    existsSync(join(sundry, 'node_modules', name)),
  )
  expect(installed).toEqual([])
})

test('image: the program "tool" answers from a pipe', () => {
  expect(run('tool', ['json-format', '--indent', 'Minified'], '{ "a": 1.0 }')).toEqual({
    stdout: '{"a":1.0}',
    stderr: '',
    status: 0,
  })
})

test('image: the program "mcp" speaks the protocol and ends with its input', () => {
  const params = {
    protocolVersion: '2025-06-18',
    capabilities: {},
    clientInfo: { name: 'test', version: '1' },
  }
  const { stdout, status } = run(
    'mcp',
    [],
    `${JSON.stringify({ jsonrpc: '2.0', id: 1, method: 'initialize', params })}\n`,
  )
  expect(JSON.parse(stdout)).toMatchObject({ id: 1, result: { serverInfo: { name: 'sundry' } } })
  expect(status).toBe(0)
})
