import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { loadSite } from '../server/load-site.ts'
import { readEnvironment } from '../server/read-environment.ts'
import { readSettings } from '../server/settings.ts'
import { compareFiles, type Encoding, servedFiles } from './release/compare-files.ts'

const MAX_LISTED = 20

const [address = ''] = process.argv.slice(2)
const folder = mkdtempSync(join(tmpdir(), 'sundry-verify-'))
process.once('exit', () => rmSync(folder, { recursive: true }))
const settings = readSettings(readEnvironment(process.env))
const base = `${new URL(address).href.replace(/\/$/, '')}`
const files = servedFiles(await loadSite(settings, folder))
const { equal, different } = await compareFiles(files, get)
process.stdout.write(`${equal} of ${files.length} files are those of this source.\n`)
for (const path of different.slice(0, MAX_LISTED)) process.stdout.write(`Different: ${path}\n`)
if (different.length > MAX_LISTED) process.stdout.write(`… and ${different.length - MAX_LISTED} more\n`)
if (different.some((path) => !path.startsWith('/assets/')))
  process.stdout.write(
    'Pages differ too where the site has other settings: set the same ones here, such as PUBLIC_URL.\n',
  )
process.exitCode = different.length === 0 ? 0 : 1

async function get(path: string, encoding: Encoding): Promise<Uint8Array | undefined> {
  const headers = { 'accept-encoding': encoding }
  const response = await fetch(`${base}${path}`, { headers }).catch((error: Error) => {
    process.stderr.write(`${base} cannot be reached: ${error.cause ?? error.message}\n`)
    process.exit(1)
  })
  return response.ok ? new Uint8Array(await response.arrayBuffer()) : undefined
}
