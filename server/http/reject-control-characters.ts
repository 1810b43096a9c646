import type { MiddlewareHandler } from 'hono'
import { HttpProblem } from './errors.ts'

/** A control character, as it is or as an address writes it. */
const CONTROL = /\p{Cc}|%(?:[01][\da-f]|7f)/iu

/** No id holds a control character; PostgreSQL would take U+0000 for a fault of the program. */
export const rejectControlCharacters: MiddlewareHandler = (context, next) => {
  if (CONTROL.test(context.req.path)) throw new HttpProblem(404, 'There is nothing at this address')
  return next()
}
