import { once } from 'node:events'
import type { AddressInfo } from 'node:net'
import { text } from 'node:stream/consumers'
import { SMTPServer } from 'smtp-server'

export type TestMailServer = {
  /** For `SMTP_URL`. */
  readonly url: string
  /** Mails as received, including headers, the oldest first. */
  readonly received: readonly string[]
  readonly stop: () => Promise<void>
}

/** Starts a local mail server that accepts mails for all addresses except `nobody@…`. */
export async function startMailServer(): Promise<TestMailServer> {
  const received: string[] = []
  const server = new SMTPServer({
    authOptional: true,
    disabledCommands: ['STARTTLS', 'AUTH'],
    onRcptTo: ({ address }, _, done) =>
      done(address.startsWith('nobody@') ? new Error(`No such person: ${address}`) : null),
    onData(stream, _, done) {
      text(stream).then((mail) => {
        received.push(mail)
        done()
      }, done)
    },
  })
  server.listen(0, '127.0.0.1')
  await once(server.server, 'listening')
  const { port } = server.server.address() as AddressInfo
  return {
    url: `smtp://127.0.0.1:${port}`,
    received,
    stop: () => new Promise((resolve) => server.close(() => resolve())),
  }
}
