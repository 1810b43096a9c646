import type { Background } from '../background.ts'

export type Letter = { readonly to: string; readonly subject: string; readonly text: string }

/** How the server writes to people. */
export type Mail = {
  /** Whether mails reach people by themselves; otherwise they wait until the operator passes them on. */
  readonly isDelivered: boolean
  /** Hands a mail over, in the background: an answer never waits for it. */
  readonly send: (letter: Letter) => void
}

/** What becomes of a mail that is kept: whether the server tries again to hand it over. */
export type Fate = 'again' | 'operator'

type Parts = {
  readonly background: Background
  readonly log: (line: string) => void
  /** Keeps a mail, to be sent again or for the operator. */
  readonly keep: (letter: Letter, fate: Fate) => Promise<void>
  /** Hands a mail to a mail server, where there is one. */
  readonly deliver?: (letter: Letter) => Promise<void>
}

/** Mail over a mail server; without one, and where it takes no mail, into the outbox, from which it is sent later. */
export function createMail({ background, log, keep, deliver }: Parts): Mail {
  return {
    isDelivered: deliver !== undefined,
    send(letter) {
      background.run(async () => {
        if (!deliver) return keep(letter, 'operator')
        await deliver(letter).catch(async (error: unknown) => {
          const fate = fateAfter(error)
          log(
            fate === 'again'
              ? `an email could not be sent (${reasonOf(error)}) and is tried again`
              : `an email was refused (${reasonOf(error)}) and waits in the outbox`,
          )
          await keep(letter, fate)
        })
      })
    },
  }
}

/** A refusal from 500 on is for good (RFC 5321 §4.2.1), anything else may pass. */
export function fateAfter(error: unknown): Fate {
  const code = error instanceof Error && 'responseCode' in error ? Number(error.responseCode) : 0
  return code >= 500 ? 'operator' : 'again'
}

/** The kind of failure alone: what a mail server says may hold addresses. */
export function reasonOf(error: unknown): string {
  if (!(error instanceof Error)) return 'unknown'
  const parts = ['code' in error && error.code, 'responseCode' in error && error.responseCode]
  return parts.filter(Boolean).join(' ') || error.name
}
