import { expect, test } from 'vitest'
import { readSettings } from './settings.ts'
import { createSiteConfig } from './site-config.ts'

const meta = (environment: Record<string, string>) => createSiteConfig(readSettings(environment))

// Documented in `contract/site-config.ts`.
test.each([
  [{ SIGN_UP: 'invited' }, '/auth#sign-up'],
  [{ SIGN_UP: 'closed' }, '/auth#sign-up /auth#invited'],
  [{ POLLS: 'accounts' }, '/anonymous-poll#anyone'],
  [{ POLLS: 'off' }, '/poll/ /anonymous-poll'],
  [{ ROOMS: 'accounts' }, '/room/#anyone'],
  [{ ROOMS: 'off' }, '/room/ /quiz/'],
  [{ NEWSLETTER: 'off' }, '/newsletter'],
  [{ PLANS: 'off' }, '/pricing'],
  [{ DISABLED_TOOLS: 'metronome,api-tester' }, '/api-tester /metronome'],
  [{ DISABLED_TOOLS: 'anonymous-poll' }, '/poll/ /anonymous-poll'],
  [{ DISABLED_TOOLS: 'sprint-point-estimator' }, '/room/ /sprint-point-estimator'],
  [{ DISABLED_TOOLS: 'quiz-builder' }, '/quiz/ /quiz-builder'],
  [{ POLLS: 'off', DISABLED_TOOLS: 'anonymous-poll' }, '/poll/ /anonymous-poll'],
  [{ POLLS: 'accounts', DISABLED_TOOLS: 'anonymous-poll' }, '/poll/ /anonymous-poll'],
  [{ SIGN_UP: 'invited', NEWSLETTER: 'off', PLANS: 'off' }, '/auth#sign-up /newsletter /pricing'],
])('with %j the page config lists as closed: %s', (environment, closed) => {
  expect(meta(environment)).toEqual({ meta: { closed } })
})

test('createSiteConfig(): says if IP addresses are logged, for the privacy policy', () => {
  expect(meta({ AUTH_LOG: 'stdout' })).toEqual({ meta: { addresses: 'logged' } })
})

test('createSiteConfig(): returns undefined for default settings', () => {
  expect(meta({})).toBeUndefined()
})

test('createSiteConfig(): contains notice, contact, suggestions, origin and base path', () => {
  expect(
    meta({
      SITE_NOTICE: 'Down on Sunday',
      CONTACT_URL: 'mailto:help@example.org',
      SUGGESTIONS_URL: 'https://example.org/ideas',
      PUBLIC_URL: 'https://tools.example.org',
      BASE_PATH: '/tools',
    }),
  ).toEqual({
    meta: {
      notice: 'Down on Sunday',
      contact: 'mailto:help@example.org',
      suggestions: 'https://example.org/ideas',
    },
    publicUrl: 'https://tools.example.org',
    basePath: '/tools',
  })
  expect(meta({ BASE_PATH: '/tools' })).toEqual({ meta: {}, basePath: '/tools' })
})

test('createSiteConfig(): contains the OIDC provider, and whether passwords are allowed', () => {
  const issuer = {
    OIDC_ISSUER: 'https://login.example.org',
    OIDC_CLIENT_ID: 'sundry',
    OIDC_CLIENT_SECRET: 'secret',
    OIDC_NAME: 'Town Hall',
    PUBLIC_URL: 'https://tools.example.org',
  }
  const publicUrl = 'https://tools.example.org'
  expect(meta(issuer)).toEqual({ meta: { sso: 'Town Hall' }, publicUrl })
  expect(meta({ ...issuer, PASSWORDS: 'off' })).toEqual({
    meta: { closed: '/auth#password', sso: 'Town Hall' },
    publicUrl,
  })
})
