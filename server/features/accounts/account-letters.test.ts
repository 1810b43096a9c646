import { expect, test } from 'vitest'
import {
  changedLetter,
  confirmLetter,
  invitationLetter,
  knownAddressLetter,
  resetLetter,
} from './account-letters.ts'

const link = { to: 'ada@example.com', origin: 'https://tools.example.org', token: 'a-secret' }

test.each([
  ['Confirm your email address for Sundry', confirmLetter(link), '/auth#confirm=a-secret'],
  ['Set a new password for Sundry', resetLetter(link), '/auth/reset#token=a-secret'],
  ['You are invited to Sundry', invitationLetter(link), '/auth/reset#token=a-secret'],
  ['You have an account at Sundry already', knownAddressLetter(link.to, link.origin), '/auth'],
  [
    'The password of your account at Sundry was changed',
    changedLetter(link.to, link.origin, 'password'),
    '/auth',
  ],
])('“%s” goes to the address that it speaks of, with the one link that leads on', (subject, letter, path) => {
  expect([letter.to, letter.subject]).toEqual([link.to, subject])
  expect(letter.text).toContain(link.to)
  expect(letter.text.match(/^https:.*$/gm)).toEqual([`${link.origin}${path}`])
})

test.each([
  [confirmLetter(link), 'It works once, within 24 hours.', 'without it the address is not used.'],
  [resetLetter(link), 'It works once, within an hour.', 'your password stays as it is.'],
  [invitationLetter(link), 'It works once, within a week.', 'If you do not want the account, do nothing.'],
  [
    knownAddressLetter(link.to, link.origin),
    'There is one already.',
    'If it was not you, do nothing: nothing has changed.',
  ],
  [
    changedLetter(link.to, link.origin, 'email address'),
    `The email address of the account that used ${link.to} was changed just now.`,
    'If it was not you, set a new password at once, or ask whoever runs this site:',
  ],
])('$subject: the letter says how long it holds, and what is if nothing is done', ({ text }, first, last) => {
  expect(text).toContain(first)
  expect(text).toContain(last)
})
