import { joinBytes } from '#lib/bytes/bytes.ts'

/** Returns the body of a request, or undefined if it is longer than `max` bytes; the rest is not read then. */
export async function readBody(request: Request, max: number): Promise<Uint8Array<ArrayBuffer> | undefined> {
  if (Number(request.headers.get('content-length') ?? 0) > max) return undefined
  const chunks: Uint8Array[] = []
  let size = 0
  for await (const chunk of request.body ?? []) {
    size += chunk.byteLength
    if (size > max) return undefined
    chunks.push(chunk)
  }
  return joinBytes(chunks)
}
