import { createHash } from 'node:crypto'
import { expect, test } from 'vitest'
import { hexView } from '#lib/bytes/hex-view.ts'
import { toResultAsync } from '#lib/result/result.ts'
import { decodeInput, encodeInput } from './base64.ts'
import { type Base64Answer, doBase64Job } from './base64-job.ts'
import { looksEncoded } from './looks-encoded.ts'
import { type Base64Options, DEFAULTS } from './options.ts'
import { countCharacters, ratioText } from './statistics.ts'

type Input = string | Uint8Array<ArrayBuffer>

function run(mode: 'Encode' | 'Decode', input: Input, options: Partial<Base64Options> = {}, type = '') {
  const source = typeof input === 'string' ? input : { file: new File([input], 'a', { type }), isText: false }
  return doBase64Job({ input: source, options: { ...DEFAULTS, ...options, mode } }, () => {})
}

function narrowed<Kind extends Base64Answer['kind']>(answer: Base64Answer, kind: Kind) {
  if (answer.kind !== kind) throw new Error(`not ${kind}`)
  // Safe: it was just seen to be of this kind.
  return answer as Extract<Base64Answer, { kind: Kind }>
}

const encoded = async (input: Input, options?: Partial<Base64Options>, type?: string) =>
  narrowed(await run('Encode', input, options, type), 'encoded')
const decoded = async (input: Input, options?: Partial<Base64Options>) =>
  narrowed(await run('Decode', input, options), 'decoded')
const bytesOf = async ({ blob }: { blob: Blob }) => new Uint8Array(await blob.arrayBuffer())

test.each<[string, Partial<Base64Options>, string]>([
  ['', {}, ''],
  ['Hello', {}, 'SGVsbG8='],
  ['Zoë 🙂', {}, 'Wm/DqyDwn5mC'],
  ['\uFEFFa\0\r\n', {}, '77u/YQANCg=='],
  ['ÿþ~?', { charset: 'iso-8859-1', isUrlSafe: true }, '__5-Pw=='],
  ['ÿþ~?', { charset: 'iso-8859-1', isUrlSafe: true, omitsPadding: true }, '__5-Pw'],
  ['€', { charset: 'windows-1252' }, 'gA=='],
  ['a', { charset: 'utf-16le' }, 'YQA='],
  [
    'a',
    { isDataUri: true, isUrlSafe: true, omitsPadding: true },
    'data:text/plain;charset=utf-8;base64,YQ==',
  ],
])('%j with %j is encoded as %s', async (text, options, base64) => {
  expect((await encoded(text, options)).shown).toBe(base64)
  const back = await decoded(base64, options)
  expect([back.isText, back.shown]).toEqual([true, text])
})

test('lines of 76 are parted by CRLF', async () => {
  const { shown } = await encoded('x'.repeat(120), { lineWidth: '76' })
  expect(shown.split('\r\n').map((line) => line.length)).toEqual([76, 76, 8])
})

test('text that the charset cannot represent is an encoding error', async () => {
  await expect(encoded('a\ud83d')).rejects.toThrow('Encoding error: Half of a character at position 2')
  await expect(encoded('€', { charset: 'iso-8859-1' })).rejects.toThrow('Encoding error')
})

test.each([
  ['SGVs!', 'Unexpected “!” at position 5 (line 1 column 5)'],
  ['data:text/plain;base64,SGV!', 'Unexpected “!” at position 27'],
  ['SGVsb', 'The text ends too early, at position 5: its last character stands alone'],
  ['data:text/plain,a', 'Unexpected “:” at position 5'],
])('rejects %j as Base64: %s', async (text, detail) => {
  await expect(decoded(text)).rejects.toThrow(`Invalid Base64 string: ${detail}`)
})

test('shows binary data in hexadecimal, with the type by its magic number', async () => {
  const answer = await decoded('data:image/png;base64,iVBORw0KGgo')
  expect(answer).toMatchObject({
    isText: false,
    remark: 'Decoded 8 bytes that are not UTF-8 text',
    fileType: { mediaType: 'image/png', extension: 'png' },
    shown: '00000000  89 50 4e 47 0d 0a 1a 0a  ·PNG····',
  })
  expect([...(await bytesOf(answer))]).toEqual([0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a])
})

test('20 MB round-trip with the same sha256', async () => {
  const bytes = new Uint8Array(20_000_001).map((_, index) => (index * 2654435761) >>> 23)
  const there = await encoded(bytes, { lineWidth: '76' })
  expect(there.isWhole).toBe(false)
  const back = await decoded(await bytesOf(there))
  expect(sha256(await bytesOf(back))).toBe(sha256(bytes))
})

test('statistics count characters as people do', async () => {
  const { statistics } = await encoded('🙂é')
  expect(statistics).toEqual({ inputBytes: 6, inputCharacters: 2, outputBytes: 8, outputCharacters: 8 })
  expect(ratioText(statistics)).toBe('133.3%')
  expect(ratioText({ ...statistics, inputBytes: 0 })).toBe('—')
  expect(countCharacters('a🙂\ud83d')).toBe(3)
})

test.each([
  ['SGVsbG8sIFdvcmxkIQ==', true],
  ['SGVsbG8sIFdvcmxkIQ', true],
  ['data:image/png;base64,iVBORw0KGgo=', true],
  ['iVBORw0KGgoAAAAN', true],
  [' \n SGVsbG8sIFdvcmxkIQ== \n', true],
  ['Hello, World!', false],
  ['password', false],
  ['HelloWorld', false],
  ['SGVs', false],
  ['', false],
])('%j looks like Base64: %s', (text, looks) => {
  expect(looksEncoded(text)).toBe(looks)
})

test('hexadecimal rows preserve their columns', () => {
  expect(hexView(Uint8Array.from({ length: 10 }, (_, index) => 0x40 + index))).toBe(
    '00000000  40 41 42 43 44 45 46 47  @ABCDEFG\n00000008  48 49                    HI',
  )
})

function sha256(bytes: Uint8Array): string {
  return createHash('sha256').update(bytes).digest('hex')
}

test('encodes long pasted text in the chosen charset, a file unchanged', async () => {
  const job = (isText: boolean, charset: Base64Options['charset']) =>
    doBase64Job(
      { input: { file: new File(['é'], 'a'), isText }, options: { ...DEFAULTS, mode: 'Encode', charset } },
      () => {},
    )
  const text = async (isText: boolean, charset: Base64Options['charset']) =>
    narrowed(await job(isText, charset), 'encoded').blob.text()
  expect(await text(true, 'iso-8859-1')).toBe('6Q==')
  expect(await text(true, 'utf-8')).toBe('w6k=')
  expect(await text(false, 'iso-8859-1')).toBe('w6k=')
})

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

test('the declared type of a file takes precedence over its detected one, and without either it is unknown bytes', async () => {
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
