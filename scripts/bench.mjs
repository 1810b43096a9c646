// npm run bench [name]: prints each measurement as a ratio to a peer or a native program in the same run.
import { readdirSync } from 'node:fs'
import { join } from 'node:path'
import { installPackages, root, run } from './processes.mjs'

installPackages()
const wanted = process.argv[2] ?? ''
const benches = readdirSync(join(root, 'bench')).filter(
  (file) => file.endsWith('.bench.ts') && file.includes(wanted),
)
for (const file of benches.sort())
  run('node', ['--disable-warning=ExperimentalWarning', '--max-old-space-size=8192', `bench/${file}`])
