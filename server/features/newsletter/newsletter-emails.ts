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
