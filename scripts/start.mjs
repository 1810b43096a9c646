// npm start: installs, builds and serves Sundry.
import { spawn } from 'node:child_process'
import { delimiter, join } from 'node:path'
import { buildSite } from './build.mjs'
import { installPackages, root } from './ready.mjs'

installPackages()
buildSite()
const path = join(root, 'node_modules/.bin') + delimiter + process.env.PATH
const server = spawn('node', ['--disable-warning=ExperimentalWarning', join(root, 'server/main.ts')], {
  env: { ...process.env, PATH: path },
  stdio: 'inherit',
  shell: process.platform === 'win32',
})
for (const signal of ['SIGINT', 'SIGTERM']) process.on(signal, () => server.kill(signal))
server.on('exit', (code) => process.exit(code ?? 0))
