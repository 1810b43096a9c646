// npm run verify -- <address>: compares every file that a site serves with a build of this source.
import { buildSite } from './build.mjs'
import { installPackages } from './install.mjs'
import { start } from './processes.mjs'
import { fail } from './steps.mjs'

const [address] = process.argv.slice(2)
if (!address || !URL.canParse(address)) fail('Name the site: npm run verify -- https://tools.example')
await installPackages('all')
await buildSite({ isRelease: true })
const { status } = await start('node', [
  '--disable-warning=ExperimentalWarning',
  'scripts/compare-site.ts',
  address,
])
process.exit(status)
