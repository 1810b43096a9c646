import { spawnSync } from 'node:child_process'
import { createHash } from 'node:crypto'
import { existsSync, readFileSync, writeFileSync } from 'node:fs'
import { delimiter, join } from 'node:path'

export const root = join(import.meta.dirname, '..')
const STAMP = join(root, 'node_modules/.ready')
const OLDEST_NODE = [22, 18]

/** Runs a program in the project's folder with its own Node first on the path; ends the script when it fails. */
export function run(command, args = [], { env = {}, mayFail = false, quiet = false } = {}) {
  const result = spawnSync(command, args, {
    cwd: root,
    env: { ...process.env, PATH: join(root, 'node_modules/.bin') + delimiter + process.env.PATH, ...env },
    stdio: quiet ? 'pipe' : 'inherit',
    encoding: 'utf8',
    shell: process.platform === 'win32',
  })
  if (result.status !== 0 && !mayFail) {
    if (quiet) process.stderr.write(`${result.stdout}${result.stderr}`)
    process.exit(result.status ?? 1)
  }
  return result
}

/** Installs the pinned packages where they are not yet there, or not these. */
export function installPackages() {
  const wanted = createHash('sha256')
    .update(readFileSync(join(root, 'package-lock.json')))
    .digest('hex')
  if (existsSync(STAMP) && readFileSync(STAMP, 'utf8') === wanted) return
  process.stdout.write('Installing packages…\n')
  run('npm', ['ci', '--no-audit', '--no-fund', '--loglevel=error'])
  writeFileSync(STAMP, wanted)
  const { stdout } = run('node', ['--version'], { quiet: true })
  const [major = 0, minor = 0] = stdout.slice(1).split('.').map(Number)
  if (major > OLDEST_NODE[0] || (major === OLDEST_NODE[0] && minor >= OLDEST_NODE[1])) return
  process.stderr.write(
    `Sundry needs Node ${OLDEST_NODE.join('.')} or newer on this kind of machine; this is ${stdout}`,
  )
  process.exit(1)
}
