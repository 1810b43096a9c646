import { Hono } from 'hono'
import * as v from 'valibot'
import { expect, test } from 'vitest'
import { type BodyLimit, declareRoute } from './declare-route.ts'
import { HttpProblem } from './errors.ts'
import { readJson } from './read-json.ts'

const NO_LIMIT = { burst: 1, refillMs: 1, consume: () => {} }
const bounded = (body: BodyLimit) => declareRoute({ callers: 'anyone', limit: NO_LIMIT, body })

const app = new Hono()
  .post('/', bounded({ maxBytes: 64 }), async (context) => context.json(await readJson(context, v.string())))
  .onError((error, context) => context.text(error.message, error instanceof HttpProblem ? error.status : 500))

/** Returns the response to a body whose size is declared in advance, or is not. */
async function answerTo(body: string, isSizeNamed: boolean): Promise<string> {
  const size = { 'content-length': String(Buffer.byteLength(body)) }
  const headers = { 'content-type': 'application/json', ...(isSizeNamed && size) }
  const response = await app.request('/', { method: 'POST', headers, body })
  return `${response.status} ${await response.text()}`
}

const TOO_LARGE = '413 The request is larger than 64 bytes'
const UNSTORABLE = '400 The request holds a text with a character that cannot be stored, such as U+0000'

for (const isSizeNamed of [true, false])
  test.each([
    [`"${'a'.repeat(62)}"`, `200 "${'a'.repeat(62)}"`],
    [`"${'a'.repeat(63)}"`, TOO_LARGE],
    // Bytes are counted, not characters.
    [`"${'€'.repeat(21)}"`, TOO_LARGE],
    ['"a', '400 The request is not valid JSON'],
    [String.raw`"\u0000"`, UNSTORABLE],
    [String.raw`"half \uD83d of a pair"`, UNSTORABLE],
    [String.raw`"\ud83d\ude00"`, '200 "😀"'],
    [String.raw`"\\u0000"`, String.raw`200 "\\u0000"`],
  ])(`%s with its size ${isSizeNamed ? 'named' : 'unknown'} is answered %s`, async (body, response) => {
    expect(await answerTo(body, isSizeNamed)).toBe(response)
  })

/** Returns the response to a chunked body. */
async function answerToChunks(...chunks: readonly (readonly number[])[]): Promise<string> {
  const body = new ReadableStream({
    start(line) {
      for (const chunk of chunks) line.enqueue(new Uint8Array(chunk))
      line.close()
    },
  })
  const init = { method: 'POST', headers: { 'content-type': 'application/json' }, body, duplex: 'half' }
  const response = await app.request(new Request('http://localhost/', init))
  return `${response.status} ${await response.text()}`
}

test('reads a chunked body, even if a chunk boundary splits a character', async () => {
  expect(await answerToChunks([0x22, 0xe2, 0x82], [0xac, 0x22])).toBe('200 "€"')
  const bytes = Array<number>(31).fill(0x61)
  expect(await answerToChunks([0x22, ...bytes], [...bytes, 0x22])).toBe(`200 "${'a'.repeat(62)}"`)
  expect(await answerToChunks([0x22, ...bytes], [...bytes, 0x61, 0x22])).toBe(TOO_LARGE)
})

test('rejects a request without a body', async () => {
  const headers = { 'content-type': 'application/json' }
  const response = await app.request('/', { method: 'POST', headers })
  expect([response.status, await response.text()]).toEqual([400, 'The request is not valid JSON'])
})

test.each([
  ['application/json', 200],
  ['application/json; charset=utf-8', 200],
  ['Application/JSON', 200],
  ['text/plain', 415],
  ['application/jsonp', 415],
  ['application/json-patch+json', 415],
  ['application/json ;charset=utf-8', 200],
  ['application/json, text/plain', 415],
  ['text/plain; application/json', 415],
  ['', 415],
])('a body of the type “%s” is answered %i', async (type, status) => {
  const response = await app.request('/', { method: 'POST', headers: { 'content-type': type }, body: '"a"' })
  expect(response.status).toBe(status)
})

test('half of a pair is refused at whichever depth, and a body that is too large with the words of its route', async () => {
  const deep = new Hono()
    .post('/', bounded({ maxBytes: 40, tooLarge: 'A quiz has up to 40 bytes.' }), async (context) =>
      context.json(await readJson(context, v.unknown())),
    )
    .onError((error, context) =>
      context.text(error.message, error instanceof HttpProblem ? error.status : 500),
    )
  const ask = async (body: string) => {
    const headers = { 'content-type': 'application/json' }
    const response = await deep.request('/', { method: 'POST', headers, body })
    return `${response.status} ${await response.text()}`
  }
  expect(await ask(String.raw`{"a":[{"b":"\udc00"}]}`)).toBe(UNSTORABLE)
  expect(await ask(String.raw`{"a":[{"b":"\udbff"}]}`)).toBe(UNSTORABLE)
  expect(await ask('{"a":[1,null,true]}')).toBe('200 {"a":[1,null,true]}')
  expect(await ask(`"${'a'.repeat(39)}"`)).toBe('413 A quiz has up to 40 bytes.')
})

test('rejects a body that ends within a character', async () => {
  expect(await answerToChunks([0x22, 0x61, 0x22], [0xe2, 0x82])).toBe('400 The request is not valid JSON')
})
