import * as v from 'valibot'
import { expect, test } from 'vitest'
import {
  changeEmailRequest,
  changeNameRequest,
  changePasswordRequest,
  confirmEmailRequest,
  deleteAccountRequest,
  emptyRequest,
  resetLinkRequest,
  resetPasswordRequest,
  signInRequest,
  signUpRequest,
  ssoRequest,
} from './account.ts'

const ADA = { name: 'Ada', email: 'ada@example.com', password: 'correct horse' }
const TOKEN = 'Ab3_-'.padEnd(16, 'x')
const EMAIL_REQUIRED = 'Enter an email address like name@example.com'
const PASSWORD_TOO_LONG = 'A password has at most 128 characters'
const PASSWORD_TOO_SHORT = 'Use a password of at least 8 characters'

const errorOf = (schema: v.GenericSchema, given: unknown) =>
  v.safeParse(schema, given).issues?.map(({ message }) => message)[0]

test.each([
  [' Ada@Example.COM\n', 'ada@example.com'],
  ['o’brien+x.y-z_1@mail.example-1.co'.replace('’', "'"), "o'brien+x.y-z_1@mail.example-1.co"],
  [`${'a'.repeat(64)}@example.com`, `${'a'.repeat(64)}@example.com`],
])('the address %j is that of %s, at signing up, signing in and everywhere else', (typed, email) => {
  const { name, password } = ADA
  expect([
    v.parse(signUpRequest, { name, email: typed, password }).email,
    v.parse(signInRequest, { email: typed, password }).email,
    v.parse(resetLinkRequest, { email: typed }).email,
    v.parse(changeEmailRequest, { email: typed, password }).email,
  ]).toEqual([email, email, email, email])
})

test.each([
  ['', EMAIL_REQUIRED],
  ['ada', EMAIL_REQUIRED],
  ['ada@example', EMAIL_REQUIRED],
  ['ada@@example.com', EMAIL_REQUIRED],
  ['.ada@example.com', EMAIL_REQUIRED],
  ['ada.@example.com', EMAIL_REQUIRED],
  ['a..da@example.com', EMAIL_REQUIRED],
  ['ada@-example.com', EMAIL_REQUIRED],
  ['ada@example.c', EMAIL_REQUIRED],
  ['ada@127.0.0.1', EMAIL_REQUIRED],
  ['ada@exa mple.com', EMAIL_REQUIRED],
  ['ada lovelace@example.com', EMAIL_REQUIRED],
  ['ada@example.com\nBcc: bob@example.com', EMAIL_REQUIRED],
  ['Ada <ada@example.com>', EMAIL_REQUIRED],
  [`ada@${'a'.repeat(246)}.com`.padEnd(255, 'x'), 'The address is too long'],
])('rejects %j as the email address of an account: %s', (email, words) => {
  expect(errorOf(signUpRequest, { ...ADA, email })).toBe(words)
  expect(errorOf(resetLinkRequest, { email })).toBe(words)
})

test.each([
  ['  Ada \n King ', 'Ada King'],
  ['Zoë 👩‍🔬', 'Zoë 👩‍🔬'],
  ['a'.repeat(100), 'a'.repeat(100)],
  [` ${'a'.repeat(100)} `, 'a'.repeat(100)],
])('the name %j is stored as %j', (typed, name) => {
  expect(v.parse(changeNameRequest, { name: typed })).toEqual({ name })
  expect(v.parse(signUpRequest, { ...ADA, name: typed }).name).toBe(name)
})

test.each([
  ['', 'Enter your name'],
  [' \n ', 'Enter your name'],
  ['a'.repeat(101), 'A name has at most 100 characters'],
  ['Ada\u0000', 'A name cannot hold control characters'],
  ['Ada\u001B[2J', 'A name cannot hold control characters'],
])('the name %j is refused: %s', (name, words) => {
  expect(errorOf(changeNameRequest, { name })).toBe(words)
})

test.each([
  ['1234567', PASSWORD_TOO_SHORT],
  ['12345678', undefined],
  ['x'.repeat(128), undefined],
  ['x'.repeat(129), PASSWORD_TOO_LONG],
])('the new password %j is refused: %s', (password, words) => {
  expect([
    errorOf(signUpRequest, { ...ADA, password }),
    errorOf(resetPasswordRequest, { token: TOKEN, password }),
    errorOf(changePasswordRequest, { password: 'x', newPassword: password }),
  ]).toEqual([words, words, words])
})

test.each([
  ['', 'Enter your password'],
  ['x', undefined],
  ['x'.repeat(128), undefined],
  ['x'.repeat(129), PASSWORD_TOO_LONG],
])('rejects the password %j at login: %s', (password, words) => {
  expect([
    errorOf(signInRequest, { email: ADA.email, password }),
    errorOf(changeEmailRequest, { email: ADA.email, password }),
    errorOf(changePasswordRequest, { password, newPassword: ADA.password }),
  ]).toEqual([words, words, words])
})

test('a password is never trimmed', () => {
  expect(v.parse(signInRequest, { email: ADA.email, password: '  x ' }).password).toBe('  x ')
  expect(v.parse(signUpRequest, { ...ADA, password: '  correct ' }).password).toBe('  correct ')
})

test('an account is deleted with its password, or with none where it has none', () => {
  expect(
    ['', 'x', 'x'.repeat(128), 'x'.repeat(129)].map((password) =>
      errorOf(deleteAccountRequest, { password }),
    ),
  ).toEqual([undefined, undefined, undefined, PASSWORD_TOO_LONG])
})

test.each([
  [TOKEN, true],
  ['x'.repeat(15), false],
  ['x'.repeat(128), true],
  ['x'.repeat(129), false],
  [`${TOKEN}.`, false],
  [`${TOKEN}\n`, false],
])('token %j of a link is valid: %s', (token, isAccepted) => {
  const words = isAccepted ? undefined : 'This link is incomplete'
  expect([
    errorOf(confirmEmailRequest, { token }),
    errorOf(resetPasswordRequest, { token, password: ADA.password }),
  ]).toEqual([words, words])
})

test.each([
  ['/', true],
  ['/poll/abc?x=1#y', true],
  ['/'.padEnd(2000, 'x'), true],
  ['/'.padEnd(2001, 'x'), false],
  ['', false],
  ['poll', false],
  ['//evil.example', false],
  ['/\\evil.example', false],
  ['/a\\b', false],
  ['/a b', false],
  ['/a\nb', false],
  ['https://evil.example/', false],
])('accepts %j as the page to return to: %s', (back, isAccepted) => {
  expect(v.is(ssoRequest, { back })).toBe(isAccepted)
})

test.each([
  ['signing up', signUpRequest, ADA],
  ['signing in', signInRequest, { email: ADA.email, password: ADA.password }],
  ['asking for a link', resetLinkRequest, { email: ADA.email }],
  ['a new name', changeNameRequest, { name: ADA.name }],
  ['deleting', deleteAccountRequest, { password: '' }],
  ['signing out', emptyRequest, {}],
])('%s accepts the required fields and no others', (_, schema, request) => {
  expect([v.is(schema, request), v.is(schema, { ...request, isAdmin: true })]).toEqual([true, false])
})

test('a page of another site is refused in words', () => {
  expect(errorOf(ssoRequest, { back: '//evil.example' })).toBe('This is no page of this site')
})
