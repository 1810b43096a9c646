import { createTransport } from 'nodemailer'
import type { Email } from './mail.ts'

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
  return async (message) => {
    await transport.sendMail({ ...message, from })
  }
}
