import { spawn } from 'node:child_process'
import { createHash } from 'node:crypto'
import { once } from 'node:events'
import { existsSync } from 'node:fs'
import { mkdir, readdir, readFile, rename, rm, stat, utimes } from 'node:fs/promises'
import { dirname, extname, join } from 'node:path'
import type { SiteConfig } from '#contract/site-config.ts'
import { diskFullSentence } from '../../database/describe-open-error.ts'

/** It is TypeScript, or JavaScript in the package of a release, like this file. */
const CUSTOMIZE_SITE = join(
  import.meta.dirname,
  `../../../build/customize-site${extname(import.meta.filename)}`,
)

/** Files that identify a build: its scripts and their list, the parts of documents, and one document. */
const FINGERPRINT_FILES = [
  'site/service-worker.js',
  'render/entry-server.js',
  'parts.json',
  'site/index.html',
]

/** Number of page sets retained: processes started earlier still serve their files. */
const RETAINED_SETS = 3

/**
 * Returns the folder of a build's documents customized by `config`, rendered below `folder` if missing, which takes
 * some seconds. Several processes can call it at once. Throws an Error that names the path that cannot be written.
 */
export async function customizedSite(build: string, config: SiteConfig, folder: string): Promise<string> {
  const customized = join(folder, await nameOf(build, config))
  if (!existsSync(customized)) await buildCustomized(build, config, customized)
  const now = new Date()
  await utimes(customized, now, now)
  await removeOld(folder, customized)
  return customized
}

async function nameOf(build: string, config: SiteConfig): Promise<string> {
  const hash = createHash('sha256').update(JSON.stringify(config))
  for (const file of FINGERPRINT_FILES) hash.update(await readFile(join(build, file)))
  return hash.digest('hex').slice(0, 16)
}

async function buildCustomized(build: string, config: SiteConfig, customized: string): Promise<void> {
  const draft = `${customized}.${process.pid}`
  await mkdir(draft, { recursive: true }).catch((error: Error) => {
    throw new Error(`the pages cannot be written below DATA_DIR: ${error.message}`)
  })
  const child = spawn(
    process.execPath,
    ['--disable-warning=ExperimentalWarning', CUSTOMIZE_SITE, build, draft, JSON.stringify(config)],
    { stdio: ['ignore', 'ignore', 'pipe'], env: { ...process.env, NODE_ENV: 'production' } },
  )
  let said = ''
  child.stderr.on('data', (chunk: Buffer) => {
    said += chunk
  })
  const [code] = await once(child, 'close')
  if (code !== 0) {
    await rm(draft, { recursive: true, force: true })
    throw new Error(
      said.includes('ENOSPC') ? diskFullSentence(dirname(draft)) : `the pages could not be made: ${said}`,
    )
  }
  // Another process can be faster.
  await rename(draft, customized).catch(() => rm(draft, { recursive: true }))
}

async function removeOld(folder: string, customized: string): Promise<void> {
  const names = (await readdir(folder))
    .map((name) => join(folder, name))
    .filter((path) => path !== customized)
  const times = await Promise.all(names.map(async (path) => ({ path, at: (await stat(path)).mtimeMs })))
  const old = times.sort((one, other) => other.at - one.at).slice(RETAINED_SETS - 1)
  await Promise.all(old.map(({ path }) => rm(path, { recursive: true, force: true })))
}
