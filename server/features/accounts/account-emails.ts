import type { Email } from '../../mail/mail.ts'

type Link = { readonly to: string; readonly origin: string; readonly token: string }

// The token is in the URL fragment: browsers do not send it to servers, so it appears in no log.

export function confirmationEmail({ to, origin, token }: Link): Email {
  return {
    to,
    subject: 'Confirm your email address for Sundry',
    text: `Open this link to confirm that ${to} is yours:

${origin}/auth#confirm=${token}

It works once, within 24 hours. If you did not ask for it, do nothing: without it the address is not used.
`,
  }
}

/** For an address with which several sign-ups chose different passwords, perhaps not all by its owner. */
export function disputedEmail({ to, origin, token }: Link): Email {
  return {
    to,
    subject: 'Set the password of your account at Sundry',
    text: `There were several sign-ups at Sundry with ${to} and different passwords. Only you know which of them were yours, so none of these passwords works. Open this link to confirm the address and set your password:

${origin}/auth/reset#token=${token}

It works once, within 24 hours, and earlier links have ended. If you did not sign up, do nothing: without it the address is not used.
`,
  }
}

export function resetEmail({ to, origin, token }: Link): Email {
  return {
    to,
    subject: 'Set a new password for Sundry',
    text: `Open this link to set a new password for ${to}:

${origin}/auth/reset#token=${token}

It works once, within an hour. If you did not ask for it, do nothing: your password stays as it is.
`,
  }
}

export function invitationEmail({ to, origin, token }: Link): Email {
  return {
    to,
    subject: 'You are invited to Sundry',
    text: `There is an account at Sundry for ${to}. Open this link to set its password:

${origin}/auth/reset#token=${token}

It works once, within a week. If you do not want the account, do nothing.
`,
  }
}

export function existingAccountEmail(to: string, origin: string): Email {
  return {
    to,
    subject: 'You have an account at Sundry already',
    text: `Somebody, perhaps you, wanted to use ${to} for an account at Sundry. There is one already.

Sign in, or set a new password if you have lost it:

${origin}/auth

If it was not you, do nothing: nothing has changed.
`,
  }
}

export function accountChangedEmail(to: string, origin: string, what: string): Email {
  return {
    to,
    subject: `The ${what} of your account at Sundry was changed`,
    text: `The ${what} of the account that used ${to} was changed just now.

If it was not you, set a new password at once, or ask whoever runs this site:

${origin}/auth
`,
  }
}
