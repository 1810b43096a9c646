import { joinBytes } from '#lib/bytes/join-bytes.ts'

/** The body of a request, or undefined where it is longer than `most` bytes; no more of it is read then. */
export async function readBody(request: Request, max: number): Promise<Uint8Array<ArrayBuffer> | undefined> {
  if (Number(request.headers.get('content-length') ?? 0) > max) return undefined
  const pieces: Uint8Array[] = []
  let size = 0
  for await (const piece of request.body ?? []) {
    size += piece.byteLength
    if (size > max) return undefined
    pieces.push(piece)
  }
  return joinBytes(pieces)
}
