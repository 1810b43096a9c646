import { expect, test } from 'vitest'
import { toResultAsync } from '#lib/result/result.ts'
import { decodeInput } from './decode.ts'
import { type Base64Options, DEFAULTS } from './options.ts'

const decode = (text: string | Uint8Array<ArrayBuffer>, options: Partial<Base64Options> = {}) =>
  decodeInput(new Blob([text]), { ...DEFAULTS, ...options })

const OF_BYTES = (length: number) => Buffer.from(new Uint8Array(length).fill(0xff)).toString('base64')

test.each([
  'data:text/plain;base64,SGk=',
  ' \n data:;base64,SGk=',
  'DATA:image/png;name=a.png;BASE64,SGk=',
  '\uFEFFSGk=',
  '\uFEFF data:text/html;charset=utf-8;base64,SGk=',
  ' SG k=\n',
])('%j is what stands after its beginning', async (text) => {
  expect(await decode(text)).toMatchObject({ shown: 'Hi', isText: true, isWhole: true, remark: '' })
})

test('strict mode accepts a data URI prefix but no leading whitespace', async () => {
  expect((await decode('data:text/plain;base64,SGk=', { isStrict: true })).shown).toBe('Hi')
  expect((await toResultAsync(() => decode(' SGk=', { isStrict: true }))).ok).toBe(false)
})

test('strict mode rejects the characters of the other alphabet', async () => {
  const isAccepted = async (text: string, isUrlSafe: boolean) =>
    (await toResultAsync(() => decode(text, { isStrict: true, isUrlSafe }))).ok
  expect(await isAccepted('_-8=', true)).toBe(true)
  expect(await isAccepted('_-8=', false)).toBe(false)
  expect(await isAccepted('/+8=', false)).toBe(true)
  expect(await isAccepted('/+8=', true)).toBe(false)
})

test.each([
  [4096, true],
  [4097, false],
])('shows %i binary bytes in hexadecimal, complete or truncated', async (length, isWhole) => {
  expect(await decode(OF_BYTES(length))).toMatchObject({
    isText: false,
    isWhole,
    remark: `Decoded ${length.toLocaleString('en')} bytes that are not UTF-8 text`,
    statistics: { outputBytes: length, outputCharacters: undefined },
  })
})

test('the Blob has the detected type of its bytes, or none', async () => {
  const png = Buffer.from([0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a]).toString('base64')
  expect((await decode(png)).blob.type).toBe('image/png')
  expect((await decode('//8=')).blob.type).toBe('application/octet-stream')
  expect((await decode('SGk=')).blob.type).toBe('text/plain')
})

test('bytes with a truncated or invalid character are binary', async () => {
  expect(await decode('4oI=')).toMatchObject({ isText: false, shown: expect.stringContaining('e2 82') })
})

test('characters are counted as people see them, and bytes as they are', async () => {
  const { statistics } = await decode('w6nwn5mC')
  expect(statistics).toEqual({ inputBytes: 8, inputCharacters: 8, outputBytes: 6, outputCharacters: 2 })
})
