import { joinBytes } from '#lib/bytes/join-bytes.ts'
import type { Answer } from '#lib/operation/operation.ts'

/** An answer as bytes of a media type, as it goes out. */
export type SerializedResult = {
  readonly kind: Answer['kind']
  readonly bytes: Uint8Array<ArrayBuffer>
  readonly mediaType: string
  /** Of a file. */
  readonly fileName: string
  /** What could not be kept, in whole sentences. */
  readonly notes: readonly string[]
}

export function serializeResult(answer: Answer): SerializedResult {
  const plain = { kind: answer.kind, fileName: '', notes: [] }
  if (answer.kind === 'text')
    return { ...plain, bytes: joinBytes(answer.chunks.map(bytesOf)), mediaType: 'text/plain; charset=utf-8' }
  if (answer.kind === 'data')
    return { ...plain, bytes: bytesOf(`${JSON.stringify(answer.data)}\n`), mediaType: 'application/json' }
  const { file, mediaType, notes } = answer
  return { ...plain, bytes: file.bytes, mediaType, fileName: file.name, notes }
}

function bytesOf(chunk: string | Uint8Array<ArrayBuffer>): Uint8Array<ArrayBuffer> {
  return typeof chunk === 'string' ? new TextEncoder().encode(chunk) : chunk
}
