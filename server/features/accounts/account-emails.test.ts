import { expect, test } from 'vitest'
import {
  accountChangedEmail,
  confirmationEmail,
  existingAccountEmail,
  invitationEmail,
  resetEmail,
} from './account-emails.ts'

const link = { to: 'ada@example.com', origin: 'https://tools.example.org', token: 'a-secret' }

test.each([
  ['Confirm your email address for Sundry', confirmationEmail(link), '/auth#confirm=a-secret'],
  ['Set a new password for Sundry', resetEmail(link), '/auth/reset#token=a-secret'],
  ['You are invited to Sundry', invitationEmail(link), '/auth/reset#token=a-secret'],
  ['You have an account at Sundry already', existingAccountEmail(link.to, link.origin), '/auth'],
  [
    'The password of your account at Sundry was changed',
    accountChangedEmail(link.to, link.origin, 'password'),
    '/auth',
  ],
])(
  '“%s” goes to the address that it speaks of, with the one link that leads on',
  (subject, message, path) => {
    expect([message.to, message.subject]).toEqual([link.to, subject])
    expect(message.text).toContain(link.to)
    expect(message.text.match(/^https:.*$/gm)).toEqual([`${link.origin}${path}`])
  },
)

test.each([
  [confirmationEmail(link), 'It works once, within 24 hours.', 'without it the address is not used.'],
  [resetEmail(link), 'It works once, within an hour.', 'your password stays as it is.'],
  [invitationEmail(link), 'It works once, within a week.', 'If you do not want the account, do nothing.'],
  [
    existingAccountEmail(link.to, link.origin),
    'There is one already.',
    'If it was not you, do nothing: nothing has changed.',
  ],
  [
    accountChangedEmail(link.to, link.origin, 'email address'),
    `The email address of the account that used ${link.to} was changed just now.`,
    'If it was not you, set a new password at once, or ask whoever runs this site:',
  ],
])('$subject: the letter says how long it holds, and what is if nothing is done', ({ text }, first, last) => {
  expect(text).toContain(first)
  expect(text).toContain(last)
})
