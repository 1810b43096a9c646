import { startMailServer } from '../server/testing/mail-server.fixture.ts'
import { type OwnServer, startOwnServer } from './own-server.ts'

export type ServerWithMail = OwnServer & { readonly mails: readonly string[] }

/** Starts a separate Sundry that sends its emails to a test mail server. */
export async function startServerWithMail(): Promise<ServerWithMail> {
  const mail = await startMailServer()
  const server = await startOwnServer((url) => ({ PUBLIC_URL: url, SMTP_URL: mail.url }))
  return {
    url: server.url,
    mails: mail.received,
    async stop() {
      await server.stop()
      await mail.stop()
    },
  }
}
