import { spawnSync } from 'node:child_process'
import { cpSync, mkdirSync, mkdtempSync, readFileSync, rmSync, symlinkSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { dirname, join } from 'node:path'
import { afterAll, beforeAll, expect, test } from 'vitest'

const ROOT = join(import.meta.dirname, '..')
const folder = mkdtempSync(join(tmpdir(), 'container-'))
const programs = join(folder, 'bin')
const sundry = join(folder, 'sundry')

/** Lays out what the Dockerfile copies, and nothing else: packages as a link, the pages not at all. */
beforeAll(() => {
  const file = readFileSync(join(ROOT, 'Dockerfile'), 'utf8')
  mkdirSync(sundry)
  for (const [, from = '', to = ''] of file.matchAll(/^COPY --from=\w+ \/sundry\/(\S+) (\S+)$/gm)) {
    const target = to.startsWith('/usr/local/bin') ? programs : join(sundry, to === './' ? from : to)
    if (from === 'node_modules') symlinkSync(join(ROOT, from), target)
    else if (from !== 'dist')
      cpSync(join(ROOT, from), target, { recursive: true, filter: (path) => !path.includes('/fixtures') })
  }
})
afterAll(() => rmSync(folder, { recursive: true }))

function run(program: string, args: readonly string[], input: string) {
  const env = { ...process.env, SUNDRY: sundry, PATH: `${dirname(process.execPath)}:${process.env.PATH}` }
  const { stdout, stderr, status } = spawnSync(join(programs, program), args, {
    input,
    env,
    encoding: 'utf8',
  })
  return { stdout, stderr, status }
}

test('the program "tool" of the container answers from a pipe', () => {
  expect(run('tool', ['json-format', '--indent', 'Minified'], '{ "a": 1.0 }')).toEqual({
    stdout: '{"a":1.0}',
    stderr: '',
    status: 0,
  })
})

test('the program "mcp" of the container speaks the protocol, and ends with its input', () => {
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
