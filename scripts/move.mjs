// npm run move -- <postgres://… or folder>: moves everything that the server keeps to another database.
import { installPackages, run } from './ready.mjs'

installPackages()
run('node', ['--disable-warning=ExperimentalWarning', 'scripts/run-move.ts', ...process.argv.slice(2)])
