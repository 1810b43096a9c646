import { bodyLimitOf } from './declare-route.ts'
import { HttpProblem } from './errors.ts'
import type { RequestLike } from './request-like.ts'

/** The body of a request as text, bounded by its route. Throws HttpProblem 413. */
export async function readText(request: RequestLike): Promise<string> {
  const { maxBytes, tooLarge = `The request is larger than ${maxBytes} bytes` } = bodyLimitOf(request)
  const length = request.req.header('content-length')
  if (Number(length) > maxBytes) throw new HttpProblem(413, tooLarge)
  // Node reads no more than the length declared by a request; one without is counted as it arrives.
  if (length !== undefined) return request.req.text()
  const decoder = new TextDecoder()
  let text = ''
  let size = 0
  for await (const chunk of bodyOf(request.req.raw)) {
    size += chunk.byteLength
    if (size > maxBytes) throw new HttpProblem(413, tooLarge)
    text += decoder.decode(chunk, { stream: true })
  }
  return text + decoder.decode()
}

/** Returns the body as chunks; none if it is missing. */
function bodyOf(request: object): AsyncIterable<Uint8Array> | readonly Uint8Array[] {
  return 'body' in request && request.body instanceof ReadableStream ? request.body : []
}
