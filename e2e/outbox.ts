import { execFile } from 'node:child_process'
import { fileURLToPath } from 'node:url'
import { promisify } from 'node:util'

const root = fileURLToPath(new URL('..', import.meta.url))

/** Returns the output of `npm run mail:outbox` for the server under test. */
export async function readOutbox(): Promise<string> {
  const { stdout } = await promisify(execFile)(
    'node',
    ['--disable-warning=ExperimentalWarning', 'scripts/read-outbox.ts'],
    { cwd: root, env: { ...process.env, DATA_DIR: '.test/data' } },
  )
  return stdout
}

/** Returns the path of the newest link mailed to this email address. */
export function linkTo(email: string, mails: string): string {
  const own = mails.split(/^-+$/m).filter((mail) => mail.includes(`\nTo: ${email}\n`))
  return /^https?:\/\/[^/]+(\/auth\S*)$/m.exec(own.at(-1) ?? '')?.[1] ?? ''
}
