import type { MiddlewareHandler } from 'hono'
import { HttpProblem } from './errors.ts'

/** Control character, raw or percent-encoded. */
const CONTROL = /\p{Cc}|%(?:[01][\da-f]|7f)/iu

/** No id contains a control character; PostgreSQL would report U+0000 as an error of the program. */
export const rejectControlCharacters: MiddlewareHandler = (context, next) => {
  if (CONTROL.test(context.req.path)) throw new HttpProblem(404, 'There is nothing at this address')
  return next()
}
