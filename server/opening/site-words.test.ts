import { expect, test } from 'vitest'
import { readSettings } from '../settings.ts'
import { siteWords } from './site-words.ts'

const told = (environment: Record<string, string>) => siteWords(readSettings(environment))

// What `contract/site-config.ts` says of each.
test.each([
  [{ SIGN_UP: 'invited' }, '/auth#sign-up'],
  [{ SIGN_UP: 'closed' }, '/auth#sign-up /auth#invited'],
  [{ POLLS: 'accounts' }, '/anonymous-poll#anyone'],
  [{ POLLS: 'off' }, '/poll/ /anonymous-poll'],
  [{ ROOMS: 'accounts' }, '/room/#anyone'],
  [{ ROOMS: 'off' }, '/room/ /quiz/'],
  [{ NEWSLETTER: 'off' }, '/newsletter'],
  [{ PLANS: 'off' }, '/pricing'],
  [{ HIDE_TOOLS: 'metronome,api-tester' }, '/api-tester /metronome'],
  [{ HIDE_TOOLS: 'anonymous-poll' }, '/poll/ /anonymous-poll'],
  [{ HIDE_TOOLS: 'sprint-point-estimator' }, '/room/ /sprint-point-estimator'],
  [{ HIDE_TOOLS: 'quiz-builder' }, '/quiz/ /quiz-builder'],
  [{ POLLS: 'off', HIDE_TOOLS: 'anonymous-poll' }, '/poll/ /anonymous-poll'],
  [{ POLLS: 'accounts', HIDE_TOOLS: 'anonymous-poll' }, '/poll/ /anonymous-poll'],
  [{ SIGN_UP: 'invited', NEWSLETTER: 'off', PLANS: 'off' }, '/auth#sign-up /newsletter /pricing'],
])('with %j the pages are told that this is closed: %s', (environment, closed) => {
  expect(told(environment)).toEqual({ told: { closed } })
})

test('as it comes, nothing is told', () => {
  expect(told({})).toBeUndefined()
})

test('a line, where questions go, the address and the path are told', () => {
  expect(
    told({
      NOTICE: 'Down on Sunday',
      CONTACT_URL: 'mailto:help@example.org',
      SUGGESTIONS_URL: 'https://example.org/ideas',
      PUBLIC_URL: 'https://tools.example.org',
      BASE_PATH: '/tools',
    }),
  ).toEqual({
    told: {
      notice: 'Down on Sunday',
      contact: 'mailto:help@example.org',
      suggestions: 'https://example.org/ideas',
    },
    publicUrl: 'https://tools.example.org',
    basePath: '/tools',
  })
  expect(told({ BASE_PATH: '/tools' })).toEqual({ told: {}, basePath: '/tools' })
})

test('pages are told who signs people in, and whether a password does', () => {
  const issuer = {
    OIDC_ISSUER: 'https://login.example.org',
    OIDC_CLIENT_ID: 'sundry',
    OIDC_CLIENT_SECRET: 'secret',
    OIDC_NAME: 'Town Hall',
    PUBLIC_URL: 'https://tools.example.org',
  }
  const publicUrl = 'https://tools.example.org'
  expect(told(issuer)).toEqual({ told: { sso: 'Town Hall' }, publicUrl })
  expect(told({ ...issuer, PASSWORDS: 'off' })).toEqual({
    told: { closed: '/auth#password', sso: 'Town Hall' },
    publicUrl,
  })
})
