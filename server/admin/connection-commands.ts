import { createSmtpDelivery, reasonOf } from '../mail/mail.ts'
import { VERSION } from '../observability/version.ts'
import type { OfflineCommand } from './command.ts'
import { testIssuer } from './test-issuer.ts'

const EMAIL_ADDRESS = /^[^\s@<>]+@[^\s@<>]+$/

/** Commands that test the servers on which Sundry depends, without the database. */
export const connectionCommands: readonly OfflineCommand[] = [
  {
    usage: 'mail-test <address>',
    summary: 'Sends a test email with SMTP_URL, and reports the response of the mail server.',
    async runOffline({ smtp, publicUrl }, address) {
      if (!smtp) throw new Error('SMTP_URL is not set: emails wait in the outbox.')
      if (!EMAIL_ADDRESS.test(address)) throw new Error(`"${address}" is not an email address.`)
      const message = {
        to: address,
        subject: 'Test of the mail server',
        text: `This email was sent by Sundry ${VERSION} at ${publicUrl} to test its mail server.\n`,
      }
      const { host } = new URL(smtp.url)
      try {
        await createSmtpDelivery(smtp)(message)
      } catch (error) {
        const said = error instanceof Error ? error.message : String(error)
        throw new Error(`${host} did not accept the email (${reasonOf(error)}): ${said}`)
      }
      return { data: { address, host, accepted: true }, text: `${host} accepted the email to ${address}.\n` }
    },
  },
  {
    usage: 'sso-test',
    isAudited: false,
    summary: 'Tests single sign-on: discovery document, keys, client id and secret.',
    async runOffline({ sso, publicUrl = '', basePath }) {
      if (!sso) throw new Error('OIDC_ISSUER is not set: there is nothing to test.')
      const problems = await testIssuer(sso, publicUrl + basePath)
      const text = problems.map((one) => `${one}\n`).join('') || `${sso.issuer} is ready.\n`
      return { data: { issuer: sso.issuer, problems }, text, isFailure: problems.length > 0 }
    },
  },
]
