import { createHmac } from 'node:crypto'
import { isSameSecret } from '../../http/timing-safe.ts'
import type { Email } from '../../mail/mail.ts'

type Links = { readonly to: string; readonly confirmLink: string; readonly unsubscribeLink: string }

export function subscriptionEmail({ to, confirmLink, unsubscribeLink }: Links): Email {
  return {
    to,
    subject: 'Confirm the Sundry newsletter',
    text: `Open this link to get the Sundry newsletter at ${to}:

${confirmLink}

If you did not ask for it, do nothing: without the link you get no further letter, and the address is deleted.

To be taken off the list at any time:

${unsubscribeLink}
`,
  }
}

export function unsubscribeEmail({ to, unsubscribeLink }: Omit<Links, 'confirmLink'>): Email {
  return {
    to,
    subject: 'Leave the Sundry newsletter',
    text: `Open this link to be taken off the list of the Sundry newsletter:

${unsubscribeLink}

If you did not ask for it, do nothing: you stay on the list.
`,
  }
}

const MAC_LENGTH = 22

type Purpose = 'confirm' | 'leave'

/** Links in letters carry their address and our signature, so that they need no row and never grow old. */
type NewsletterLinks = {
  readonly tokenFor: (purpose: Purpose, email: string) => string
  /** Email address of a token; undefined if the token is invalid. */
  readonly emailOf: (purpose: Purpose, token: string) => string | undefined
  /** The whole address of the page. */
  readonly linkTo: (purpose: Purpose, email: string) => string
}

export function createNewsletterLinks(secret: string, origin: string): NewsletterLinks {
  const mac = (purpose: Purpose, email: string) =>
    createHmac('sha256', secret).update(`${purpose} ${email}`).digest('base64url').slice(0, MAC_LENGTH)
  const tokenFor = (purpose: Purpose, email: string) =>
    `${Buffer.from(email).toString('base64url')}.${mac(purpose, email)}`
  return {
    tokenFor,
    emailOf(purpose, token) {
      const [text = '', signature = ''] = token.split('.')
      const email = Buffer.from(text, 'base64url').toString()
      return isSameSecret(mac(purpose, email), signature) ? email : undefined
    },
    linkTo: (purpose, email) => `${origin}/newsletter#${purpose}=${tokenFor(purpose, email)}`,
  }
}
