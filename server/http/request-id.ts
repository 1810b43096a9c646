import type { RequestLike } from './request-like.ts'

const ids = new WeakMap<object, string>()

/** Returns the id of a failed request, created on first use: the same in the log and in the response. */
export function requestIdOf(request: RequestLike, randomBytes: (count: number) => Uint8Array): string {
  const known = knownRequestId(request)
  if (known !== undefined) return known
  const id = Buffer.from(randomBytes(6)).toString('base64url')
  ids.set(request.req.raw, id)
  return id
}

/** The id that was made for it, if any was. */
export function knownRequestId(request: RequestLike): string | undefined {
  return ids.get(request.req.raw)
}
