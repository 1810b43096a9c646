// npm run pack: makes sundry-<version>.tgz, which npm installs as the command `sundry`.
import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { installPackages } from './install.mjs'
import { run } from './processes.mjs'

await installPackages('all')
const folder = mkdtempSync(join(tmpdir(), 'sundry-'))
process.once('exit', () => rmSync(folder, { recursive: true }))
run('node', ['--disable-warning=ExperimentalWarning', 'scripts/pack-command.ts', folder])
run('npm', ['pack', folder, '--silent'])
