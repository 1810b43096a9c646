// npm run pack: makes sundry-<version>.tgz: the built site, the server, the command, and all packages that they need.
import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { buildSite } from './build.mjs'
import { installPackages } from './install.mjs'
import { run } from './processes.mjs'

/** Makes the package in the project's folder. Returns its name, and the folder with its files until this process ends. */
export async function pack() {
  await installPackages('all')
  await buildSite({ isRelease: true })
  const folder = mkdtempSync(join(tmpdir(), 'sundry-'))
  process.once('exit', () => rmSync(folder, { recursive: true, force: true }))
  run('node', ['--disable-warning=ExperimentalWarning', 'scripts/write-package.ts', folder])
  return { name: run('npm', ['pack', folder, '--silent'], { quiet: true }).stdout.trim(), folder }
}

if (process.argv[1] === import.meta.filename) process.stdout.write(`${(await pack()).name}\n`)
