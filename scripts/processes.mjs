import { spawn, spawnSync } from 'node:child_process'
import { readFileSync } from 'node:fs'
import { delimiter, join } from 'node:path'

export const root = join(import.meta.dirname, '..')

/** Grace period of a process before it is killed. The server itself needs up to 10 s. */
const STOP_TIMEOUT_MS = 15_000
const PARENT_POLL_MS = 500
const EXIT_CODES = { SIGHUP: 129, SIGINT: 130, SIGTERM: 143 }
const IS_WINDOWS = process.platform === 'win32'

const children = new Set()
let stopSignal

/** Returns the environment of child processes: the project's own programs are first in PATH. */
export function projectEnv(env = {}) {
  return {
    ...process.env,
    PATH: join(root, 'node_modules/.bin') + delimiter + process.env.PATH,
    ...env,
  }
}

/** Runs a program in the project's folder and waits for it. Exits with its status if it fails, unless `mayFail`. */
export function run(
  command,
  args = [],
  { env = {}, mayFail = false, quiet = false, stdio = quiet ? 'pipe' : 'inherit' } = {},
) {
  const result = spawnSync(command, args, {
    cwd: root,
    env: projectEnv(env),
    stdio,
    encoding: 'utf8',
    shell: IS_WINDOWS,
  })
  if (result.status !== 0 && !mayFail) {
    if (quiet) process.stderr.write(`${result.stdout}${result.stderr}`)
    process.exit(result.status ?? 1)
  }
  return result
}

/**
 * Starts a program in the project's folder. Resolves with its exit status and its output (empty unless `capture`) when
 * it has ended. `onMessage` receives what a Node program sends to its parent. The program ends with this process; if this
 * process is killed, a Node program that `isLinked` is disconnected.
 */
export function start(command, args = [], { env = {}, capture = false, isLinked = false, onMessage } = {}) {
  stopChildrenOnSignals()
  const output = capture ? 'pipe' : 'inherit'
  const child = spawn(command, args, {
    cwd: root,
    env: projectEnv(env),
    stdio: [capture ? 'ignore' : 'inherit', output, output, ...(onMessage || isLinked ? ['ipc'] : [])],
    // A separate process group, so that a signal reaches all child processes.
    detached: !IS_WINDOWS,
    shell: IS_WINDOWS,
  })
  children.add(child)
  let text = ''
  for (const stream of [child.stdout, child.stderr])
    stream?.setEncoding('utf8').on('data', (chunk) => {
      text += chunk
    })
  if (onMessage) child.on('message', onMessage)
  return new Promise((resolve) => {
    child.once('error', (error) => end(127, `${error.message}\n`))
    child.once('close', (status) => end(status ?? 1))
    function end(status, reason = '') {
      children.delete(child)
      if (stopSignal && children.size === 0) process.exit(status === 0 ? 0 : EXIT_CODES[stopSignal])
      if (!stopSignal) resolve({ status, output: text + reason })
    }
  })
}

/** Forwards signals to all started programs, and stops them when npm has exited. */
function stopChildrenOnSignals() {
  if (process.listenerCount('SIGTERM') > 0) return
  for (const signal of Object.keys(EXIT_CODES)) process.on(signal, () => stopChildren(signal))
  process.once('exit', () => signalAll('SIGKILL'))
  if (!process.env.npm_lifecycle_event) return
  const parents = readParents()
  setInterval(() => readParents() !== parents && stopChildren('SIGTERM'), PARENT_POLL_MS).unref()
}

/**
 * Returns the ids of the processes that end only if npm does. npm sends SIGTERM to its shell, which ends without passing
 * it on: then this process has another parent. If npm is killed, its shell gets another parent (known on Linux).
 * The parent of npm itself can end, as a terminal does.
 */
function readParents() {
  const parent = process.ppid
  try {
    const isShell = readFileSync(`/proc/${parent}/cmdline`, 'utf8').split('\0').includes('-c')
    return isShell
      ? `${parent} ${/^PPid:\s*(\d+)/m.exec(readFileSync(`/proc/${parent}/status`, 'utf8'))?.[1]}`
      : `${parent}`
  } catch {
    return `${parent}`
  }
}

function stopChildren(signal) {
  if (stopSignal) return
  stopSignal = signal
  if (children.size === 0) process.exit(EXIT_CODES[signal])
  signalAll('SIGTERM')
  setTimeout(() => process.exit(EXIT_CODES[signal]), STOP_TIMEOUT_MS).unref()
}

function signalAll(signal) {
  for (const { pid } of children)
    try {
      process.kill(IS_WINDOWS ? pid : -pid, signal)
    } catch {
      // It has ended by itself.
    }
}
