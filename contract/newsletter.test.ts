import * as v from 'valibot'
import { expect, test } from 'vitest'
import { newsletterLink, newsletterRequest } from './newsletter.ts'

const errorOf = (schema: v.GenericSchema, given: unknown) =>
  v.safeParse(schema, given).issues?.map(({ message }) => message)[0]

test.each([
  [' Ada@Example.COM ', 'ada@example.com'],
  ['ada@localhost', 'ada@localhost'],
])('accepts the email address %j as %s', (typed, email) => {
  expect(v.parse(newsletterRequest, { email: typed })).toEqual({ email })
})

test.each([
  ['', 'Enter an email address like name@example.com'],
  ['ada', 'Enter an email address like name@example.com'],
  ['ada@example.com, bob@example.com', 'Enter an email address like name@example.com'],
  ['a'.repeat(255), 'The address is too long'],
])('rejects the email address %j: %s', (email, words) => {
  expect(errorOf(newsletterRequest, { email })).toBe(words)
})

test.each([
  [`a.${'x'.repeat(22)}`, true],
  [`${'a'.repeat(400)}.${'x'.repeat(22)}`, true],
  [`${'a'.repeat(401)}.${'x'.repeat(22)}`, false],
  [`a.${'x'.repeat(21)}`, false],
  [`a.${'x'.repeat(23)}`, false],
  [`.${'x'.repeat(22)}`, false],
  [`a${'x'.repeat(22)}`, false],
  [`a/b.${'x'.repeat(22)}`, false],
])('token %j of an email’s link is valid: %s', (token, isAccepted) => {
  expect(errorOf(newsletterLink, { token })).toBe(isAccepted ? undefined : 'This link is incomplete')
})
