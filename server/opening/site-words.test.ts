import { expect, test } from 'vitest'
import { readSettings } from '../settings.ts'
import { siteWords } from './site-words.ts'

const told = (environment: Record<string, string>) => siteWords(readSettings(environment))

// What `contract/told.ts` says of each.
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
