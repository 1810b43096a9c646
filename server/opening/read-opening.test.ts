import { expect, test } from 'vitest'
import { ALL_OPEN } from './opening.ts'
import { readSayings, refuseUnknownTools } from './read-opening.ts'

test('what the operator says is read word for word, without blanks around it', () => {
  expect(readSayings({})).toEqual({})
  expect(readSayings({ NOTICE: '', CONTACT_URL: '', SUGGESTIONS_URL: '' })).toEqual({})
  expect(
    readSayings({
      NOTICE: ` ${'é'.repeat(300)} `,
      CONTACT_URL: 'http://example.org/contact',
      SUGGESTIONS_URL: 'mailto:ideas@example.org',
    }),
  ).toEqual({
    notice: 'é'.repeat(300),
    contactUrl: 'http://example.org/contact',
    suggestionsUrl: 'mailto:ideas@example.org',
  })
})

test.each([
  [{ NOTICE: 'a'.repeat(301) }, 'NOTICE must be one line of at most 300 characters'],
  [{ NOTICE: 'a\tb' }, 'NOTICE must be one line of at most 300 characters'],
  ...['example.org', 'https://', 'https://a b.example', 'ftp://a.example', ' https://a.example'].map(
    (url) =>
      [
        { SUGGESTIONS_URL: url },
        `SUGGESTIONS_URL must look like https://example.org/contact or mailto:you@example.org, not "${url}"`,
      ] as const,
  ),
])('%j is refused by name', (environment, sentence) => {
  expect(() => readSayings(environment)).toThrow(new Error(sentence))
})

test('a tool that there is can be hidden, another one is named with all that there are', () => {
  const tools = ['api-tester', 'metronome']
  const hide = (...hiddenTools: string[]) => refuseUnknownTools({ ...ALL_OPEN, hiddenTools }, tools)
  expect(() => hide()).not.toThrow()
  expect(() => hide('metronome', 'api-tester')).not.toThrow()
  expect(() => hide('metronome', 'metro')).toThrow(
    new Error('HIDE_TOOLS names "metro", which is no tool. The tools are api-tester, metronome'),
  )
})
