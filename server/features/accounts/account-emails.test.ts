import { expect, test } from 'vitest'
import {
  accountChangedEmail,
  confirmationEmail,
  disputedEmail,
  existingAccountEmail,
  invitationEmail,
  resetEmail,
} from './account-emails.ts'

const link = { to: 'ada@example.com', origin: 'https://tools.example.org', token: 'a-secret' }

test.each([
  ['Confirm your email address for Sundry', confirmationEmail(link), '/auth#confirm=a-secret'],
  ['Set the password of your account at Sundry', disputedEmail(link), '/auth/reset#token=a-secret'],
  ['Set a new password for Sundry', resetEmail(link), '/auth/reset#token=a-secret'],
  ['You are invited to Sundry', invitationEmail(link), '/auth/reset#token=a-secret'],
  ['You have an account at Sundry already', existingAccountEmail(link.to, link.origin), '/auth'],
  [
    'The password of your account at Sundry was changed',
    accountChangedEmail(link.to, link.origin, 'password'),
    '/auth',
  ],
])(
  '“%s” is sent to the email address that it concerns, with the one link to continue',
  (subject, message, path) => {
    expect([message.to, message.subject]).toEqual([link.to, subject])
    expect(message.text).toContain(link.to)
    expect(message.text.match(/^https:.*$/gm)).toEqual([`${link.origin}${path}`])
  },
)
