import { expect, test } from 'vitest'
import {
  OPEN_ACCESS,
  readAccessPolicy,
  readDemo,
  readSiteTexts,
  refuseUnknownTools,
} from './access-policy.ts'

test('readSiteTexts(): reads settings verbatim, trimmed', () => {
  expect(readSiteTexts({})).toEqual({})
  expect(readSiteTexts({ SITE_NOTICE: '', CONTACT_URL: '', SUGGESTIONS_URL: '' })).toEqual({})
  expect(
    readSiteTexts({
      SITE_NOTICE: ` ${'é'.repeat(300)} `,
      CONTACT_URL: 'http://example.org/contact',
      SUGGESTIONS_URL: 'mailto:ideas@example.org',
    }),
  ).toEqual({
    notice: 'é'.repeat(300),
    contactUrl: 'http://example.org/contact',
    suggestionsUrl: 'mailto:ideas@example.org',
  })
})

test('DEMO=on closes sign-up and plans, and says so on the pages', () => {
  expect(readDemo({ DEMO: 'on' })).toBe(true)
  expect(readAccessPolicy({ DEMO: 'on' })).toEqual({ ...OPEN_ACCESS, signUp: 'closed', hasPlans: false })
  expect(readSiteTexts({ DEMO: 'on' })).toEqual({
    notice: 'This is a demo: polls, rooms and quizzes are deleted after an hour.',
  })
  expect(readSiteTexts({ DEMO: 'on', SITE_NOTICE: 'Down on Sunday.' })).toEqual({
    notice: 'This is a demo: polls, rooms and quizzes are deleted after an hour. Down on Sunday.',
  })
})

test.each([{}, { DEMO: '' }, { DEMO: 'off', SIGN_UP: 'open' }])('%j is not a demo', (environment) => {
  expect(readDemo(environment)).toBe(false)
  expect(readAccessPolicy(environment)).toEqual(OPEN_ACCESS)
  expect(readSiteTexts(environment)).toEqual({})
})

test('DEMO and settings that contradict it are refused by name', () => {
  expect(() => readDemo({ DEMO: 'yes' })).toThrow(new Error('DEMO must be one of on, off, not "yes"'))
  for (const SIGN_UP of ['open', 'invited'])
    expect(() => readAccessPolicy({ DEMO: 'on', SIGN_UP })).toThrow(
      new Error(`DEMO=on closes sign-up: remove SIGN_UP=${SIGN_UP}`),
    )
  expect(readDemo({ DEMO: 'on', SIGN_UP: 'closed' })).toBe(true)
})

test.each(['a'.repeat(301), 'a\tb', 'a\nb'])('SITE_NOTICE=%j is refused by name', (notice) => {
  expect(() => readSiteTexts({ SITE_NOTICE: notice })).toThrow(
    new Error('SITE_NOTICE must be one line of at most 300 characters'),
  )
})

test.each([
  'example.org',
  'https://',
  'https://a b.example',
  'ftp://a.example',
  ' https://a.example',
  'https://[',
  'https://a.example:port/',
])('a contact or suggestions URL of %j is refused by name', (url) => {
  for (const name of ['CONTACT_URL', 'SUGGESTIONS_URL'])
    expect(() => readSiteTexts({ [name]: url })).toThrow(
      `${name} must look like https://example.org/contact or mailto:you@example.org, not "${url}"`,
    )
})

test('a tool that there is can be hidden, another one is named with all that there are', () => {
  const tools = ['api-tester', 'metronome']
  const hide = (...disabledTools: string[]) => refuseUnknownTools({ ...OPEN_ACCESS, disabledTools }, tools)
  expect(() => hide()).not.toThrow()
  expect(() => hide('metronome', 'api-tester')).not.toThrow()
  expect(() => hide('metronome', 'metro')).toThrow(
    new Error('DISABLED_TOOLS names "metro", which is no tool. The tools are api-tester, metronome'),
  )
})
