import type { MiddlewareHandler } from 'hono'
import { HttpProblem } from './errors.ts'

/** Control character, raw or percent-encoded. */
const CONTROL = /\p{Cc}|%(?:[01][\da-f]|7f)/iu

/** No id contains a control character; PostgreSQL would report U+0000 as an error of the program. */
export const rejectControlCharacters: MiddlewareHandler = (context, next) => {
  if (hasControlCharacter(context.req.path)) throw new HttpProblem(404, 'There is nothing at this address')
  // Operations read text in their query; any other route looks its query up in the database.
  if (!context.req.path.startsWith('/api/run/') && /\?.*%00/s.test(context.req.url))
    throw new HttpProblem(400, 'The address holds the character U+0000')
  return next()
}

/** Whether a path has a control character, which no id and no page has. */
export function hasControlCharacter(path: string): boolean {
  return CONTROL.test(path)
}
