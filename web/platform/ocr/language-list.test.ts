import { afterEach, expect, test, vi } from 'vitest'
import { UserError } from '#lib/result/user-error.ts'
import { loadLanguages } from './language-list.ts'

afterEach(() => vi.unstubAllGlobals())

test('the languages are those that the server has data for', async () => {
  const requests: unknown[] = []
  const german = {
    code: 'deu',
    name: 'German',
    nativeName: 'Deutsch',
    address: '/ocr/deu-1.traineddata',
    wireBytes: 4,
    bytes: 8,
  }
  vi.stubGlobal('fetch', async (address: unknown) => {
    requests.push(address)
    return Response.json({ languages: [german] })
  })
  expect(await loadLanguages()).toEqual([german])
  expect(requests).toEqual(['/ocr/languages.json'])
})

test.each([
  ['a server that refuses', async () => Response.json({ languages: [] }, { status: 500 })],
  ['no connection', async () => Promise.reject(new TypeError('Failed to fetch'))],
  ['an answer that is no list', async () => Response.json({ languages: 'all' })],
  ['an answer that is no JSON', async () => new Response('<html>')],
])('with %s the visitor gets instructions', async (_, answer) => {
  vi.stubGlobal('fetch', answer)
  await expect(loadLanguages()).rejects.toThrow(
    new UserError('The list of languages could not be loaded', 'Check your connection, then try again.'),
  )
})
