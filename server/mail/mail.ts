import type { Background } from '../background.ts'

export type Letter = { readonly to: string; readonly subject: string; readonly text: string }

/** How the server writes to people. */
export type Mail = {
  /** Whether mails reach people by themselves; otherwise they wait until the operator passes them on. */
  readonly isDelivered: boolean
  /** Hands a mail over, in the background: an answer never waits for it. */
  readonly send: (letter: Letter) => void
}

type Parts = {
  readonly background: Background
  readonly log: (line: string) => void
  /** Keeps a mail for the operator. */
  readonly keep: (letter: Letter) => Promise<void>
  /** Hands a mail to a mail server, where there is one. */
  readonly deliver?: (letter: Letter) => Promise<void>
}

/** Mail over a mail server; without one, and where it takes no mail, into the outbox. */
export function mailThrough({ background, log, keep, deliver }: Parts): Mail {
  return {
    isDelivered: deliver !== undefined,
    send(letter) {
      background.run(async () => {
        if (!deliver) return keep(letter)
        await deliver(letter).catch(async (error: unknown) => {
          log(`a mail could not be sent (${reasonOf(error)}) and waits in the outbox`)
          await keep(letter)
        })
      })
    },
  }
}

/** The kind of failure alone: what a mail server says may hold addresses. */
function reasonOf(error: unknown): string {
  if (!(error instanceof Error)) return 'unknown'
  const parts = ['code' in error && error.code, 'responseCode' in error && error.responseCode]
  return parts.filter(Boolean).join(' ') || error.name
}
