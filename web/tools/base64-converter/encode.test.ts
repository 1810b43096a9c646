import { expect, test } from 'vitest'
import { encodeInput } from './encode.ts'
import { type Base64Options, DEFAULTS } from './options.ts'

const encode = (text: string, options: Partial<Base64Options>) =>
  encodeInput({ kind: 'text', text }, { ...DEFAULTS, ...options })

test('a data URI is in the standard alphabet, padded and in one line, whatever else is chosen', async () => {
  const text = '??>'.repeat(40)
  const { shown } = await encode(`${text}?`, {
    isDataUri: true,
    isUrlSafe: true,
    omitsPadding: true,
    lineWidth: '76',
    charset: 'iso-8859-1',
  })
  expect(shown).toBe(`data:text/plain;charset=iso-8859-1;base64,${'Pz8+'.repeat(40)}Pw==`)
})

test('encodes empty input as an empty string, not as a data URI', async () => {
  expect((await encode('', { isDataUri: true })).shown).toBe('')
})

test('the type that a file has goes before what its bytes look like, and none is unknown bytes', async () => {
  const uri = async (bytes: string, type: string) => {
    const input = { kind: 'bytes', blob: new Blob([bytes], { type }) } as const
    return (await encodeInput(input, { ...DEFAULTS, isDataUri: true })).shown
  }
  expect(await uri('%PDF-1.7\n', 'text/css')).toBe('data:text/css;base64,JVBERi0xLjcK')
  expect(await uri('%PDF-1.7\n', '')).toBe('data:application/pdf;base64,JVBERi0xLjcK')
  expect(await uri('ab', '')).toBe('data:application/octet-stream;base64,YWI=')
})

test('a file has no characters, and never looks like Base64 already', async () => {
  const blob = new Blob(['SGVsbG8sIFdvcmxkIQ=='])
  const { statistics, looksEncoded } = await encodeInput({ kind: 'bytes', blob }, DEFAULTS)
  expect(statistics).toEqual({
    inputBytes: 20,
    inputCharacters: undefined,
    outputBytes: 28,
    outputCharacters: 28,
  })
  expect(looksEncoded).toBe(false)
})
