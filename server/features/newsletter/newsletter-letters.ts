import type { Letter } from '../../mail/mail.ts'

type Links = { readonly to: string; readonly confirmLink: string; readonly leaveLink: string }

export function joinLetter({ to, confirmLink, leaveLink }: Links): Letter {
  return {
    to,
    subject: 'Confirm the Sundry newsletter',
    text: `Open this link to get the Sundry newsletter at ${to}:

${confirmLink}

If you did not ask for it, do nothing: without the link you get no further letter, and the address is deleted.

To be taken off the list at any time:

${leaveLink}
`,
  }
}

export function leaveLetter({ to, leaveLink }: Omit<Links, 'confirmLink'>): Letter {
  return {
    to,
    subject: 'Leave the Sundry newsletter',
    text: `Open this link to be taken off the list of the Sundry newsletter:

${leaveLink}

If you did not ask for it, do nothing: you stay on the list.
`,
  }
}
