import { expect, test } from 'vitest'
import { OPEN_ACCESS, readSiteTexts, refuseUnknownTools } from './access-policy.ts'

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
