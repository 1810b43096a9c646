// npm start: installs, builds and serves Sundry.
import { spawn } from 'node:child_process'
import { delimiter, join } from 'node:path'
import { buildSite } from './build.mjs'
import { installPackages, root } from './ready.mjs'

const PARENT_ASKED_MS = 500

installPackages()
buildSite()
const path = join(root, 'node_modules/.bin') + delimiter + process.env.PATH
const server = spawn('node', ['--disable-warning=ExperimentalWarning', join(root, 'server/main.ts')], {
  env: { ...process.env, PATH: path },
  stdio: 'inherit',
  shell: process.platform === 'win32',
})
for (const signal of ['SIGINT', 'SIGTERM']) process.on(signal, () => server.kill(signal))
// npm gives its word to stop to a shell, which ends and tells nobody: then this process has another parent.
const parent = process.ppid
if (process.env.npm_lifecycle_event === 'start')
  setInterval(() => process.ppid !== parent && server.kill('SIGTERM'), PARENT_ASKED_MS).unref()
server.on('exit', (code) => process.exit(code ?? 0))
