import { expect, test } from 'vitest'
import { openBody, showBody } from './body-job.ts'

const show = (bytes: string | number[], contentType: string, view: 'Pretty' | 'Raw' | 'Tree' = 'Pretty') =>
  showBody({
    kind: 'show',
    body: new Blob([typeof bytes === 'string' ? bytes : Uint8Array.from(bytes)]),
    contentType,
    view,
  })

test('JSON is formatted with two spaces, digit for digit, and raw as received', async () => {
  const source = '{"id":12345678901234567890,"rate":1E400,"zero":-0,"id":"\\u00e9","list":[]}'
  expect(await show(source, 'application/json; charset=utf-8')).toEqual({
    kind: 'text',
    text: '{\n  "id": 12345678901234567890,\n  "rate": 1E400,\n  "zero": -0,\n  "id": "\\u00e9",\n  "list": []\n}',
    isWhole: true,
    charset: 'utf-8',
    isJson: true,
    jsonProblem: '',
    lens: undefined,
  })
  expect(await show(source, 'application/vnd.api+json', 'Raw')).toMatchObject({ text: source, isJson: true })
  expect(await show('[1,{"a":2}]', 'application/json', 'Tree')).toMatchObject({
    kind: 'tree',
    document: { nodeCount: 4 },
  })
})

test('shows a body that is not valid JSON unchanged, with the reason', async () => {
  expect(await show('<p>oops', 'application/json')).toMatchObject({
    text: '<p>oops',
    isJson: false,
    jsonProblem: expect.stringMatching(/^Invalid JSON: .*\(line 1 column 1\)$/),
  })
})

test.each([
  ['text/plain; charset=iso-8859-1', [0x63, 0xe9], 'cé'],
  ['text/html; charset="windows-1251"', [0xcf], 'П'],
  ['application/json;charset=utf-16le', [0x22, 0, 0xe9, 0, 0x22, 0], '"é"'],
  ['application/xml', [0x3c, 0xc3, 0xa9], '<é'],
  ['', [0x68, 0x69], 'hi'],
  ['application/x-thing; charset=iso-8859-1', [0xe9], 'é'],
])('%s is read in its charset', async (type, bytes, text) => {
  expect(await show(bytes, type)).toMatchObject({ kind: 'text', text })
})

const PNG = [0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a]
test.each([
  ['image/png', PNG, { kind: 'media', lens: 'image', mediaType: 'image/png' }],
  ['', PNG, { kind: 'media', lens: 'image', mediaType: 'image/png' }],
  ['application/octet-stream', PNG, { kind: 'bytes', extension: 'png' }],
  ['image/svg+xml', [0x3c], { kind: 'media', lens: 'image' }],
  ['application/pdf', [0x25], { kind: 'media', lens: 'pdf' }],
  ['audio/mpeg', [0], { kind: 'media', lens: 'audio' }],
  ['video/mp4', [0], { kind: 'media', lens: 'video' }],
  [
    'application/octet-stream',
    [0, 0xff, 0x41],
    { kind: 'bytes', hex: '00000000  00 ff 41                 ··A' },
  ],
  ['text/html', [0x3c], { kind: 'text', lens: 'html', text: '<' }],
])('%s of %j is shown as what it is', async (type, bytes, expected) => {
  expect(await show(bytes, type)).toMatchObject(expected)
})

test('a very large body is shown by its beginning, up to the end of a line', async () => {
  const line = `${'x'.repeat(999)}\n`
  const shown = await show(line.repeat(17_000), 'text/plain')
  expect(shown).toMatchObject({ kind: 'text', isWhole: false, text: line.repeat(1048).slice(0, -1) })
  expect(await show(`[${'1,'.repeat(9_000_000)}1]`, 'application/json')).toMatchObject({
    isWhole: false,
    isJson: false,
  })
})

test('a JSON body is opened in its charset, to be searched', async () => {
  const open = async (bytes: number[], contentType: string) => {
    const document = await openBody({ body: new Blob([Uint8Array.from(bytes)]), contentType })
    return new TextDecoder().decode(document.bytes)
  }
  expect(await open([0x22, 0xc3, 0xa9, 0x22], 'application/json')).toBe('"é"')
  expect(await open([0x22, 0xe9, 0x22], 'application/json; charset=iso-8859-1')).toBe('"é"')
  expect(await open([0xef, 0xbb, 0xbf, 0x31], 'application/json')).toBe('1')
  await expect(open([0x7b], 'application/json')).rejects.toThrow('Invalid JSON')
})

test('a body without a type is text if its beginning is, ignoring a truncated character', async () => {
  const kind = async (before: number, ...bytes: readonly number[]) =>
    (await show([...Array<number>(before).fill(0x61), ...bytes, 0x61, 0x61, 0x61, 0x61], '')).kind
  expect(await kind(4093, 0xf0, 0x9f, 0x98, 0x80)).toBe('text')
  expect(await kind(4092, 0xff)).toBe('bytes')
  expect(await kind(4095, 0)).toBe('bytes')
  expect(await kind(4096, 0, 0xff)).toBe('text')
})

test('an image in a textual format is displayed as an image, and its source as text', async () => {
  const svg = '<svg xmlns="http://www.w3.org/2000/svg"/>'
  const source = (type: string) =>
    showBody({ kind: 'show', body: new Blob([svg]), contentType: type, view: 'Source' })
  expect(await source('image/svg+xml')).toMatchObject({ kind: 'text', text: svg, lens: 'image' })
  expect(await source('image/png')).toMatchObject({ kind: 'media', lens: 'image' })
})

test.each([
  ['text/html', '<meta charset="windows-1252"><p>', '</p>'],
  ['text/html', '<meta http-equiv="Content-Type" content="text/html; charset=iso-8859-1">', ''],
  ['application/xml', '<?xml version="1.0" encoding="ISO-8859-1"?><a>', '</a>'],
  ['image/svg+xml', '<?xml version="1.0" encoding="ISO-8859-1"?><svg>', '</svg>'],
  ['text/css', '@charset "windows-1252"; /* ', ' */'],
])('%s is read in the charset that it declares', async (contentType, before, after) => {
  const body = new Blob([before, Uint8Array.from([0x63, 0x61, 0x66, 0xe9]), after])
  expect(await showBody({ kind: 'show', body, contentType, view: 'Source' })).toMatchObject({
    text: `${before}café${after}`,
    charset: 'windows-1252',
  })
})
