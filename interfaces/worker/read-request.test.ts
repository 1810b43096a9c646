import { gzipSync } from 'node:zlib'
import { describe, expect, test } from 'vitest'
import { UserError } from '#lib/result/user-error.ts'
import { createTestOperation } from '../testing/operation.fixture.ts'
import { type HttpRequest, readRequest, UnreadableRequest } from './read-request.ts'

const bytes = (text: string) => new TextEncoder().encode(text)

function read(
  accepts: Parameters<typeof createTestOperation>[0],
  { body = bytes('{}'), contentType = '', isGzip = false, query = [] }: Partial<HttpRequest>,
) {
  return readRequest(createTestOperation(accepts), { body, contentType, isGzip, query })
}

describe('JSON', () => {
  test.each(['', 'application/json', 'Application/JSON; charset=utf-8', 'application/x-www-form-urlencoded'])(
    'is read with the content type %j',
    async (contentType) => {
      expect(await read(undefined, { contentType, body: bytes('{"count":1}') })).toEqual({ count: 1 })
    },
  )

  test('is read from text/plain if the operation has no input', async () => {
    const request = { contentType: 'text/plain;charset=UTF-8', body: bytes('{"count":1}') }
    expect(await read(undefined, request)).toEqual({ count: 1 })
    expect(await read('text', request)).toEqual({ given: '{"count":1}' })
  })

  test('has options of the query as defaults', async () => {
    const query = [
      ['count', '2'],
      ['has-header', 'false'],
      ['names', 'a'],
      ['names', 'b'],
    ] as const
    const params = { count: 1, hasHeader: false, names: ['a', 'b'] }
    expect(await read(undefined, { query, body: bytes('{"count":1}') })).toEqual(params)
  })

  test.each([
    ['half of it', bytes('{"text":')],
    ['what is not UTF-8', new Uint8Array([0x22, 0xff, 0x22])],
    ['nothing', bytes('')],
  ])('%s is refused', async (_, body) => {
    const error = new UnreadableRequest(400, 'The body is not valid JSON in UTF-8.')
    await expect(read(undefined, { body })).rejects.toEqual(error)
  })
})

describe('gzip', () => {
  test('is decompressed', async () => {
    const body = new Uint8Array(gzipSync('{"count":1}'))
    expect(await read(undefined, { body, isGzip: true })).toEqual({ count: 1 })
  })

  test.each<[string, Uint8Array<ArrayBuffer>, 400 | 413, string]>([
    ['broken', bytes('x'), 400, 'The body is not valid gzip.'],
    [
      'a bomb',
      new Uint8Array(gzipSync(new Uint8Array(64 * 2 ** 20 + 1))),
      413,
      'A decompressed body may have 64 MB.',
    ],
  ])('that is %s is refused', async (_, body, status, message) => {
    await expect(read(undefined, { body, isGzip: true })).rejects.toEqual(
      new UnreadableRequest(status, message),
    )
  })
})

describe('a body of another type', () => {
  const file = { body: bytes('é'), contentType: 'application/pdf', query: [['count', '1']] } as const

  test.each([
    ['text', 'é'],
    ['contents', { name: 'input', bytes: bytes('é') }],
    ['file', { name: 'input', bytes: bytes('é') }],
    ['files', [{ name: 'input', bytes: bytes('é') }]],
  ] as const)('is the input of an operation that accepts %s', async (accepts, given) => {
    expect(await read(accepts, file)).toEqual({ count: 1, given })
  })

  test('is refused by an operation without an input', async () => {
    const error = new UnreadableRequest(415, 'try takes application/json, not application/pdf.')
    await expect(read(undefined, file)).rejects.toEqual(error)
  })

  test('that is not UTF-8 is refused as text', async () => {
    const request = { body: new Uint8Array([0xff]), contentType: 'text/plain' }
    await expect(read('text', request)).rejects.toEqual(new UserError('The body is not UTF-8 text.'))
  })
})

describe('a form', () => {
  async function form(...fields: readonly [string, string | File][]) {
    const data = new FormData()
    for (const [name, value] of fields) data.append(name, value)
    const response = new Response(data)
    return { body: await response.bytes(), contentType: response.headers.get('content-type') ?? '' }
  }
  const a = new File(['1'], 'a.pdf')
  const b = new File(['2'], 'b.pdf')

  test('has options and files', async () => {
    expect(await read('files', await form(['count', '2'], ['file', a], ['file', b]))).toEqual({
      count: 2,
      given: [
        { name: 'a.pdf', bytes: bytes('1') },
        { name: 'b.pdf', bytes: bytes('2') },
      ],
    })
  })

  test('contains the input as text under its name', async () => {
    expect(await read('text', await form(['given', 'a']))).toEqual({ given: 'a' })
  })

  test.each<[Parameters<typeof read>[0], readonly [string, string | File][], string]>([
    [
      'file',
      [
        ['file', a],
        ['file', b],
      ],
      'try takes one file.',
    ],
    [undefined, [['file', a]], 'try takes options only, not a file.'],
    ['file', [['cuont', '1']], 'try has no option “cuont”.: Did you mean count?'],
    ['file', [['count', 'x']], 'count: Enter a number, not “x”.'],
  ])('for an operation that accepts %s is refused with the fields %j', async (accepts, fields, message) => {
    await expect(read(accepts, await form(...fields))).rejects.toThrow(message)
  })

  test('that cannot be parsed is refused', async () => {
    const request = { body: bytes('x'), contentType: 'multipart/form-data; boundary=y' }
    await expect(read('file', request)).rejects.toEqual(
      new UnreadableRequest(400, 'The body is not a valid form (multipart/form-data).'),
    )
  })
})
