import { execFileSync } from 'node:child_process'
import { cpSync, mkdtempSync, rmSync, symlinkSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { basename, delimiter, join } from 'node:path'
import { expect, onTestFinished, test } from 'vitest'

const root = join(import.meta.dirname, '..')
const NOT_COPIED = new Set(['node_modules', 'dist', '.builds', '.git', '.data', '.test'])
/** Copies the project, builds the site and starts a browser. */
const TIMEOUT_MS = 300_000

function copyProject() {
  const folder = mkdtempSync(join(tmpdir(), 'sundry-new-tool-'))
  onTestFinished(() => rmSync(folder, { recursive: true }))
  cpSync(root, folder, { recursive: true, filter: (path) => !NOT_COPIED.has(basename(path)) })
  symlinkSync(join(root, 'node_modules'), join(folder, 'node_modules'), 'junction')
  return folder
}

test('new-tool: writes a tool that compiles, is formatted, opens and passes its tests', {
  timeout: TIMEOUT_MS,
}, () => {
  const folder = copyProject()
  const env = {
    ...process.env,
    PATH: join(root, 'node_modules/.bin') + delimiter + process.env.PATH,
    BUILD_FOLDER: join(folder, 'dist'),
    PORT_E2E: '4191',
  }
  const run = (command, ...args) =>
    execFileSync(command, args, { cwd: folder, env, encoding: 'utf8', stdio: 'pipe' })

  run('node', 'scripts/new-tool.mjs', 'demo')
  const include = ['web/tools/demo', 'web/**/*.d.ts']
  writeFileSync(join(folder, 'tsconfig.demo.json'), JSON.stringify({ extends: './tsconfig.json', include }))
  run('tsc', '-p', 'tsconfig.demo.json')
  run('biome', 'check', '--vcs-enabled=false', '--error-on-warnings', 'web/tools/demo')
  run('vite', 'build', '--app')
  run('vitest', 'run', 'web/tools/demo', '--project=logic')
  const journeys = ['web/tools/demo', '--project=smoke', '--project=chromium']
  expect(run('playwright', 'test', '--reporter=line', ...journeys)).toContain('2 passed')
})
