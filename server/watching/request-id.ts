import type { Context } from 'hono'

const ids = new WeakMap<Request, string>()

/** The id of a request that has failed, made when it is first asked for: the same in the log and in the answer. */
export function requestIdOf(context: Context, randomBytes: (count: number) => Uint8Array): string {
  const known = knownRequestId(context)
  if (known !== undefined) return known
  const id = Buffer.from(randomBytes(6)).toString('base64url')
  ids.set(context.req.raw, id)
  return id
}

/** The id that was made for it, if any was. */
export function knownRequestId(context: Context): string | undefined {
  return ids.get(context.req.raw)
}
