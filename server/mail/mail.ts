import { createTransport } from 'nodemailer'
import type { Background } from '../background.ts'

export type Email = {
  readonly to: string
  readonly subject: string
  readonly text: string
  /** Account that it is about: deleted with it while it waits. */
  readonly accountId?: string
}

/** Sends emails to users. */
export type Mail = {
  /** Whether mails reach people by themselves; otherwise they wait until the operator passes them on. */
  readonly isDelivered: boolean
  /** Sends an email in the background: no response waits for it. */
  readonly send: (message: Email) => void
}

/** Fate of a stored mail: retried, or left to the operator. */
export type DeliveryFate = 'again' | 'operator'

type Parts = {
  readonly background: Background
  readonly log: (line: string) => void
  /** Stores an email, to be sent again or for the operator. */
  readonly store: (message: Email, fate: DeliveryFate) => Promise<void>
  /** Sends an email through the mail server, if one is configured. */
  readonly deliver?: (message: Email) => Promise<void>
}

/** Creates the mailer: emails go to the mail server; without one, or if it rejects them, into the outbox. */
export function createMail({ background, log, store: keep, deliver }: Parts): Mail {
  return {
    isDelivered: deliver !== undefined,
    send(message) {
      background.run(async () => {
        if (!deliver) return keep(message, 'operator')
        await deliver(message).catch(async (error: unknown) => {
          const fate = fateAfter(error)
          log(
            fate === 'again'
              ? `an email could not be sent (${reasonOf(error)}) and is tried again`
              : `an email was refused (${reasonOf(error)}) and waits in the outbox`,
          )
          await keep(message, fate)
        })
      })
    },
  }
}

/** Returns the fate: codes from 500 are permanent (RFC 5321 §4.2.1), any other error is temporary. */
export function fateAfter(error: unknown): DeliveryFate {
  const code = error instanceof Error && 'responseCode' in error ? Number(error.responseCode) : 0
  return code >= 500 ? 'operator' : 'again'
}

/** Returns only the kind of failure: the mail server's message can contain addresses. */
export function reasonOf(error: unknown): string {
  if (!(error instanceof Error)) return 'unknown'
  const parts = ['code' in error && error.code, 'responseCode' in error && error.responseCode]
  return parts.filter(Boolean).join(' ') || error.name
}

const TIMEOUT_MS = 15_000

export type SmtpSettings = {
  /** `smtp://` or `smtps://`, with user and password where the server wants them. */
  readonly url: string
  /** Sender, such as `Sundry <tools@example.org>`. */
  readonly from: string
}

/** Sends emails through an SMTP server; with `smtp://` the line is encrypted where the server can, and must be for a password. */
export function createSmtpDelivery({ url, from }: SmtpSettings): (message: Email) => Promise<void> {
  const transport = createTransport({
    url,
    connectionTimeout: TIMEOUT_MS,
    greetingTimeout: TIMEOUT_MS,
    socketTimeout: TIMEOUT_MS,
    // Do not send a password to a server that claims not to support encryption.
    requireTLS: new URL(url).username !== '',
    disableFileAccess: true,
    disableUrlAccess: true,
  })
  return async ({ to, subject, text }) => {
    await transport.sendMail({ to, subject, text, from })
  }
}
