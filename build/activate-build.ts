import {
  existsSync,
  lstatSync,
  mkdirSync,
  readdirSync,
  renameSync,
  rmSync,
  statSync,
  symlinkSync,
} from 'node:fs'
import { dirname, join, relative } from 'node:path'

/** Number of builds to retain: a process started before the latest ones still serves their files. */
const RETAINED_BUILDS = 3

/**
 * Points `dist` to a finished build atomically: a reader finds either the previous or this build, complete. A running
 * process continues to use the folder that it opened at its start; the oldest builds are removed.
 */
export function activateBuild(dist: string, build: string): void {
  const all = dirname(build)
  mkdirSync(all, { recursive: true })
  // Builds from before there were several were folders of this name.
  if (existsSync(dist) && !lstatSync(dist).isSymbolicLink()) renameSync(dist, join(all, 'former'))
  const next = `${dist}.next`
  rmSync(next, { force: true })
  symlinkSync(relative(dirname(dist), build), next, 'junction')
  renameSync(next, dist)
  const builds = readdirSync(all).map((name) => join(all, name))
  const byAge = builds.toSorted((a, b) => statSync(b).mtimeMs - statSync(a).mtimeMs)
  for (const old of byAge.filter((one) => one !== build).slice(RETAINED_BUILDS - 1))
    rmSync(old, { recursive: true })
}

const [, script, build] = process.argv
if (script === import.meta.filename && build) activateBuild(join(import.meta.dirname, '../dist'), build)
