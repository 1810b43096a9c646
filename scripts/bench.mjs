// npm run bench [name]: prints each measurement as a ratio to a peer or a native program in the same run.
// Benches that lack a program are left out and listed at the end; one that fails does not stop the others.
import { readdirSync } from 'node:fs'
import { join } from 'node:path'
import { installPackages } from './install.mjs'
import { root, run } from './processes.mjs'
import { chromiumPath } from './system-packages.mjs'

await installPackages('all')
const wanted = process.argv[2] ?? ''
const benches = readdirSync(join(root, 'bench')).filter(
  (file) => file.endsWith('.bench.ts') && file.includes(wanted),
)
if (benches.length === 0) {
  process.stderr.write(`No bench has ${wanted} in its name; bench/README.md lists them.\n`)
  process.exit(1)
}
const chromium = process.env.CHROMIUM || chromiumPath()
const env = { BENCH_NOTES: 'yes', ...(chromium && { CHROMIUM: chromium }) }
const notes = []
const failed = []
for (const file of benches.sort()) {
  const { status, output } = run(
    'node',
    ['--disable-warning=ExperimentalWarning', '--max-old-space-size=8192', `bench/${file}`],
    // A bench reports what it leaves out to file descriptor 3.
    { env, mayFail: true, stdio: ['inherit', 'inherit', 'inherit', 'pipe'] },
  )
  notes.push(...output[3].split('\n').filter(Boolean))
  if (status !== 0) failed.push(file.replace('.bench.ts', ''))
}
if (notes.length > 0) process.stdout.write(`\nLeft out:\n${notes.map((note) => `  ${note}\n`).join('')}`)
if (failed.length > 0) process.stderr.write(`\nFailed: ${failed.join(', ')}\n`)
process.exitCode = failed.length > 0 ? 1 : 0
