import * as v from 'valibot'
import { HttpProblem } from './errors.ts'
import { readText } from './read-text.ts'
import type { RequestLike } from './request-like.ts'

/** `application/json`, with or without parameters; `application/json-patch+json` is another type (RFC 6838 §4.2). */
const JSON_TYPE = /^application\/json\s*(;|$)/i

/** The body of a request, bounded by its route before it is parsed and checked by its schema. Throws HttpProblem. */
export async function readJson<T>(request: RequestLike, schema: v.GenericSchema<unknown, T>): Promise<T> {
  if (!JSON_TYPE.test(request.req.header('content-type') ?? ''))
    throw new HttpProblem(415, 'Send JSON with the content type application/json')
  const result = v.safeParse(schema, parsed(await readText(request)))
  if (result.success) return result.output
  const [issue] = result.issues
  throw new HttpProblem(400, issue.message)
}

function parsed(text: string): unknown {
  try {
    return JSON.parse(text, UNSTORABLE_ESCAPE.test(text) ? onlyStorable : undefined)
  } catch (error) {
    throw error instanceof HttpProblem ? error : new HttpProblem(400, 'The request is not valid JSON')
  }
}

/** Text decoded from UTF-8 contains U+0000 or a lone surrogate only as an escape. */
const UNSTORABLE_ESCAPE = /\\u(?:0000|d[89a-f])/i

/** PostgreSQL cannot store U+0000, and half of a surrogate pair is not a character. */
function onlyStorable(_key: string, value: unknown): unknown {
  if (typeof value === 'string' && (value.includes('\0') || !value.isWellFormed()))
    throw new HttpProblem(
      400,
      'The request holds a text with a character that cannot be stored, such as U+0000',
    )
  return value
}
