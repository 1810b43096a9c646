import { existsSync } from 'node:fs'
import { join } from 'node:path'
import { root, run } from './ready.mjs'
import { readStamp, sourceDigest, writeStamp } from './stamps.mjs'

const SOURCES = ['web', 'lib', 'contract', 'build', 'vite.config.ts', 'package-lock.json']

/** Builds the site into `dist`, unless it is there already from these very sources. */
export function buildSite() {
  const digest = sourceDigest(SOURCES)
  if (readStamp('build', digest) && existsSync(join(root, 'dist/site.json'))) return
  process.stdout.write('Building the site…\n')
  run('vite', ['build', '--app'])
  writeStamp('build', digest, true)
}
