import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { mkdtempSync, rmSync } from 'node:fs'
import { createServer } from 'node:net'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { startMailServer } from '../server/testing/test-mail-server.ts'

const root = fileURLToPath(new URL('..', import.meta.url))

export type ServerWithMail = {
  readonly url: string
  readonly mails: readonly string[]
  readonly stop: () => Promise<void>
}

/** A Sundry of its own that sends its mails, with a mail server that takes them. */
export async function startServerWithMail(): Promise<ServerWithMail> {
  const mail = await startMailServer()
  const folder = mkdtempSync(join(tmpdir(), 'sundry-mail-'))
  const port = await freePort()
  const url = `http://127.0.0.1:${port}`
  const server = spawn('node', ['--disable-warning=ExperimentalWarning', 'server/main.ts'], {
    cwd: root,
    stdio: ['ignore', 'pipe', 'inherit'],
    env: { ...process.env, PORT: String(port), DATA_DIR: folder, PUBLIC_URL: url, SMTP_URL: mail.url },
  })
  await once(server.stdout, 'data')
  server.stdout.resume()
  return {
    url,
    mails: mail.received,
    async stop() {
      server.kill('SIGTERM')
      if (server.exitCode === null) await once(server, 'exit')
      await mail.stop()
      rmSync(folder, { recursive: true, force: true })
    },
  }
}

async function freePort(): Promise<number> {
  const server = createServer().listen(0, '127.0.0.1')
  await once(server, 'listening')
  const address = server.address()
  server.close()
  await once(server, 'close')
  if (address === null || typeof address === 'string') throw new Error('No free port')
  return address.port
}
