import { existsSync } from 'node:fs'
import { join } from 'node:path'
import { installPackages, root, run } from './ready.mjs'
import { readStamp, sourceDigest, writeStamp } from './stamps.mjs'

const SOURCES = ['web', 'lib', 'contract', 'build', 'vite.config.ts', 'package-lock.json']

/**
 * Builds the site into a folder of its own and makes `dist` lead there, unless it is there already from these very
 * sources. A server that runs keeps the build that it was started with.
 */
export function buildSite() {
  const digest = sourceDigest(SOURCES)
  if (readStamp('build', digest) && existsSync(join(root, 'dist/site.json'))) return
  process.stdout.write('Building the site…\n')
  const folder = join(root, '.builds', `${Date.now()}-${process.pid}`)
  run('vite', ['build', '--app'], { env: { BUILD_FOLDER: folder } })
  run('node', ['--disable-warning=ExperimentalWarning', 'build/switch-build.ts', folder])
  writeStamp('build', digest, true)
}

// npm run build: everything that a start needs, while another one runs.
if (process.argv[1] === import.meta.filename) {
  installPackages()
  buildSite()
}
