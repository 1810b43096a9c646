import { createHash } from 'node:crypto'
import {
  accessSync,
  constants,
  existsSync,
  readdirSync,
  readFileSync,
  rmSync,
  statfsSync,
  symlinkSync,
  writeFileSync,
} from 'node:fs'
import { join } from 'node:path'
import { root, start } from './processes.mjs'
import { fail, step } from './steps.mjs'

/** State of `node_modules`: the digest of the lock file and a set of packages. */
const STAMP = join(root, 'node_modules/.installed')
const FREE_BYTES = { start: 700e6, all: 1_200e6 }

/** The oldest Node.js that runs the server: it strips types and has SQLite. Older ones can only install a newer one. */
const MIN_NODE = [22, 18]
const MIN_NODE_TO_INSTALL = [20, 19]
/** Platforms for which npm has a package with Node.js (`scripts/node/package.json`). */
const NODE_PACKAGES = { 'linux-x64': 'bin/node', 'linux-arm64': 'bin/node', 'win32-x64': 'bin/node.exe' }
const NODE_FOLDER = join(root, 'scripts/node')
const PLATFORM = `${process.platform}-${process.arch}`
/** Starts the installed Node.js. */
const NODE_LINK = join(root, `node_modules/.bin/node${process.platform === 'win32' ? '.cmd' : ''}`)

/**
 * Installs the pinned packages unless they are installed: `start` has what building and serving need, `all` the tools
 * for tests and checks, too. Exits with one sentence if that is not possible.
 */
export async function installPackages(set = 'start') {
  const lock = withoutOwnVersion(readFileSync(join(root, 'package-lock.json'), 'utf8'))
  const digest = createHash('sha256').update(lock).digest('hex')
  const [installed, installedSet] = existsSync(STAMP) ? readFileSync(STAMP, 'utf8').split(' ') : []
  const isCurrent = installed === digest
  const needsNode = !isSupported(process.versions.node, MIN_NODE)
  // They can have been installed by a newer Node.js than the present one.
  const canRun = !needsNode || existsSync(NODE_LINK)
  if (isCurrent && canRun && (installedSet === set || installedSet === 'all')) return
  const error = nodeError(process.versions.node, PLATFORM)
  if (error) fail(error)
  // It runs already, and `npm ci` removes the link to it.
  const hasNode = process.execPath.startsWith(NODE_FOLDER)
  checkFolder(FREE_BYTES[set])
  rmSync(STAMP, { force: true })
  await step('Installing packages', async (setProgress) => {
    const timer = setInterval(() => setProgress(`${installedCount()} packages`), 500)
    // An install that extends a complete one preserves existing packages; `npm ci` starts with an empty folder.
    const packages = npm(isCurrent ? ['install', '--no-save'] : ['ci'], [
      '--include=dev',
      ...(set === 'all' ? [] : ['--no-workspaces']),
    ])
    const node = needsNode ? npm(['ci'], ['--prefix', NODE_FOLDER]) : Promise.resolve()
    await Promise.all([packages, node]).finally(() => clearInterval(timer))
  })
  if (needsNode || hasNode) linkNode()
  writeFileSync(STAMP, `${digest} ${set}`)
}

/** The lock file as it is for every version of the project: a release needs the same packages. */
function withoutOwnVersion(lock) {
  return lock.replaceAll(/(?<="name": "sundry",\s+"version": ")[^"]+/g, '')
}

/** One sentence if this version of Node.js neither runs Sundry nor can install one that does. */
export function nodeError(version, platform) {
  const needed = platform in NODE_PACKAGES ? MIN_NODE_TO_INSTALL : MIN_NODE
  if (isSupported(version, needed)) return undefined
  return `Sundry needs Node.js ${needed.join('.')} or newer on ${platform}; this is ${version}. Install a newer one, then run the command again.`
}

function isSupported(version, [minMajor, minMinor]) {
  const [major, minor] = version.split('.').map(Number)
  return major > minMajor || (major === minMajor && minor >= minMinor)
}

/** Exits if the project's folder cannot be written to or has too little space. */
function checkFolder(bytes) {
  try {
    accessSync(root, constants.W_OK)
  } catch {
    fail(
      `Sundry cannot write to ${root}, where it installs packages and builds the site. Run the command as the owner of that folder, or clone Sundry into one of your own.`,
    )
  }
  const { bavail, bsize } = statfsSync(root)
  if (bavail * bsize < bytes)
    fail(
      `The disk with ${root} has ${megabytes(bavail * bsize)} free; Sundry needs ${megabytes(bytes)}. Free some space, then run the command again.`,
    )
}

function megabytes(bytes) {
  return `${Math.round(bytes / 1e6)} MB`
}

async function npm(command, args) {
  const flags = ['--no-audit', '--no-fund', '--loglevel=error', '--no-update-notifier']
  const { status, output } = await start('npm', [...command, ...args, ...flags], { capture: true })
  if (status !== 0) fail(explainInstallError(output))
}

/** One sentence for what npm printed when it failed, or what it printed if the reason is not a known one. */
export function explainInstallError(output) {
  const again = 'then run the command again.'
  const has = (pattern) => pattern.test(output)
  if (has(/ENOSPC/)) return `The disk is full: free about ${megabytes(FREE_BYTES.all)}, ${again}`
  if (has(/EACCES|EPERM|EROFS/))
    return `npm cannot write to ${/path (.+)/.exec(output)?.[1] ?? root}: give this user write access, ${again}`
  if (
    has(/ENOTFOUND|EAI_AGAIN|ECONNREFUSED|ECONNRESET|ETIMEDOUT|ENETUNREACH|EIDLETIMEOUT|ERR_SOCKET_TIMEOUT/)
  )
    return `The package registry cannot be reached: check the network (and npm's settings "registry" and "proxy"), ${again}`
  if (has(/E401|E403/))
    return `The package registry refuses access: check npm's settings (npm config list), ${again}`
  if (has(/ENOENT: .*npm|spawn npm/)) return `npm cannot be started: install Node.js with npm, ${again}`
  return `npm could not install the packages:\n${output.trim()}`
}

/** Counts the packages in `node_modules` so far, while npm adds and removes some. */
function installedCount() {
  const folder = join(root, 'node_modules')
  const names = entriesOf(folder).filter((name) => !name.startsWith('.'))
  return names.reduce(
    (count, name) => count + (name.startsWith('@') ? entriesOf(join(folder, name)).length : 1),
    0,
  )
}

function entriesOf(folder) {
  try {
    return readdirSync(folder)
  } catch {
    return []
  }
}

/** Links the installed Node.js among the programs of the packages, which are first in the PATH of npm's scripts. */
function linkNode() {
  const name = `node-${PLATFORM.replace('win32', 'win')}`
  const program = join(NODE_FOLDER, 'node_modules', name, NODE_PACKAGES[PLATFORM])
  rmSync(NODE_LINK, { force: true })
  if (process.platform === 'win32') writeFileSync(NODE_LINK, `@"${program}" %*\r\n`)
  else symlinkSync(program, NODE_LINK)
}
