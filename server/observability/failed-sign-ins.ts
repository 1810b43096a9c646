import { appendFile } from 'node:fs/promises'
import type { Background } from '../background.ts'

/** Proof of identity that was wrong. */
type Proof = 'password' | 'code' | 'passkey'

/** Logs a failed sign-in with the IP address of the client. */
export type FailedSignInLog = (proof: Proof, address: string) => void

/** Value of `AUTH_LOG` for standard output; any other is the path of a file. */
export const STANDARD_OUTPUT = 'stdout'

/**
 * Creates the log of failed sign-ins for programs such as fail2ban; disabled without a target, since IP addresses are
 * private. The file is opened for each line, so that it can be rotated by renaming it.
 */
export function createFailedSignInLog(
  target: string | undefined,
  { now, write, background }: Parts,
): FailedSignInLog {
  if (target === undefined) return () => {}
  return (proof, address) => {
    const line = failedSignInLine(now(), proof, address)
    if (target === STANDARD_OUTPUT) write(line)
    else background.run(() => appendFile(target, line, { mode: 0o640 }))
  }
}

type Parts = {
  readonly now: () => number
  /** Writes to standard output. */
  readonly write: (text: string) => void
  readonly background: Background
}

/** Creates the file, since fail2ban does not start without it. Throws an Error if it cannot be written. */
export async function prepareFailedSignInLog(target: string | undefined): Promise<void> {
  if (target === undefined || target === STANDARD_OUTPUT) return
  await appendFile(target, '', { mode: 0o640 }).catch((error: NodeJS.ErrnoException) => {
    throw new Error(`AUTH_LOG names ${target}, which cannot be written: ${error.code}`)
  })
}

/** The format is fixed: `deploy/fail2ban/filter.d/sundry.conf` matches it. */
function failedSignInLine(at: number, proof: Proof, address: string): string {
  return `${new Date(at).toISOString()} sundry: failed sign-in by ${proof} from ${address}\n`
}
