import { joinBytes } from '#lib/bytes/bytes.ts'
import type { OperationResult } from '#lib/operation/operation.ts'

/** An answer as bytes of a media type, as it goes out. */
export type SerializedResult = {
  readonly kind: OperationResult['kind']
  readonly bytes: Uint8Array<ArrayBuffer>
  readonly mediaType: string
  /** Of a file. */
  readonly fileName: string
  /** Notes on lost or changed content, in full sentences. */
  readonly notes: readonly string[]
}

export function serializeResult(result: OperationResult): SerializedResult {
  const plain = { kind: result.kind, fileName: '', notes: [] }
  if (result.kind === 'text')
    return { ...plain, bytes: joinBytes(result.chunks.map(bytesOf)), mediaType: 'text/plain; charset=utf-8' }
  if (result.kind === 'data')
    return { ...plain, bytes: bytesOf(`${JSON.stringify(result.data)}\n`), mediaType: 'application/json' }
  const { file, mediaType, notes } = result
  return { ...plain, bytes: file.bytes, mediaType, fileName: file.name, notes }
}

function bytesOf(chunk: string | Uint8Array<ArrayBuffer>): Uint8Array<ArrayBuffer> {
  return typeof chunk === 'string' ? new TextEncoder().encode(chunk) : chunk
}
