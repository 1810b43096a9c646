import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { mkdtempSync, rmSync, symlinkSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import type { Readable } from 'node:stream'
import { fileURLToPath } from 'node:url'
import { freePort } from '#server/testing/free-port.ts'

const root = fileURLToPath(new URL('..', import.meta.url))

export type OwnServer = { readonly url: string; readonly stop: () => Promise<void> }

/** Waits for the line that names the address; other lines are written before it. */
function untilListening(output: Readable): Promise<void> {
  let said = ''
  return new Promise((resolve) => {
    output.on('data', (chunk) => {
      said += chunk
      if (said.includes('Sundry answers at')) resolve()
    })
  })
}

/**
 * Starts a separate Sundry with these variables and an empty database; variables that contain its URL get it as an
 * argument. `sites` is a folder of built sites to share between several of them; without it, a separate one is built.
 */
export async function startOwnServer(
  environment: (url: string) => Readonly<Record<string, string>>,
  sites?: string,
): Promise<OwnServer> {
  const folder = mkdtempSync(join(tmpdir(), 'sundry-own-'))
  if (sites !== undefined) symlinkSync(sites, join(folder, 'site'))
  const port = await freePort()
  const url = `http://127.0.0.1:${port}`
  const server = spawn('node', ['--disable-warning=ExperimentalWarning', 'server/main.ts'], {
    cwd: root,
    stdio: ['ignore', 'pipe', 'inherit'],
    env: { ...process.env, PORT: String(port), DATA_DIR: folder, ...environment(url) },
  })
  await untilListening(server.stdout)
  return {
    url,
    async stop() {
      server.kill('SIGTERM')
      if (server.exitCode === null) await once(server, 'exit')
      rmSync(folder, { recursive: true, force: true })
    },
  }
}
