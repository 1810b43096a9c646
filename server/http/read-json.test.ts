import { Hono } from 'hono'
import * as v from 'valibot'
import { expect, test } from 'vitest'
import { HttpProblem } from './errors.ts'
import { readJson } from './read-json.ts'

const app = new Hono()
  .post('/', async (context) => context.json(await readJson(context, v.string(), { mostBytes: 64 })))
  .onError((error, context) => context.text(error.message, error instanceof HttpProblem ? error.status : 500))

/** The answer to a body whose size is named before it comes, or is not. */
async function answerTo(body: string, isSizeNamed: boolean): Promise<string> {
  const size = { 'content-length': String(Buffer.byteLength(body)) }
  const headers = { 'content-type': 'application/json', ...(isSizeNamed && size) }
  const answer = await app.request('/', { method: 'POST', headers, body })
  return `${answer.status} ${await answer.text()}`
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
  ])(`%s with its size ${isSizeNamed ? 'named' : 'unknown'} is answered %s`, async (body, answer) => {
    expect(await answerTo(body, isSizeNamed)).toBe(answer)
  })
