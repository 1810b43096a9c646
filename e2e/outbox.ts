import { execFile } from 'node:child_process'
import { fileURLToPath } from 'node:url'
import { promisify } from 'node:util'

const root = fileURLToPath(new URL('..', import.meta.url))

/** What the operator reads with `npm run mail:outbox`, of the server that the journeys run on. */
export async function readOutbox(): Promise<string> {
  const { stdout } = await promisify(execFile)(
    'node',
    ['--disable-warning=ExperimentalWarning', 'scripts/read-outbox.ts'],
    { cwd: root, env: { ...process.env, DATA_DIR: '.test/data' } },
  )
  return stdout
}

/** The path of the newest link that was mailed to somebody. */
export function linkTo(email: string, mails: string): string {
  const own = mails.split(/^-+$/m).filter((mail) => mail.includes(`\nTo: ${email}\n`))
  return /^https?:\/\/[^/]+(\/auth\S*)$/m.exec(own.at(-1) ?? '')?.[1] ?? ''
}
