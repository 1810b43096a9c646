// npm run dev: pages with hot reload and the server's own addresses, from the sources.
import { installPackages, run } from './ready.mjs'

installPackages()
run('node', ['--disable-warning=ExperimentalWarning', 'scripts/dev-server.ts'])
