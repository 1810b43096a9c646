// npm run build: all that a start needs, while another server runs. -- --release compresses as far as possible.
import { spawnSync } from 'node:child_process'
import { existsSync } from 'node:fs'
import { join } from 'node:path'
import { installPackages } from './install.mjs'
import { root, run, start } from './processes.mjs'
import { fail, step } from './steps.mjs'
import { readStamp, sourceDigest, writeStamp } from './task-cache.mjs'

const SOURCES = ['web', 'lib', 'contract', 'build', 'vite.config.ts', 'package-lock.json']

/**
 * Builds the site into a new folder and points `dist` to it, unless it was built from these very sources. A running
 * server continues to use the build that it was started with. A release is compressed as far as possible, and says from
 * which commit it was built.
 */
export async function buildSite({ isRelease = false } = {}) {
  const digest = sourceDigest(SOURCES)
  const commit = isRelease ? findCommit() : ''
  const built = existsSync(join(root, 'dist/site.json')) ? readStamp('build', digest) : undefined
  if (built && (!isRelease || (built.isRelease && built.commit === commit))) return
  const folder = join(root, '.builds', `${Date.now()}-${process.pid}`)
  await step('Building the site', async (setProgress) => {
    const { status, output } = await start('vite', ['build', '--app'], {
      env: {
        BUILD_FOLDER: folder,
        BUILD_RELEASE: isRelease ? 'yes' : '',
        BUILD_COMMIT: commit,
        NODE_ENV: 'production',
      },
      capture: true,
      onMessage: ({ phase }) => setProgress(phase),
    })
    if (status !== 0) fail(explainBuildError(output))
  })
  run('node', ['--disable-warning=ExperimentalWarning', 'build/activate-build.ts', folder])
  writeStamp('build', digest, { isRelease, commit })
}

/** Returns the commit that this source is, by BUILD_COMMIT or Git; '' if it has changes, or without Git. */
function findCommit() {
  if (process.env.BUILD_COMMIT) return process.env.BUILD_COMMIT
  const git = (...args) => spawnSync('git', args, { cwd: root, encoding: 'utf8' })
  const { status, stdout } = git('status', '--porcelain')
  // An archive of the source can be unpacked within the repository of something else.
  if (status !== 0 || stdout !== '' || !existsSync(join(root, '.git'))) return ''
  return git('rev-parse', 'HEAD').stdout.trim()
}

function explainBuildError(output) {
  if (/ENOSPC/.test(output))
    return 'The disk is full: free about 300 MB for the built site, then run the command again.'
  return `The site could not be built:\n${output.trim()}`
}

if (process.argv[1] === import.meta.filename) {
  await installPackages()
  await buildSite({ isRelease: process.argv.includes('--release') })
}
