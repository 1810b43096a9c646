import { spawn } from 'node:child_process'
import { delimiter, join } from 'node:path'
import { root } from './ready.mjs'

const PARENT_ASKED_MS = 500

/** Runs the server with the project's own Node, and ends with it; whoever stops this process stops the server. */
export function serve() {
  const server = spawn('node', ['--disable-warning=ExperimentalWarning', join(root, 'server/main.ts')], {
    env: { ...process.env, PATH: join(root, 'node_modules/.bin') + delimiter + process.env.PATH },
    stdio: 'inherit',
    shell: process.platform === 'win32',
  })
  for (const signal of ['SIGINT', 'SIGTERM']) process.on(signal, () => server.kill(signal))
  // npm gives its word to stop to a shell, which ends and tells nobody: then this process has another parent.
  const parent = process.ppid
  if (process.env.npm_lifecycle_event === 'start')
    setInterval(() => process.ppid !== parent && server.kill('SIGTERM'), PARENT_ASKED_MS).unref()
  server.on('exit', (code) => process.exit(code ?? 0))
}
