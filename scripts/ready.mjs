import { spawn, spawnSync } from 'node:child_process'
import { createHash } from 'node:crypto'
import { existsSync, readFileSync, writeFileSync } from 'node:fs'
import { delimiter, join } from 'node:path'

export const root = join(import.meta.dirname, '..')
const STAMP = join(root, 'node_modules/.ready')
const OLDEST_NODE = [22, 18]

/** Runs a program in the project's folder with its own Node first on the path; ends the script when it fails. */
export function run(
  command,
  args = [],
  { env = {}, mayFail = false, quiet = false, stdio = quiet ? 'pipe' : 'inherit' } = {},
) {
  const result = spawnSync(command, args, {
    cwd: root,
    env: { ...withOwnPrograms(), ...env },
    stdio,
    encoding: 'utf8',
    shell: process.platform === 'win32',
  })
  if (result.status !== 0 && !mayFail) {
    if (quiet) process.stderr.write(`${result.stdout}${result.stderr}`)
    process.exit(result.status ?? 1)
  }
  return result
}

/** Starts a script of ours beside what this one does; resolves when it is done, and ends this one when it fails. */
export function beside(script) {
  const child = spawn('node', [script], {
    cwd: root,
    env: withOwnPrograms(),
    stdio: 'inherit',
    shell: process.platform === 'win32',
  })
  const end = () => child.kill()
  process.once('exit', end)
  return new Promise((resolve) => {
    child.once('exit', (status) => {
      process.off('exit', end)
      if (status === 0) resolve()
      else process.exit(status ?? 1)
    })
  })
}

function withOwnPrograms() {
  return { ...process.env, PATH: join(root, 'node_modules/.bin') + delimiter + process.env.PATH }
}

/** Installs the pinned packages where they are not yet there, or not these. */
export function installPackages() {
  const wanted = createHash('sha256')
    .update(readFileSync(join(root, 'package-lock.json')))
    .digest('hex')
  if (existsSync(STAMP) && readFileSync(STAMP, 'utf8') === wanted) return
  refuseOldNode()
  process.stdout.write('Installing packages…\n')
  run('npm', ['ci', '--no-audit', '--no-fund', '--loglevel=error'])
  writeFileSync(STAMP, wanted)
}

/** Kinds of machines whose Node comes with the packages (package.json, `optionalDependencies`). */
const WITH_NODE = new Set(['linux-x64', 'linux-arm64', 'win32-x64'])

/** Says before anything is installed that this Node is too old. Where one comes with the packages, it need only install them. */
function refuseOldNode() {
  const [major = 0, minor = 0] = process.versions.node.split('.').map(Number)
  const wanted = WITH_NODE.has(`${process.platform}-${process.arch}`) ? [20, 19] : OLDEST_NODE
  if (major > wanted[0] || (major === wanted[0] && minor >= wanted[1])) return
  process.stderr.write(
    `Sundry needs Node ${wanted.join('.')} or newer on this kind of machine; this is ${process.versions.node}. Nothing was installed.\n`,
  )
  process.exit(1)
}
