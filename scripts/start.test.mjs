import { spawn } from 'node:child_process'
import {
  chmodSync,
  cpSync,
  existsSync,
  mkdirSync,
  mkdtempSync,
  readFileSync,
  rmSync,
  writeFileSync,
} from 'node:fs'
import { createServer } from 'node:net'
import { tmpdir } from 'node:os'
import { delimiter, join } from 'node:path'
import { expect, onTestFinished, test } from 'vitest'
import { root } from './processes.mjs'

/** A copy of the scripts without packages, and an `npm` that notes its arguments and then does what `body` says. */
function project(body) {
  const folder = mkdtempSync(join(tmpdir(), 'sundry-start-'))
  onTestFinished(() => rmSync(folder, { recursive: true, force: true }))
  for (const name of ['package.json', 'package-lock.json']) cpSync(join(root, name), join(folder, name))
  cpSync(join(root, 'scripts'), join(folder, 'scripts'), {
    recursive: true,
    filter: (path) => !path.includes('node_modules'),
  })
  mkdirSync(join(folder, 'bin'))
  writeFileSync(join(folder, 'bin/npm'), `#!/bin/sh\necho "$@" >> ${folder}/npm.log\n${body}\n`)
  chmodSync(join(folder, 'bin/npm'), 0o755)
  return {
    folder,
    calls: () => (existsSync(`${folder}/npm.log`) ? readFileSync(`${folder}/npm.log`, 'utf8') : ''),
  }
}

function startIn(folder, env = {}) {
  const child = spawn(process.execPath, [join(folder, 'scripts/start.mjs')], {
    env: { PATH: `${join(folder, 'bin')}${delimiter}/usr/bin${delimiter}/bin`, PORT: '0', ...env },
    stdio: ['ignore', 'ignore', 'pipe'],
  })
  let errors = ''
  child.stderr.on('data', (chunk) => {
    errors += chunk
  })
  const ended = new Promise((resolve) => child.once('close', (status) => resolve({ status, errors })))
  return { child, ended }
}

test('npm start: says what to do if the registry cannot be reached, and notes no install', async () => {
  const { folder } = project('echo "npm error code ENOTFOUND" >&2; exit 1')
  expect(await startIn(folder).ended).toEqual({
    status: 1,
    errors:
      'The package registry cannot be reached: check the network (and npm\'s settings "registry" and "proxy"), then run the command again.\n',
  })
  expect(existsSync(join(folder, 'node_modules/.installed'))).toBe(false)
})

test('npm start: installs the packages for the build although NODE_ENV is production', async () => {
  const { folder, calls } = project('exit 1')
  await startIn(folder, { NODE_ENV: 'production' }).ended
  expect(calls()).toMatch(/^ci --include=dev --no-workspaces /)
})

test('npm start: names the port in use before it installs anything', async () => {
  const { folder, calls } = project('exit 1')
  const other = createServer().listen(0, '0.0.0.0')
  onTestFinished(() => other.close())
  await new Promise((resolve) => other.once('listening', resolve))
  const port = String(other.address().port)
  expect(await startIn(folder, { PORT: port }).ended).toEqual({
    status: 1,
    errors: `Port ${port} is in use by another program. Stop it, or choose another port: PORT=4180 npm start\n`,
  })
  expect(calls()).toBe('')
})

test('npm start: SIGTERM during the install ends npm too, and the next start installs again', async () => {
  const { folder, calls } = project('echo $$ > "$(dirname "$0")/../npm.pid"; exec sleep 600')
  const first = startIn(folder)
  await expect.poll(() => existsSync(join(folder, 'npm.pid')), { timeout: 20_000 }).toBe(true)
  const pid = Number(readFileSync(join(folder, 'npm.pid'), 'utf8'))
  first.child.kill('SIGTERM')
  expect((await first.ended).status).toBe(143)
  expect(() => process.kill(pid, 0)).toThrow('ESRCH')
  const second = startIn(folder)
  await expect.poll(() => calls().split('\n').length, { timeout: 20_000 }).toBe(3)
  second.child.kill('SIGTERM')
  await second.ended
})

/** Resolves when no process has this id. */
async function waitForEnd(pid) {
  await expect
    .poll(
      () => {
        try {
          return !process.kill(pid, 0)
        } catch {
          return true
        }
      },
      { timeout: 20_000 },
    )
    .toBe(true)
}

/** Starts a program below npm as npm does: npm, then a shell that waits, then the program. Returns npm and its log. */
function belowNpm(command) {
  const folder = mkdtempSync(join(tmpdir(), 'sundry-npm-'))
  onTestFinished(() => rmSync(folder, { recursive: true, force: true }))
  const script = `require('node:child_process').spawn('sh', ['-c', ${JSON.stringify(`${command}; exit $?`)}], { stdio: 'inherit' })`
  const npm = spawn(process.execPath, ['-e', script], {
    cwd: root,
    env: {
      PATH: process.env.PATH,
      HOST: '127.0.0.1',
      PORT: '0',
      DATA_DIR: folder,
      npm_lifecycle_event: 'start',
    },
    stdio: ['ignore', 'pipe', 'ignore'],
  })
  let output = ''
  npm.stdout.on('data', (chunk) => {
    output += chunk
  })
  const find = async (pattern) => {
    await expect.poll(() => pattern.test(output), { timeout: 20_000 }).toBe(true)
    return Number(pattern.exec(output)[1])
  }
  return { npm, find }
}

const SERVE = `import { serve } from './scripts/serve.mjs'; console.log('program ' + process.pid); await serve()`

test.each(['npm', 'its program'])('npm start: the server stops if %s is killed', async (killed) => {
  const { npm, find } = belowNpm(`node --input-type=module -e "${SERVE}"`)
  const program = await find(/program (\d+)/)
  const port = await find(/answers at http:\/\/localhost:(\d+)/)
  if (killed === 'npm') npm.kill('SIGKILL')
  else process.kill(program, 'SIGKILL')
  await waitForEnd(program)
  const answers = () =>
    fetch(`http://127.0.0.1:${port}/api/health`).then(
      () => true,
      () => false,
    )
  await expect.poll(answers, { timeout: 20_000 }).toBe(false)
})
